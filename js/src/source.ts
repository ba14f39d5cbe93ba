import { kindOf } from "./kind.js";

/** How much of a file is read at once, in bytes; a longer file is read in pieces, so that the page stays alive. */
export const pieceSize = 32 * 1024;

/** A file in pieces. */
export interface Pieces {
	/** How many bytes there are, where that is known. */
	total?: number;
	/** The next piece; undefined at the end. Rejects as the stream or the file does. */
	next(): Promise<Uint8Array | undefined>;
	/** No other piece is wanted. */
	cancel(reason: unknown): void;
}

/** The bytes, if they are here already. */
export function bytesOf(source: unknown): Uint8Array | undefined {
	if (source instanceof Uint8Array) return source;
	// Of another frame: Go's glue knows only this frame's.
	if (kindOf(source) === "Uint8Array") return new Uint8Array(source as Uint8Array);
	if (kindOf(source) === "ArrayBuffer") return new Uint8Array(source as ArrayBuffer);
	return undefined;
}

/** All bytes of a Blob. Rejects with TypeError, and as the file does. */
export async function readAll(source: unknown, verb: string): Promise<Uint8Array> {
	if (isBlob(source)) return new Uint8Array(await source.arrayBuffer());
	throw new TypeError(`${verb}: the source has to be a Uint8Array, an ArrayBuffer or a Blob`);
}

/** How long a source is, in bytes; undefined for a stream. Throws TypeError. */
export function lengthOf(source: unknown, verb: string): number | undefined {
	const bytes = bytesOf(source);
	if (bytes) return bytes.length;
	if (isBlob(source)) return source.size;
	if (kindOf(source) === "ReadableStream") return undefined;
	throw new TypeError(`${verb}: the source has to be a Uint8Array, an ArrayBuffer, a Blob or a ReadableStream of bytes`);
}

/** A source in pieces. Throws TypeError. */
export function piecesOf(source: unknown, verb: string): Pieces {
	const total = lengthOf(source, verb);
	const bytes = bytesOf(source);
	if (bytes) return { total: bytes.length, ...ofBytes(bytes, verb) };
	const pieces = ofStream((isBlob(source) ? source.stream() : source) as ReadableStream<unknown>, verb);
	return total === undefined ? pieces : { total, ...pieces };
}

function ofBytes(bytes: Uint8Array, verb: string): Pieces {
	const total = bytes.length;
	let at = 0;
	return {
		async next() {
			if (bytes.length !== total) throw new TypeError(`${verb}: the source was taken away during the call`);
			const piece = bytes.subarray(at, at + pieceSize);
			at += piece.length;
			return piece.length > 0 ? piece : undefined;
		},
		cancel() {},
	};
}

function ofStream(stream: ReadableStream<unknown>, verb: string): Pieces {
	const reader = stream.getReader();
	let rest = new Uint8Array();
	return {
		async next() {
			while (rest.length === 0) {
				const { done, value } = await reader.read();
				if (done) return undefined;
				const chunk = bytesOf(value);
				if (!chunk) throw new TypeError(`${verb}: the stream has to give Uint8Arrays`);
				rest = chunk as Uint8Array<ArrayBuffer>;
			}
			const piece = rest.subarray(0, pieceSize);
			rest = rest.subarray(pieceSize);
			return piece;
		},
		cancel(reason) {
			reader.cancel(reason).catch(() => undefined);
		},
	};
}

function isBlob(source: unknown): source is Blob {
	return ["Blob", "File"].includes(kindOf(source));
}

/** The parts behind each other, in an array of their own. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
