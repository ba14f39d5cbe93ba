// Compiled by types.test.mjs with Node's types, with those of the DOM and without: the streams of both are sources.
import { Blob } from "node:buffer";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";
import type { Pbn, Source } from "../../dist/index.js";

declare const pbn: Pbn;

export async function right(): Promise<void> {
	const file = createReadStream("a.pbn");
	const handle = await open("a.pbn");
	const web: ReadableStream<Uint8Array> = new ReadableStream();
	const sources = [
		file,
		Readable.toWeb(file),
		web,
		web.pipeThrough(new TransformStream<Uint8Array, Uint8Array>()),
		handle.createReadStream(),
		handle.readableWebStream(),
		process.stdin,
		await openAsBlob("a.pbn"),
		new Blob([]),
		await fetch("https://example.org/a.pbn"),
		globalThis.Response && new Response(""),
	] satisfies Source[];
	for (const source of sources) await pbn.validate(source);
	await pbn.apply(new Blob([]));
	for (const to of [Writable.toWeb(createWriteStream("b.pbn")), new WritableStream<Uint8Array>()]) await pbn.export(file, { to });
}

export async function wrong(): Promise<void> {
	// @ts-expect-error a stream of text is none of bytes
	await pbn.validate(new ReadableStream<string>());
	// @ts-expect-error a stream of text takes no bytes
	await pbn.export(new Blob([]), { to: new WritableStream<string>() });
}
