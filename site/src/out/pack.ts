import { Zip, ZipDeflate } from "fflate";
import { Pauses } from "../files/pauses.js";
import { siteWords } from "../words/site.js";
import type { Packed } from "./names.js";

/** How much is deflated at once, in bytes. */
const portion = 64 * 1024;

/** What a .zip of the plain kind can hold. */
const mostFiles = 65_535;
const mostBytes = 4_000_000_000;

interface Packing {
	signal: AbortSignal;
	onProgress(done: number, total: number): void;
}

/** Writes files to a stream as a .zip. Rejects with an error for the reader, or with the reason of the signal. */
export async function pack(files: readonly Packed[], to: WritableStream<Uint8Array>, { signal, onProgress }: Packing): Promise<void> {
	const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
	if (files.length > mostFiles || total > mostBytes) throw new Error(siteWords().out.tooMuch);
	const writer = to.getWriter();
	const pauses = new Pauses();
	let made: Uint8Array[] = [];
	let problem: Error | null = null;
	const zip = new Zip((error, part) => {
		problem ??= error;
		made.push(part);
	});
	const hand = async () => {
		if (problem) throw problem;
		for (const part of made) await writer.write(part);
		made = [];
		await pauses.take();
		signal.throwIfAborted();
	};
	let done = 0;
	for (const { path, blob } of files) {
		const entry = new ZipDeflate(path, { level: 6 });
		zip.add(entry);
		const reader = blob.stream().getReader();
		for (;;) {
			const { done: ended, value } = await reader.read();
			if (ended) break;
			for (let at = 0; at < value.length; at += portion) {
				entry.push(value.subarray(at, at + portion));
				await hand();
			}
			done += value.length;
			onProgress(done, total);
		}
		entry.push(new Uint8Array(), true);
		await hand();
	}
	zip.end();
	await hand();
	await writer.close();
}
