import type { Encoding, Span } from "pbnkit";

/** The line that a diagnostic is about, cut into what is before, in and after its span. */
interface Excerpt {
	before: string;
	marked: string;
	after: string;
	/** Whether the line goes on before and after what is shown. */
	cutBefore: boolean;
	cutAfter: boolean;
}

/** How much of a line is shown, in UTF-16 code units, and how much of it at most before the span. */
const width = 100;
const lead = 40;

/** The first line of the span, clipped around the start of the span. */
export function excerpt({ before, marked, after, begins, whole, ends }: Slice): Excerpt {
	const lineBefore = /(?<![^\r\n])[^\r\n]*$/.exec(before)?.[0] ?? "";
	const head = wellFormed(lineBefore.slice(-lead));
	const rest = whole ? marked + after : marked;
	const [lineAfter = ""] = /^[^\r\n]*/.exec(rest) ?? [];
	const tail = wellFormed(lineAfter.slice(0, width - head.length));
	return {
		before: visible(head),
		marked: visible(tail.slice(0, marked.length)),
		after: visible(tail.slice(marked.length)),
		cutBefore: head.length < lineBefore.length || (lineBefore === before && !begins),
		cutAfter: tail.length < lineAfter.length || (lineAfter === rest && !(whole && ends)),
	};
}

/** The line of carets under the marked part, one at least. */
export function carets({ before, marked, cutBefore }: Excerpt): string {
	const indent = [...before].length + (cutBefore ? 1 : 0);
	return " ".repeat(indent) + "^".repeat(Math.max(1, [...marked].length));
}

/** Without the halves of characters that a cut has left. */
function wellFormed(text: string): string {
	return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}

/** The text around a span, as much as a person is shown: a file may be too large to be held as a text. */
interface Slice {
	before: string;
	marked: string;
	after: string;
	/** Whether the file begins with `before`. */
	begins: boolean;
	/** Whether all of the span is in `marked`; `after` is what follows the span all the same. */
	whole: boolean;
	/** Whether the file ends with `after`. */
	ends: boolean;
}

/** How far a slice goes, in bytes. */
const reach = { before: 512, marked: 2048, after: 1024 };

/** Rejects where the file cannot be read. */
export async function sliceAround(file: Blob, encoding: Encoding, { start, end }: Span): Promise<Slice> {
	const from = Math.max(0, start.byte - reach.before);
	const stop = Math.min(end.byte, start.byte + reach.marked);
	const to = Math.min(file.size, end.byte + reach.after);
	const [before, marked, after] = await Promise.all([
		textOf(file, encoding, from, start.byte),
		textOf(file, encoding, start.byte, stop),
		textOf(file, encoding, end.byte, to),
	]);
	return { before, marked, after, begins: from === 0, whole: stop === end.byte, ends: to === file.size };
}

/** The text of a part of a file, in bytes, without a character that is cut at its start or end, and without a byte order mark. */
export async function textOf(file: Blob, encoding: Encoding, from: number, to: number): Promise<string> {
	const wide = encoding.startsWith("utf-16");
	const bytes = new Uint8Array(await file.slice(wide ? from + (from % 2) : from, to).arrayBuffer());
	// The first piece of a stream: the decoder keeps back what may go on.
	const text = new TextDecoder(encoding, { ignoreBOM: from > 0 }).decode(bytes.subarray(encoding === "utf-8" ? startOfCharacter(bytes) : 0), { stream: true });
	return wide ? text.replace(/^\uFFFD/, "") : text;
}

/** Where the first character of UTF-8 begins: what is of one before is at most three bytes. */
function startOfCharacter(bytes: Uint8Array): number {
	let at = 0;
	while (at < 3 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
	return at;
}

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
