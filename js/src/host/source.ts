import { until } from "./abort.js";
import { kindOf } from "./options.js";
import type { ByteBlob, ByteResponse, ByteStream } from "./types.js";

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

/** All bytes of a source that is no text. Rejects with TypeError, as the stream or the file does, and with the signal's reason. */
export async function readAll(source: unknown, verb: string, signal?: AbortSignal): Promise<Uint8Array> {
	if (isBlob(source)) return new Uint8Array(await until(signal, source.arrayBuffer()));
	const pieces = piecesOf(source, verb);
	const parts: Uint8Array[] = [];
	let ended = false;
	try {
		for (;;) {
			const piece = await until(signal, pieces.next());
			ended = piece === undefined;
			if (!piece) return joined(parts);
			parts.push(copied(piece));
		}
	} finally {
		if (!ended) pieces.cancel(signal?.reason);
	}
}

/** The bytes in memory of their own: whoever gives a piece may fill it anew, and the slice of a Buffer is no copy. */
export function copied(piece: Uint8Array): Uint8Array<ArrayBuffer> {
	return new Uint8Array(piece);
}

/** How long a source is, in bytes; undefined where that is known at its end only. Throws TypeError. */
export function lengthOf(source: unknown, verb: string): number | undefined {
	const bytes = bytesOf(source);
	if (bytes) return bytes.length;
	if (isBlob(source)) return source.size;
	if (isStream(source) || isIterable(source) || isResponse(source)) return undefined;
	throw new TypeError(`${verb}: the source has to be a string, a Uint8Array, an ArrayBuffer, a Blob, a ReadableStream or another async iterable of bytes, or a Response`);
}

/** A source in pieces. Throws TypeError. */
export function piecesOf(source: unknown, verb: string): Pieces {
	const total = lengthOf(source, verb);
	const bytes = bytesOf(source);
	if (bytes) return { total: bytes.length, ...ofBytes(bytes, verb) };
	const pieces = ofChunks(chunksOf(source, verb), verb);
	return total === undefined ? pieces : { total, ...pieces };
}

/** A source that is not there as a whole, in whatever chunks it gives. */
interface Chunks {
	next(): Promise<{ done?: boolean | undefined; value?: unknown }>;
	cancel(reason: unknown): Promise<unknown> | undefined;
}

function chunksOf(source: unknown, verb: string): Chunks {
	if (isBlob(source)) return ofStream(source.stream());
	if (isStream(source)) return ofStream(source);
	if (isResponse(source)) {
		if (!source.ok) throw new TypeError(`${verb}: the response${source.url && ` from ${source.url}`} has the HTTP status ${source.status}`);
		return source.body ? ofStream(source.body) : { next: async () => ({ done: true }), cancel: () => undefined };
	}
	const iterator = (source as AsyncIterable<unknown>)[Symbol.asyncIterator]();
	return { next: () => iterator.next(), cancel: () => iterator.return?.() };
}

function ofStream(stream: ByteStream): Chunks {
	const reader = stream.getReader();
	return { next: () => reader.read(), cancel: (reason) => reader.cancel(reason) };
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

function ofChunks(chunks: Chunks, verb: string): Pieces {
	let rest = new Uint8Array();
	return {
		async next() {
			while (rest.length === 0) {
				const { done, value } = await chunks.next();
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
			chunks.cancel(reason)?.catch(() => undefined);
		},
	};
}

function isBlob(source: unknown): source is ByteBlob {
	return ["Blob", "File"].includes(kindOf(source));
}

function isResponse(source: unknown): source is ByteResponse {
	return kindOf(source) === "Response";
}

function isStream(source: unknown): source is ByteStream {
	return typeof (source as Partial<ByteStream> | null | undefined)?.getReader === "function";
}

function isIterable(source: unknown): source is AsyncIterable<unknown> {
	return typeof (source as Partial<AsyncIterable<unknown>> | null | undefined)?.[Symbol.asyncIterator] === "function";
}

/** The parts one after another, in an array of their own. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
