/** "1 error", "2 errors". */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
	return `${number.toLocaleString("en")} ${number === 1 ? noun : nouns}`;
}

/** A size in the unit that suits it, of a thousand or a million bytes. */
export function size(bytes: number): string {
	if (bytes < 1000) return count(bytes, "byte");
	if (bytes < 1e6) return `${(bytes / 1e3).toFixed(bytes < 1e4 ? 1 : 0)} kB`;
	return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** What the page calls the severities. */
export const severities = {
	error: { word: "error", title: "Error", icon: "✕" },
	warning: { word: "warning", title: "Warning", icon: "!" },
	info: { word: "note", title: "Note", icon: "i" },
} as const;
