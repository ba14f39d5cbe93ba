/** HTML without the characters that no HTML may hold, and that a file could: controls, halves of pairs, and no characters at all. */
export function plain(html: string): string {
	return html.replace(/(?![\t\n\f\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu, "\uFFFD");
}
