/** A text in which every character takes a place and none does anything: controls by their signs, as the shell shows them. */
export function visible(text: string): string {
	return text.replace(/[\p{Z}\p{C}]/gu, (character) => {
		const code = character.codePointAt(0) ?? 0;
		if (character === " ") return character;
		if (code < 0x20) return String.fromCharCode(0x2400 + code);
		if (code === 0x7f) return "␡";
		return /\p{Z}/u.test(character) ? "␣" : "\uFFFD";
	});
}
