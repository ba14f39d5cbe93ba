import type { Encoding, Fix, Position } from "pbnkit";

/** The most of a line that is corrected by hand, in bytes: what is longer is no line for a field. */
const longest = 2000;

/** A line of a file without its end, and where it is, in bytes. */
export interface Line {
	number: number;
	from: number;
	to: number;
	text: string;
}

/** The line of a place; undefined where it is too long. Rejects where the file cannot be read. */
export async function lineAt(file: Blob, encoding: Encoding, { byte, line }: Pick<Position, "byte" | "line">): Promise<Line | undefined> {
	const width = encoding.startsWith("utf-16") ? 2 : 1;
	const start = Math.max(0, byte - longest);
	const bytes = new Uint8Array(await file.slice(start, byte + longest).arrayBuffer());
	const isEnd = (at: number) => {
		const [low, high] = encoding === "utf-16be" ? [bytes[at + 1], bytes[at]] : [bytes[at], width === 2 ? bytes[at + 1] : 0];
		return high === 0 && (low === 0x0a || low === 0x0d);
	};
	let [from, to] = [byte - start, byte - start];
	while (from >= width && !isEnd(from - width)) from -= width;
	while (to < bytes.length && !isEnd(to)) to += width;
	if ((from < width && start > 0) || (to >= bytes.length && start + bytes.length < file.size)) return undefined;
	const text = new TextDecoder(encoding).decode(bytes.subarray(from, to));
	// A byte order mark is not of the line.
	const mark = start + from === 0 ? markLength(bytes) : 0;
	return { number: line, from: start + from + mark, to: start + to, text };
}

function markLength([first, second, third]: Uint8Array): number {
	if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
	return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}

/** What writes another text in place of a line. */
export function rewriting({ number, from, to }: Line, text: string): Fix {
	// A fix is applied by its bytes.
	const at = (byte: number): Position => ({ byte, line: number, column: 1, utf16: 0 });
	return { title: `Write line ${number} anew`, safe: false, edits: [{ span: { start: at(from), end: at(to) }, text }] };
}
