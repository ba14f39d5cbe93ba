/** What comes in: sources of bytes, and the module. */

/**
 * What is read of a `ReadableStream` of bytes. The declarations of the DOM and of `node:stream/web` differ in what is not used
 * here, so that neither's stream would be one of the other's.
 */
export interface ByteStream {
	getReader(): {
		read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
		cancel(reason?: unknown): Promise<void>;
	};
}

/** What is written to of a `WritableStream`, for the same reason. */
export interface ByteSink {
	getWriter(): {
		write(piece: Uint8Array): Promise<void>;
		close(): Promise<void>;
		abort(reason?: unknown): Promise<void>;
		releaseLock(): void;
	};
}

/** What is read of a `Blob` or a `File`. */
export interface ByteBlob {
	readonly size: number;
	stream(): ByteStream;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is read of a `Response`. One whose status is not a success is a TypeError. */
export interface ByteResponse {
	readonly ok: boolean;
	readonly status: number;
	readonly url: string;
	readonly body: ByteStream | null;
}

/** A file that is there as a whole: also a `Blob` or a `File`. */
export type Bytes = Uint8Array | ArrayBuffer | ByteBlob;

/**
 * A file, or its bytes one after another: a `ReadableStream`, a stream of Node or another async iterable, a `Response`. What is
 * longer than 32 KiB is read in pieces, and every few milliseconds the thread is free for other work; do not change its bytes before the
 * call has settled.
 */
export type Source = Bytes | ByteStream | AsyncIterable<Uint8Array> | ByteResponse;

/** How much of a source was read, in bytes. */
export interface Progress {
	done: number;
	/** Absent for a stream, whose end is not known. */
	total?: number;
}

/** `WebAssembly.Module`, which any value would do for; Node's own types have none. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module & object : object;

/** What `load` makes ready. */
export interface LoadOptions {
	/**
	 * Where the module is, or the module. Default: the package's own, beside this script. What was loaded from an address, or with the
	 * same object, is downloaded and compiled once; bytes may not be changed after.
	 */
	wasm?: URL | string | Response | Promise<Response> | ArrayBuffer | ArrayBufferView | WasmModule;
	/** Whether the work is done in a worker, so that the page stays responsive. Default false. */
	worker?: boolean;
	/** Aborts the load: it rejects with the signal's reason. The calls have signals of their own. */
	signal?: AbortSignal | undefined;
}
