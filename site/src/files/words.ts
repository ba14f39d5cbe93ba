/** "1 error", "2 errors". */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
	return `${number.toLocaleString("en")} ${number === 1 ? noun : nouns}`;
}

/** What the page calls the severities. */
export const severities = {
	error: { word: "error", title: "Error", icon: "✕" },
	warning: { word: "warning", title: "Warning", icon: "!" },
	info: { word: "note", title: "Note", icon: "i" },
} as const;
