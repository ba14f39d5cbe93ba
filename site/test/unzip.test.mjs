import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { describe, it } from "node:test";
import { source } from "./source.mjs";
import { zip } from "./zip.mjs";

const { unzip } = await source("intake/unzip");

const board = (number) => `[Board "${number}"]\n`;
const going = () => ({ signal: new AbortController().signal, onProgress() {} });

/** What is in a .zip: each file with its content, and what is said. */
async function opened(file, limits) {
	const { found, problems } = await unzip(file, "", going(), limits);
	return { files: await Promise.all(found.map(async (one) => [one.folder, one.file.name, await one.file.text()])), problems };
}

/** A .zip that counts the bytes that are read of it, and knows from where the first are. */
function counted(file) {
	const read = { bytes: 0 };
	const slice = file.slice.bind(file);
	file.slice = (from, to) => {
		read.first ??= from;
		read.bytes += Math.min(to, file.size) - from;
		return slice(from, to);
	};
	return read;
}

describe("a .zip", () => {
	for (const [name, options] of [["", {}], [" with numbers of 64 bits", { large: true }]]) {
		it(`is unpacked${name}`, async () => {
			const file = zip([{ name: "b/2.pbn", content: board(2) }, { name: "1.pbn", content: board(1), stored: true }, { name: "c.txt" }], options);
			const { found, skipped, problems } = await unzip(file, "club", going());
			assert.deepEqual(found.map(({ folder, file }) => [folder, file.name]), [["club/a", "1.pbn"], ["club/a/b", "2.pbn"]]);
			assert.deepEqual(await Promise.all(found.map(({ file }) => file.text())), [board(1), board(2)]);
			assert.deepEqual([skipped, problems], [1, []]);
		});
	}

	it("is unpacked with a list of files that is long, and numbers of 64 bits", async () => {
		const all = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pbn`, content: board(index), note: "n".repeat(60_000) }));
		const { files, problems } = await opened(zip(all, { large: true }));
		assert.deepEqual([files.length, problems], [5, []]);
	});

	it("is unpacked with a field at its end that is cut off", async () => {
		for (const extra of [[9, 9, 9], [1, 0, 7, 0, 1, 1, 1, 1, 1, 1, 1]]) {
			const { files, problems } = await opened(zip([{ name: "1.pbn", content: board(1) }], { extra: Buffer.from(extra) }));
			assert.deepEqual([files, problems], [[["a", "1.pbn", board(1)]], []]);
		}
	});

	it("is unpacked with other fields before its numbers of 64 bits", async () => {
		for (const extra of [[0x0a, 0, 0, 0], [0x0a, 0, 2, 0, 1, 0], [0x0a, 0, 0, 0, 0x0b, 0, 3, 0, 1, 0, 8]]) {
			const { files, problems } = await opened(zip([{ name: "1.pbn", content: board(1) }], { large: true, extra: Buffer.from(extra) }));
			assert.deepEqual([files, problems], [[["a", "1.pbn", board(1)]], []]);
		}
	});

	for (const [name, options] of [["", {}], [" and numbers of 64 bits", { large: true }]]) {
		it(`with the longest comment${name} is unpacked, and read from no further back`, async () => {
			const file = zip([{ name: "1.pbn", content: "x".repeat(1000), stored: true }], { ...options, comment: "c".repeat(65_535) });
			const read = counted(file);
			const { files } = await opened(file);
			assert.equal(files.length, 1);
			// The end itself, and before it what points to the numbers of 64 bits.
			assert.equal(read.first, file.size - 65_535 - 22 - 20);
		});
	}

	it("is unpacked with notes to its files, and fields before their bytes", async () => {
		for (const [note, field] of [[3, 4], [256, 0], [0, 260], [300, 515]]) {
			const one = (number) => ({ name: `${number}.pbn`, content: board(number), note: "n".repeat(note), localExtra: Buffer.alloc(field) });
			const { files, problems } = await opened(zip([one(1), one(2)]));
			assert.deepEqual([files, problems], [[["a", "1.pbn", board(1)], ["a", "2.pbn", board(2)]], []]);
		}
	});

	it("has folders, which are no files left out, and what a Mac adds, which is", async () => {
		const file = zip([{ name: "b/" }, { name: "b/1.pbn", content: board(1) }, { name: "__MACOSX/b/._1.pbn", content: "x" }, { name: "b.txt" }]);
		const { found, skipped, problems } = await unzip(file, "", going());
		assert.deepEqual([found.map(({ file }) => file.name), skipped, problems], [["1.pbn"], 2, []]);
	});

	it("of nothing has none, and says so, whatever is before its end", async () => {
		const nothing = Buffer.from(await zip([]).arrayBuffer());
		for (const before of [0, 19, 20, 21]) assert.deepEqual(await opened(new File([Buffer.alloc(before), nothing], "a.zip")), { files: [], problems: ["a.zip: There is no file in it."] });
		assert.deepEqual((await opened(zip([{ name: "" }]))).problems, ["a.zip: There is no file in it that this page reads."]);
	});

	it("that is none is refused, whatever is at its start", async () => {
		for (const bytes of [0, 1, 21, 22, 23, 100]) {
			assert.deepEqual(await opened(new File([Buffer.alloc(bytes)], "a.zip")), { files: [], problems: ["a.zip: This is not a whole .zip file."] }, String(bytes));
		}
	});

	it("that is cut off, or lists what is not there, is refused", async () => {
		const bytes = Buffer.from(await zip([{ name: "1.pbn", content: board(1) }]).arrayBuffer());
		const end = bytes.length - 22;
		const oneMore = Buffer.from(bytes);
		oneMore[end + 10]++;
		const noEntry = Buffer.from(bytes);
		noEntry[bytes.readUInt32LE(end + 16)] = 0;
		for (const wrong of [Buffer.from(await zip([]).arrayBuffer()).subarray(0, 21), oneMore, noEntry]) {
			assert.deepEqual(await opened(new File([wrong], "a.zip")), { files: [], problems: ["a.zip: This is not a whole .zip file."] });
		}
	});

	it("that cannot be read says so", async () => {
		const file = zip([]);
		file.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) });
		assert.deepEqual((await opened(file)).problems, ["a.zip: The file cannot be read. It may have been moved or changed since it was chosen."]);
	});

	it("tells how far it is, and nothing once it is stopped", async () => {
		const file = zip([{ name: "1.pbn", content: board(1) }, { name: "2.txt" }, { name: "3.pbn", content: board(3) }]);
		const told = [];
		await unzip(file, "", { ...going(), onProgress: (...progress) => told.push(progress) });
		assert.deepEqual(told, [[0, 2], [1, 2]]);
		await assert.rejects(unzip(file, "", { signal: AbortSignal.abort(), onProgress: assert.fail }), { name: "AbortError" });
	});

	it("holds 1000 MB at most", async () => {
		const holding = async (size) => (await opened(zip([{ name: "1.pbn", flags: 0x801, size }]))).problems;
		assert.match((await holding(1_000_000_000)).join(), /^a\.zip: 1\.pbn cannot be unpacked/);
		assert.deepEqual(await holding(1_000_000_001), ["a.zip: It holds more than 1000.0 MB, too much for this page. 1 file left out."]);
	});

	it("has names in code page 437 where it does not say that they are UTF-8", async () => {
		const name = Buffer.from("M\x81.pbn", "latin1");
		const named = async (flags) => (await opened(zip([{ name, content: board(1), flags }]))).files[0][1];
		assert.deepEqual([await named(0), await named(0x800)], ["Mü.pbn", "M\uFFFD.pbn"]);
		assert.match((await opened(zip([{ name, flags: 1 }]))).problems.join(), /^a\.zip: Mü\.pbn cannot be unpacked/);
	});

	it("has files of the day and the time that it says", async () => {
		const { found } = await unzip(zip([{ name: "1.pbn", content: board(1), time: (23 << 11) | (59 << 5) | 29 }]), "", going());
		assert.deepEqual(found.map(({ file }) => file.lastModified), [new Date(2026, 0, 1, 23, 59, 58).getTime()]);
	});

	it("with numbers of 64 bits that are not where they are said to be is refused", async () => {
		const bytes = Buffer.from(await zip([{ name: "1.pbn", content: board(1) }], { large: true }).arrayBuffer());
		bytes[bytes.indexOf(Buffer.from([0x50, 0x4b, 6, 6]))] = 0;
		const { files, problems } = await opened(new File([bytes], "a.zip"));
		assert.deepEqual([files, problems.length], [[], 1]);
	});

	it("with numbers of 64 bits that it ends within is refused", async () => {
		for (const length of [0, 3, 4, 55]) {
			const bytes = Buffer.from(await zip([{ name: "1.pbn", content: board(1) }], { large: true }).arrayBuffer());
			bytes.write("PK\x06\x06", bytes.length - 55, "latin1");
			bytes.writeBigUInt64LE(BigInt(bytes.length - length), bytes.length - 22 - 12);
			const { files, problems } = await opened(new File([bytes], "a.zip"));
			assert.deepEqual([files, problems], [[], ["a.zip: This is not a whole .zip file."]]);
		}
	});

	it("whose list of files is longer than 64 MiB is refused before it is read", async () => {
		const most = 64 * 1024 * 1024;
		const said = async (directorySize) => (await opened(zip([{ name: "1.pbn", content: board(1) }], { directorySize }))).problems;
		assert.deepEqual(await said(most), []);
		assert.deepEqual(await said(most + 1), ["a.zip: There are too many files in this .zip."]);
	});

	const spoilt = Buffer.from(board(1).replace("1", "2"));
	for (const [name, wrong, says] of [
		["of which a byte is another", { content: board(1), packed: deflateRawSync(spoilt) }, "it is damaged"],
		["that is not packed, of which a byte is another", { content: board(1), stored: true, packed: spoilt }, "it is damaged"],
		["that is shorter than it says", { content: board(1), size: 100 }, "it is damaged"],
		["that is longer than it says", { content: board(1), size: 3 }, "it is larger than it says"],
		["that is not packed, and longer than it says", { content: board(1), stored: true, size: 3 }, "it is larger than it says"],
		["that is encrypted", { content: board(1), flags: 0x801 }, "it is locked with a password"],
		["that is packed in another way", { content: board(1), method: 12 }, "it is packed in a way that this page does not know"],
		["whose packed bytes are none", { content: board(1), packed: Buffer.from([0xff, 0xff, 0xff]) }, "it is damaged"],
	]) {
		it(`tells of a file ${name}, and has the others`, async () => {
			const { files, problems } = await opened(zip([{ name: "bad.pbn", ...wrong }, { name: "good.pbn", content: board(2) }]));
			assert.deepEqual(files, [["a", "good.pbn", board(2)]]);
			assert.deepEqual(problems, [`a.zip: bad.pbn cannot be unpacked: ${says}.`]);
		});
	}

	it("tells of a file that does not begin as it should", async () => {
		const bytes = Buffer.from(await zip([{ name: "bad.pbn", content: board(1) }]).arrayBuffer());
		bytes[0] = 0;
		assert.deepEqual((await opened(new File([bytes], "a.zip"))).problems, ["a.zip: bad.pbn cannot be unpacked: it is damaged."]);
	});

	for (const stored of [false, true]) {
		it(`tells of a file that would reach beyond the end, by a header that lies (stored: ${stored})`, async () => {
			const bytes = Buffer.from(await zip([{ name: "bad.pbn", content: board(1), stored }, { name: "good.pbn", content: board(2) }]).arrayBuffer());
			bytes.writeUInt16LE(0xffff, 26); // The length of the name.
			const { files, problems } = await opened(new File([bytes], "a.zip"));
			assert.deepEqual(files, [["a", "good.pbn", board(2)]]);
			assert.deepEqual(problems, ["a.zip: bad.pbn cannot be unpacked: it is damaged."]);
		});
	}

	const packed = deflateRawSync(Buffer.alloc(1_000_000));
	it("whose files share bytes is refused before any is unpacked", async () => {
		const bomb = { content: "", packed, size: 1_000_000, crc: 1 };
		const first = { name: "e0.pbn", ...bomb };
		const file = zip([first, ...Array.from({ length: 499 }, (_, index) => ({ name: `e${index + 1}.pbn`, ...bomb, at: 0 }))]);
		const read = counted(file);
		const { files, problems } = await opened(file);
		assert.deepEqual([files, problems], [[], ["a.zip: Files in this .zip overlap, so it is damaged or a trap. Nothing of it was unpacked."]]);
		assert.ok(read.bytes < 2 * file.size, `${read.bytes} of ${file.size} bytes are read`);
	});

	for (const [name, files] of [
		["within another that is no .pbn", [{ name: "a.txt", content: board(1), stored: true }, { name: "b.pbn", packed: Buffer.alloc(1), at: 20 }]],
		["within one that is longer", [{ name: "a.txt", content: board(1).repeat(10), stored: true }, { name: "b.pbn", packed: Buffer.alloc(1), at: 20 }]],
		["that reaches into the list of files", [{ name: "a.pbn", content: board(1), stored: true }, { name: "b.pbn", packed: Buffer.alloc(60), at: 10 }]],
		["that is behind the list of files", [{ name: "a.pbn", content: board(1) }, { name: "b.pbn", packed: Buffer.alloc(0), at: 5000 }]],
	]) {
		it(`with a file ${name} is refused`, async () => {
			const { files: got, problems } = await opened(zip(files));
			assert.deepEqual(got, []);
			assert.match(problems.join(), /^a\.zip: Files in this \.zip overlap/);
		});
	}

	it("of which files fail after much was unpacked holds too much when that comes to the limit", async () => {
		const content = Buffer.alloc(1_000_000);
		const bad = Array.from({ length: 20 }, (_, index) => ({ name: `bad ${index}.pbn`, content, crc: 1 }));
		const { files, problems } = await opened(zip([...bad, { name: "good.pbn", content: board(1) }]), { files: 100, bytes: 3_500_000 });
		assert.deepEqual(files, []);
		assert.deepEqual(problems, [
			...[0, 1, 2].map((index) => `a.zip: bad ${index}.pbn cannot be unpacked: it is damaged.`),
			"a.zip: It holds more than 3.5 MB, too much for this page. 18 files left out.",
		]);
	});

	it("of which files are longer than they say holds too much as well", async () => {
		const lying = Array.from({ length: 9 }, (_, index) => ({ name: `lying ${index}.pbn`, content: Buffer.alloc(5_000_000), size: 5 }));
		const { problems } = await opened(zip(lying), { files: 100, bytes: 10_000_000 });
		assert.match(problems.at(-1), /^a\.zip: It holds more than 10\.0 MB, too much for this page. \d files left out\.$/);
	});

	it("whose files are too large together has as many as fit", async () => {
		const files = [1, 2, 3].map((number) => ({ name: `${number}.pbn`, content: board(number) }));
		const { length } = board(1);
		assert.deepEqual((await opened(zip(files), { files: 3, bytes: 3 * length })).problems, []);
		const { files: got, problems } = await opened(zip(files), { files: 3, bytes: 3 * length - 1 });
		assert.deepEqual(got.map(([, name]) => name), ["1.pbn", "2.pbn"]);
		assert.deepEqual(problems, ["a.zip: It holds more than 35 bytes, too much for this page. 1 file left out."]);
	});

	it("of too many files has as many as may be", async () => {
		const files = [1, 2, 3].map((number) => ({ name: `${number}.pbn`, content: board(number) }));
		const { files: got, problems } = await opened(zip(files), { files: 2, bytes: 1000 });
		assert.deepEqual(got.map(([, name]) => name), ["1.pbn", "2.pbn"]);
		assert.deepEqual(problems, ["a.zip: It holds more than 2 files, too much for this page. 1 file left out."]);
	});

	it("of 10,000 files that are encrypted is told of, and read once, and one more is left out", async () => {
		const file = zip(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.pbn`, content: board(1), flags: 0x801 })));
		const read = counted(file);
		const { files, problems } = await opened(file);
		assert.deepEqual([files.length, problems.length], [0, 10_001]);
		assert.equal(problems.at(-1), "a.zip: It holds more than 10,000 files, too much for this page. 1 file left out.");
		assert.ok(read.bytes < 2 * file.size, `${read.bytes} of ${file.size} bytes are read`);
	});

	it("is stopped fifty times, before and while it is unpacked, and unpacked after all", async () => {
		const file = zip([{ name: "1.pbn", content: Buffer.alloc(1_000_000) }, { name: "2.pbn", content: board(2) }]);
		const stopped = Array.from({ length: 50 }, (_, index) => {
			const stop = new AbortController();
			const onProgress = (done) => done === index % 2 && stop.abort();
			const ended = unzip(file, "", { signal: stop.signal, onProgress });
			if (index % 5 === 0) stop.abort();
			return assert.rejects(ended, { name: "AbortError" });
		});
		await Promise.all(stopped);
		assert.equal((await opened(file)).files.length, 2);
	});
});
