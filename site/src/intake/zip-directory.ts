import { Pauses } from "../files/pauses.js";
import { siteWords } from "../words/site.js";

/** A file in a .zip. */
export interface Entry {
	/** With its folders, as the directory has it. */
	name: string;
	encrypted: boolean;
	/** 0: as it is, 8: deflated. */
	method: number;
	crc: number;
	packedSize: number;
	size: number;
	/** Where its local header begins. */
	at: number;
	modified: number;
}

/** The size up to which a directory is read, in bytes: about a million files. */
const largest = 64 * 1024 * 1024;

/** The size of what is before the name of an entry and its bytes. */
const localHeader = 30;

/** The end of a .zip, with the longest comment that there may be, and what points to the directory of a large one. */
const longestEnd = 22 + 65_535 + 20;

/** The files of a .zip, by its directory. Rejects with an error for the reader if it has no directory, and with the reason of the signal. */
export async function directoryOf(file: Blob, signal: AbortSignal): Promise<Entry[]> {
	const { zip } = siteWords();
	const broken = new Error(zip.broken);
	const tailAt = Math.max(0, file.size - longestEnd);
	const tail = await view(file, tailAt, file.size);
	let end = tail.byteLength - 22;
	while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end--;
	if (end < 0) throw broken;
	let count = tail.getUint16(end + 10, true);
	let size = tail.getUint32(end + 12, true);
	let at = tail.getUint32(end + 16, true);
	if (end >= 20 && tail.getUint32(end - 20, true) === 0x07064b50) {
		const largeAt = Number(tail.getBigUint64(end - 12, true));
		const large = await view(file, largeAt, largeAt + 56);
		if (large.byteLength < 56 || large.getUint32(0, true) !== 0x06064b50) throw broken;
		[count, size, at] = [32, 40, 48].map((place) => Number(large.getBigUint64(place, true))) as [number, number, number];
	}
	if (size > largest) throw new Error(zip.tooMany);
	const directory = await view(file, at, at + size);
	const entries: Entry[] = [];
	const pauses = new Pauses();
	for (let place = 0; entries.length < count; ) {
		if (place + 46 > directory.byteLength || directory.getUint32(place, true) !== 0x02014b50) throw broken;
		const [nameSize, extraSize, noteSize] = [28, 30, 32].map((behind) => directory.getUint16(place + behind, true)) as [number, number, number];
		const behind = place + 46 + nameSize + extraSize + noteSize;
		if (behind > directory.byteLength) throw broken;
		entries.push(entryAt(directory, place, nameSize, extraSize));
		place = behind;
		await pauses.take();
		signal.throwIfAborted();
	}
	if (overlap(entries, at)) throw new Error(zip.overlap);
	return entries;
}

/**
 * Whether entries share bytes with others or with the directory. Then a small .zip can unpack to any size. The names and
 * extra fields before the bytes of an entry do not count: what is packed does not come to more than the file without them.
 */
function overlap(entries: readonly Entry[], directoryAt: number): boolean {
	// Where none overlap, the first that begins is the first that ends, and so on. Numbers alone are sorted in no time.
	const starts = Float64Array.from(entries, ({ at }) => at).sort();
	const ends = Float64Array.from(entries, ({ at, packedSize }) => at + localHeader + packedSize).sort();
	return ends.some((end, index) => end > (starts[index + 1] ?? directoryAt));
}

function entryAt(directory: DataView<ArrayBuffer>, place: number, nameSize: number, extraSize: number): Entry {
	const flags = directory.getUint16(place + 8, true);
	const extraAt = place + 46 + nameSize;
	const large = largeNumbers(directory, extraAt, extraAt + extraSize);
	const number = (behind: number) => {
		const value = directory.getUint32(place + behind, true);
		return value === 0xffff_ffff ? (large.shift() ?? value) : value;
	};
	// In the order in which the extra field has them.
	const size = number(24);
	const packedSize = number(20);
	const at = number(42);
	return {
		name: entryName(new Uint8Array(directory.buffer, directory.byteOffset + place + 46, nameSize), (flags & 0x800) !== 0),
		encrypted: (flags & 1) !== 0,
		method: directory.getUint16(place + 10, true),
		crc: directory.getUint32(place + 16, true),
		packedSize,
		size,
		at,
		modified: modified(directory.getUint16(place + 14, true), directory.getUint16(place + 12, true)),
	};
}

/** The numbers that are too large for the header, which are in an extra field. */
function largeNumbers(directory: DataView<ArrayBuffer>, from: number, to: number): number[] {
	for (let place = from; place + 4 <= to; place += 4 + directory.getUint16(place + 2, true)) {
		if (directory.getUint16(place, true) !== 1) continue;
		const end = Math.min(to, place + 4 + directory.getUint16(place + 2, true));
		const numbers: number[] = [];
		for (let at = place + 4; at + 8 <= end; at += 8) numbers.push(Number(directory.getBigUint64(at, true)));
		return numbers;
	}
	return [];
}

function modified(date: number, time: number): number {
	return new Date(1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2).getTime();
}

/** Where the bytes of an entry are. Rejects where there is no such entry. */
export async function packed(file: Blob, { at, packedSize }: Entry): Promise<Blob> {
	const header = await view(file, at, at + localHeader);
	if (header.byteLength < localHeader || header.getUint32(0, true) !== 0x04034b50) throw new Error(siteWords().zip.damaged);
	const from = at + localHeader + header.getUint16(26, true) + header.getUint16(28, true);
	return file.slice(from, from + packedSize);
}

async function view(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
	return new DataView(await file.slice(from, to).arrayBuffer());
}

/** The upper half of code page 437, the encoding of names that are not marked as UTF-8. */
const upper =
	"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The name of an entry. Some programs write UTF-8 and do not say so. */
export function entryName(bytes: Uint8Array, marked: boolean): string {
	try {
		return utf8.decode(bytes);
	} catch {
		if (marked) return new TextDecoder().decode(bytes);
		return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128])).join("");
	}
}

/** Folder and name of an entry, without what leads out of the folder that it is unpacked to. */
export function placeOf(name: string): { folder: string; name: string } {
	const parts = name.split(/[/\\]/).filter((part) => part !== "" && part !== "." && part !== ".." && !/^[a-z]:$/i.test(part));
	return { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
}
