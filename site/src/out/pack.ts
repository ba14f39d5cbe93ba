import { Zip, ZipDeflate } from "fflate";
import { Pauses } from "../files/pauses.js";
import type { Download, Row } from "../files/rows.js";
import { siteWords } from "../words/site.js";

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

/** A file that goes into a .zip. */
interface Packed {
	/** With its folders. */
	path: string;
	blob: Blob;
}

/** What a file is called that was made of another: "tuesday (export).pbn". By default it has the same ending. */
export function savedName(name: string, what: string, ending?: string): string {
	const [, stem = name, own = ""] = /^(.*?)(?: \(export\))?(\.[^.]*)?$/s.exec(name) ?? [];
	return `${stem} (${what})${ending ?? own}`;
}

/** What a converted file is called beside the one that it was made of. */
export const exportName = (name: string): string => savedName(name, "export");

/** A file that was made, if it was. */
interface Named extends Pick<Row, "folder"> {
	download?: Pick<Download, "blob" | "name">;
}

/** What was converted, in its folders, each under a name of its own, and the names that files had to get for that. Rejects with the reason of the signal. */
export async function namedApart(rows: readonly Named[], signal: AbortSignal): Promise<{ files: Packed[]; renamed: string[] }> {
	const pauses = new Pauses();
	const files: Packed[] = [];
	const renamed: string[] = [];
	/** The number that a file gets whose path is taken, for each path that is. */
	const next = new Map<string, number>();
	// Some systems do not tell capitals apart.
	const keyOf = (path: string) => path.toLowerCase();
	for (const { folder, download } of rows) {
		if (!download) continue;
		const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(download.name) ?? [];
		const inFolder = folder === "" ? "" : `${folder}/`;
		const wanted = `${inFolder}${download.name}`;
		let path = wanted;
		let number = next.get(keyOf(wanted)) ?? 2;
		while (next.has(keyOf(path))) path = `${inFolder}${stem} (${number++})${extension}`;
		next.set(keyOf(wanted), number);
		next.set(keyOf(path), next.get(keyOf(path)) ?? 2);
		if (path !== wanted) renamed.push(path);
		files.push({ path, blob: download.blob });
		await pauses.take();
		signal.throwIfAborted();
	}
	return { files, renamed };
}
