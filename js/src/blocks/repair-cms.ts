const named: Record<string, string> = { amp: "&", apos: "'", gt: ">", lt: "<", nbsp: " ", quot: '"' };

/** The characters that a CMS writes for those of the keyboard. */
const typographic: readonly [RegExp, string][] = [
	[/[“”„‟″]/g, '"'],
	[/[‘’‚‛′]/g, "'"],
	[/[‒–—]/g, "-"],
	[/…/g, "..."],
	[/×/g, "x"],
	[/\u00A0/g, " "],
];

/**
 * A text as it was before a CMS made HTML of it: line ends for <br> and <p>, ASCII for typographic characters and for
 * character references. It is a guess, so nobody's text is repaired who has not asked for it.
 *
 * @example
 * ```js
 * import { repairCms } from "pbnkit/viewer";
 *
 * console.log(repairCms("[Board “7”]<br>[Dealer &quot;N&quot;]"));
 * // [Board "7"]
 * // [Dealer "N"]
 * ```
 */
export function repairCms(text: string): string {
	const lines = text
		.replace(/\r\n?/g, "\n")
		.replace(/<br\s*\/?>[ \t]*\n?/gi, "\n")
		.replace(/(?:<\/p>\s*|\n)?<p(?:\s[^<>]*)?>/gi, "\n\n")
		.replace(/<\/p>/gi, "\n")
		.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (reference, decimal, hex, name: string | undefined) => {
			if (name !== undefined) return named[name] ?? reference;
			const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
			return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
		});
	return typographic.reduce((repaired, [from, to]) => repaired.replace(from, to), lines);
}
