/** A text from elsewhere, such as the name of a file, without what would do something to a terminal. */
export function printable(text: string): string {
	return text.replace(/\p{C}/gu, "\u{FFFD}");
}

/** JSON that does nothing to a terminal: JSON itself leaves DEL and the control characters after it as they are. */
export function json(value: unknown): string {
	return JSON.stringify(value).replace(/[\x7F-\x9F]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}
