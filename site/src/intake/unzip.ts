import { Inflate } from "fflate";
import { Pauses } from "../files/pauses.js";
import type { Found } from "../files/rows.js";
import { blobSink } from "../out/written.js";
import { counted, filled, size } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { type Collected, inOrder, isRead } from "./collect.js";
import { directoryOf, type Entry, packed, placeOf } from "./zip-directory.js";

/** How much is unpacked of one .zip: a small one can become very large. */
const most = { files: 10_000, bytes: 1_000_000_000 };

/** How much is inflated at once, in bytes: they can become a thousand times as many. */
const portion = 4096;

interface Unzipping {
	signal: AbortSignal;
	onProgress(done: number, total: number): void;
}

/** The .pbn and .lin files in a .zip, each in its folder. What cannot be unpacked is reported. Rejects with the reason of the signal. */
export async function unzip(file: File, inFolder: string, { signal, onProgress }: Unzipping, limits = most): Promise<Collected> {
	const words = siteWords();
	const { failure, zip } = words;
	const found: Found[] = [];
	const problems: string[] = [];
	const say = (problem: string) => problems.push(`${file.name}: ${problem}`);
	const directory = await directoryOf(file, signal).catch((error: unknown) => {
		signal.throwIfAborted();
		say(error instanceof Error && !(error instanceof DOMException) ? error.message : failure.notRead);
		return undefined;
	});
	if (directory?.length === 0) say(zip.empty);
	const entries = directory ?? [];
	const wanted: Entry[] = [];
	let skipped = 0;
	const pauses = new Pauses();
	for (const entry of entries) {
		const { name } = entry;
		if (isRead(name) && !name.startsWith("__MACOSX/")) wanted.push(entry);
		else if (!name.endsWith("/")) skipped++;
		await pauses.take();
		signal.throwIfAborted();
	}
	const ownFolder = file.name.replace(/\.zip$/i, "");
	if (entries.length > 0 && wanted.length === 0) say(zip.notRead);
	// What was unpacked of a file that then fails has cost as much as another.
	let room = limits.bytes;
	for (const [done, entry] of wanted.entries()) {
		signal.throwIfAborted();
		onProgress(done, wanted.length);
		const { folder, name } = placeOf(entry.name);
		if (done === limits.files || entry.size > room) {
			const files = (n: number) => counted(n, "files", words);
			const limit = done === limits.files ? files(limits.files) : size(limits.bytes, words);
			say(filled(zip.tooMuch, { limit, files: files(wanted.length - done) }, words));
			break;
		}
		try {
			const content = await unpacked(file, entry, { signal, onBytes: (bytes) => (room -= bytes) });
			const path = [inFolder, ownFolder, folder].filter(Boolean).join("/");
			found.push({ file: new File([content], name, { lastModified: entry.modified }), folder: path, origin: file.name });
		} catch (error) {
			signal.throwIfAborted();
			say(filled(zip.notUnpacked, { name, why: error instanceof Error ? error.message : String(error) }, words));
		}
	}
	return { found: inOrder(found), skipped, problems };
}

interface Unpacking {
	signal: AbortSignal;
	/** Is told how many more bytes were unpacked. */
	onBytes(bytes: number): void;
}

/** Rejects where the entry is not what the directory says. */
async function unpacked(file: File, entry: Entry, { signal, onBytes }: Unpacking): Promise<Blob> {
	const { zip } = siteWords();
	if (entry.encrypted) throw new Error(zip.locked);
	if (entry.method !== 0 && entry.method !== 8) throw new Error(zip.unknown);
	const source = await packed(file, entry);
	const { to, blob } = blobSink("");
	const writer = to.getWriter();
	const crc = new Crc();
	const pauses = new Pauses();
	let got: Uint8Array[] = [];
	let length = 0;
	const take = async () => {
		for (const part of got) {
			length += part.length;
			onBytes(part.length);
			if (length > entry.size) throw new Error(zip.larger);
			crc.add(part);
			await writer.write(part);
		}
		got = [];
		signal.throwIfAborted();
		await pauses.take();
	};
	const inflate = new Inflate((part) => got.push(part));
	const reader = source.stream().getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		if (entry.method === 0) {
			got.push(value);
			await take();
		}
		for (let at = 0; entry.method === 8 && at < value.length; at += portion) {
			push(inflate, value.subarray(at, at + portion));
			await take();
		}
	}
	if (entry.method === 8) push(inflate, new Uint8Array(), true);
	await take();
	if (length !== entry.size || crc.value !== entry.crc) throw new Error(zip.damaged);
	await writer.close();
	return blob();
}

function push(inflate: Inflate, part: Uint8Array, last = false): void {
	try {
		inflate.push(part, last);
	} catch (cause) {
		throw new Error(siteWords().zip.damaged, { cause });
	}
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	return value;
});

/** The checksum of a file in a .zip. */
class Crc {
	#value = -1;

	add(bytes: Uint8Array): void {
		let value = this.#value;
		for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 255] as number);
		this.#value = value;
	}

	get value(): number {
		return ~this.#value >>> 0;
	}
}
