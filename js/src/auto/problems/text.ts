/** Whether a text begins as PBI, or as what comes within it: a marker, a comment, a record with its nine fields. */
export function beginsAsProblems(text: string): boolean {
	const line = text.trimStart().split("\n", 1)[0] ?? "";
	return /^#(?:PBI|\s)/i.test(line) || line.split(":").length >= 9;
}
