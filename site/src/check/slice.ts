import type { Encoding, Span } from "pbnkit";

/** The text around a span, as much as a person is shown: a file may be too large to be held as a text. */
export interface Slice {
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
