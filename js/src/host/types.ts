/** What comes in: sources of bytes, and the module. */

/**
 * What is read of a `ReadableStream` of bytes. The declarations of the DOM and of `node:stream/web` differ in what is not used
 * here, so that neither's stream would be one of the other's.
 *
 * @example
 * ```js
 * const { games } = await kit.parse(new Blob([source]).stream());
 * console.log(games.length); // 3
 * ```
 */
export interface ByteStream {
	getReader(): {
		read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
		cancel(reason?: unknown): Promise<void>;
	};
}

/**
 * What is written to of a `WritableStream`, for the same reason.
 *
 * @example
 * ```js
 * const pieces = [];
 * const to = new WritableStream({ write: (piece) => void pieces.push(piece) });
 * await kit.export(source, { to });
 * console.log(pieces.length > 0); // true
 * ```
 */
export interface ByteSink {
	getWriter(): {
		write(piece: Uint8Array): Promise<void>;
		close(): Promise<void>;
		abort(reason?: unknown): Promise<void>;
		releaseLock(): void;
	};
}

/**
 * What is written to of a `Writable` of Node, as `process.stdout` and what `createWriteStream` makes are.
 *
 * @example
 * ```js
 * import { Writable } from "node:stream";
 *
 * let length = 0;
 * const to = new Writable({ write: (piece, _, written) => ((length += piece.length), written()) });
 * await kit.export(source, { to });
 * console.log(length > 0); // true
 * ```
 */
export interface NodeSink {
	write(piece: Uint8Array, written: (error?: Error | null) => void): boolean;
	end(ended: () => void): unknown;
	destroy(error?: Error): unknown;
	on(event: string, listener: (error: Error) => void): unknown;
	off(event: string, listener: (error: Error) => void): unknown;
}

/**
 * What is read of a `Blob` or a `File`.
 *
 * @example
 * ```js
 * const { encoding } = await kit.validate(new Blob([source]));
 * console.log(encoding); // iso-8859-1
 * ```
 */
export interface ByteBlob {
	readonly size: number;
	stream(): ByteStream;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * What is read of a `Response`. One whose status is not a success is a TypeError.
 *
 * @example
 * ```js
 * const { gameCount } = await kit.validate(new Response(source));
 * console.log(gameCount); // 3
 * ```
 */
export interface ByteResponse {
	readonly ok: boolean;
	readonly status: number;
	readonly url: string;
	readonly body: ByteStream | null;
}

/**
 * A file that is there as a whole: also a `Blob` or a `File`.
 *
 * @example
 * ```js
 * const sources = [source, source.buffer.slice(source.byteOffset, source.byteOffset + source.length), new Blob([source])];
 * for (const each of sources) console.log((await kit.blocks(each)).length);
 * // 0
 * // 0
 * // 0
 * ```
 */
export type Bytes = Uint8Array | ArrayBuffer | ByteBlob;

/**
 * A file: as a text, which is read as UTF-8; as its bytes; or as bytes that come one after another, from a `ReadableStream`, a stream of
 * Node or another async iterable, or a `Response`. What is longer than 32 KiB is read in pieces, and every few milliseconds the thread is
 * free for other work; do not change its bytes before the call has settled.
 *
 * Places in a text are those in the bytes of its UTF-8; `utf16` is an index into the text itself.
 *
 * @example
 * ```js
 * import { Readable } from "node:stream";
 *
 * for (const each of [source, new Blob([source]).stream(), Readable.from([source])]) console.log((await kit.validate(each)).gameCount);
 * // 3
 * // 3
 * // 3
 * ```
 */
export type Source = string | Bytes | ByteStream | AsyncIterable<Uint8Array> | ByteResponse;

/**
 * How much of a source was read, in bytes.
 *
 * @example
 * ```ts
 * import type { Progress } from "pbnkit";
 *
 * const inPercent = ({ done, total }: Progress) => (total ? `${(100 * done) / total} %` : `${done} bytes`);
 * await kit.validate(source, { onProgress: (progress) => console.log(inPercent(progress)) }); // 100 %
 * ```
 */
export interface Progress {
	done: number;
	/** Absent for a stream, whose end is not known. */
	total?: number;
}

/**
 * `WebAssembly.Module`, which any value would do for; Node's own types have none.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit";
 *
 * const wasm = await WebAssembly.compile(await readFile(new URL(import.meta.resolve("pbnkit/pbn.wasm"))));
 * const own = await load({ wasm });
 * console.log((await own.rules()).length > 100); // true
 * own.close();
 * ```
 */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module & object : object;

/**
 * What `load` makes ready.
 *
 * @example
 * ```js
 * import { load } from "pbnkit";
 *
 * const own = await load({
 * 	wasm: new URL(import.meta.resolve("pbnkit/pbn.wasm")),
 * 	worker: false,
 * 	signal: AbortSignal.timeout(60_000),
 * });
 * own.close();
 * ```
 */
export interface LoadOptions {
	/**
	 * Where the module is, or the module. Default: the package's own, beside this script. What was loaded from an address, or with the
	 * same object, is downloaded and compiled once; bytes may not be changed after.
	 */
	wasm?: URL | string | Response | Promise<Response> | ArrayBuffer | ArrayBufferView | WasmModule;
	/**
	 * Whether the work is done in a worker, so that the page stays responsive: in Node a thread, which does not keep the process alive
	 * while it has nothing to do. With "auto" a page has a worker for what is longer than 32 KiB and for streams, from the first of these on;
	 * where no worker can be had, and elsewhere than in a page, the work is done on the calling thread. Default false.
	 *
	 * @example
	 * ```js
	 * const own = await load({ worker: true });
	 * console.log((await own.parse(source)).gameCount); // 3
	 * own.close();
	 * ```
	 */
	worker?: boolean | "auto";
	/** Aborts the load: it rejects with the signal's reason. The calls have signals of their own. */
	signal?: AbortSignal | undefined;
}
