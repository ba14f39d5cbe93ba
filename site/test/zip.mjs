// A writer of .zip files, of wrong ones too.
import { crc32, deflateRawSync } from "node:zlib";

const le = (...fields) => {
	const out = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
	let at = 0;
	for (const [size, value] of fields) {
		if (size === 8) out.writeBigUInt64LE(BigInt(value), at);
		else out.writeUIntLE(value, at, size);
		at += size;
	}
	return out;
};

/**
 * @param {{ name: string | Buffer, content?: string | Buffer, stored?: boolean, flags?: number, time?: number, method?: number, crc?: number, size?: number, at?: number, packed?: Buffer, localExtra?: Buffer, note?: string }[]} files
 * what is given beside name and content takes the place of what would be right; localExtra: a field before its bytes
 * @param {{ name?: string, large?: boolean, directorySize?: number, extra?: Buffer, comment?: string }} options large: with the
 * fields for what 32 bits do not hold; directorySize: what is said of the list of files; extra: a field of each file before the others
 * @returns {File}
 */
export function zip(files, { name: zipName = "a.zip", large = false, directorySize, extra: before = Buffer.alloc(0), comment = "" } = {}) {
	const parts = [];
	const directory = [];
	let end = 0;
	for (const { name, content = "", stored = false, flags = 0x800, time = 0, ...given } of files) {
		const bytes = Buffer.from(content);
		const { packed = stored ? bytes : deflateRawSync(bytes), crc = crc32(bytes), size = bytes.length, at = end } = given;
		const { method = stored ? 0 : 8, localExtra = Buffer.alloc(0), note = "" } = given;
		const head = [[2, flags], [2, method], [2, time], [2, 0x5c21], [4, crc]];
		if (given.at === undefined) {
			const local = Buffer.concat([le([4, 0x04034b50], [2, 20], ...head, [4, packed.length], [4, size], [2, Buffer.byteLength(name)], [2, localExtra.length]), Buffer.from(name), localExtra, packed]);
			parts.push(local);
			end += local.length;
		}
		const [own, sizes, place] = large
			? [le([2, 1], [2, 24], [8, size], [8, packed.length], [8, at]), [[4, 0xffffffff], [4, 0xffffffff]], 0xffffffff]
			: [Buffer.alloc(0), [[4, packed.length], [4, size]], at];
		const extra = Buffer.concat([before, own]);
		directory.push(
			le([4, 0x02014b50], [2, 20], [2, 20], ...head, ...sizes, [2, Buffer.byteLength(name)], [2, extra.length], [2, note.length], [2, 0], [2, 0], [4, 0], [4, place]),
			Buffer.from(name),
			extra,
			Buffer.from(note),
		);
	}
	const list = Buffer.concat(directory);
	const pointers = large
		? [
				le([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, files.length], [8, files.length], [8, list.length], [8, end]),
				le([4, 0x07064b50], [4, 0], [8, end + list.length], [4, 1]),
				le([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff], [2, comment.length]),
			]
		: [le([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, directorySize ?? list.length], [4, end], [2, comment.length])];
	return new File([...parts, list, ...pointers, comment], zipName);
}
