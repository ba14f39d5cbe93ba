/** Whether a text begins as PBI, or as what comes within it: a marker, a comment, a record with its nine fields. */
export function beginsAsProblems(text: string): boolean {
	const line = text.trimStart().split("\n", 1)[0] ?? "";
	return /^#(?:PBI|\s)/i.test(line) || line.split(":").length >= 9;
}

/** A text as a file, whose last line ends: what shows it says where it ends. */
export const asFile = (text: string): string => (/[\r\n]/.test(text.slice(text.trimEnd().length)) ? text : `${text}\n`);
