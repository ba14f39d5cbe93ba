import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { unzipSync } from "../node_modules/fflate/esm/index.mjs";
import { home, only } from "./home.mjs";
import { source } from "./source.mjs";

const { Conversion } = await source("files/conversion");
const { Rows } = await source("files/rows");
const { Work } = await source("files/work");
const { pack } = await source("out/pack");

const board = (number) => `[Board "${number}"]\n`;
const fileOf = (number, name = "a.pbn") => new File([board(number)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A program that writes each file as it is. A file that is held ends when it is let go. */
function program() {
	const held = new Map();
	return {
		held,
		async export(file, { to }) {
			const content = await file.text();
			if (held.has(file)) await new Promise((resolve, reject) => held.set(file, { resolve, reject }));
			const writer = to.getWriter();
			await writer.write(new TextEncoder().encode(content));
			await writer.close();
			return { diagnostics: [], omitted: [], gameCount: 1, counts: { error: 0, warning: 0, info: 0 } };
		},
		close() {},
	};
}

function list(pbn = program()) {
	const rows = new Rows();
	return { rows, conversion: new Conversion(rows, only({ do: (run) => run(pbn) }), home), ...pbn };
}

/** Waits until something holds. */
async function until(holds) {
	while (!holds()) await settled();
}

it("a file that was taken away while it was saved is not converted again", () => {
	let jobs = 0;
	const rows = new Rows();
	const conversion = new Conversion(rows, only({ do: () => new Promise(() => jobs++) }), home);
	const file = fileOf(1);
	conversion.add([{ file, folder: "" }]);
	const [row] = rows.all;
	conversion.saved(row, { file, original: file });
	assert.equal(jobs, 2);
	conversion.remove(row.id);
	conversion.saved(row, { file, original: file });
	assert.equal(jobs, 2);
});

describe("a conversion that ends after the one that took its place", () => {
	for (const [name, end] of [["well", ({ resolve }) => resolve()], ["in a failure", ({ reject }) => reject(new Error("late"))]]) {
		it(`${name} changes nothing`, async () => {
			const { rows, conversion, held } = list();
			const [first, second] = [fileOf(1), fileOf(2)];
			held.set(first, undefined);
			conversion.add([{ file: first, folder: "" }]);
			await until(() => held.get(first));
			const [{ id }] = rows.all;
			conversion.replace(rows.get(id), second);
			await until(() => rows.get(id).state === "done");
			const done = rows.get(id);
			end(held.get(first));
			for (let turn = 0; turn < 10; turn++) await settled();
			assert.equal(rows.get(id), done);
			assert.equal(done.file, second);
			assert.equal(await done.download.blob.text(), board(2));
		});
	}
});

it("the address of each download is given back when the download is gone", async (t) => {
	const live = new Set();
	const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
	t.mock.method(URL, "createObjectURL", (blob) => {
		const url = create(blob);
		live.add(url);
		return url;
	});
	t.mock.method(URL, "revokeObjectURL", (url) => {
		assert.ok(live.delete(url), `${url} is given back twice`);
		revoke(url);
	});
	const { rows, conversion } = list();
	const isDone = () => rows.all.every(({ state }) => state === "done");
	const addresses = () => rows.all.map(({ download }) => download.url).sort();
	conversion.add([1, 2, 3].map((number) => ({ file: fileOf(number, `${number}.pbn`), folder: "" })));
	await until(isDone);
	assert.deepEqual([...live].sort(), addresses());
	assert.equal(live.size, 3);
	const [first, second] = rows.all;
	conversion.replace(first, fileOf(4));
	assert.equal(live.size, 2);
	await until(isDone);
	assert.deepEqual([...live].sort(), addresses());
	conversion.remove(second.id);
	assert.deepEqual([...live].sort(), addresses());
	assert.equal(live.size, 2);
	conversion.clear();
	assert.equal(live.size, 0);
});

it("ten thousand files are converted, by as many workers as there may be", async () => {
	const rows = new Rows();
	let workers = 0;
	const load = async () => {
		workers++;
		return program();
	};
	const conversion = new Conversion(rows, only(new Work(() => {}, { load, most: () => 4, rest: 1 })), home);
	conversion.add(Array.from({ length: 10_000 }, (_, index) => ({ file: fileOf(index, `${index}.pbn`), folder: "" })));
	await until(() => rows.all.every(({ state }) => state === "done"));
	assert.equal(workers, 4);
	assert.equal(await rows.all[9_999].download.blob.text(), board(9_999));
	conversion.clear();
});

it("a conversion that is stopped and begun anew fifty times is done once", async () => {
	let running = 0;
	const rows = new Rows();
	const pbn = program();
	const load = async () => ({
		...pbn,
		async export(file, options) {
			running++;
			try {
				return await pbn.export(file, options);
			} finally {
				running--;
			}
		},
	});
	const conversion = new Conversion(rows, only(new Work(() => {}, { load, most: () => 2, rest: 1 })), home);
	conversion.add([{ file: fileOf(1), folder: "" }, { file: fileOf(2, "b.pbn"), folder: "" }]);
	const [{ id }] = rows.all;
	for (let turn = 0; turn < 50; turn++) {
		if (turn % 3 === 0) await settled();
		conversion.stop(id);
		await until(() => ["stopped", "done"].includes(rows.get(id).state));
		conversion.restart(rows.get(id));
	}
	await until(() => rows.all.every(({ state }) => state === "done") && running === 0);
	assert.equal(await rows.get(id).download.blob.text(), board(1));
	conversion.clear();
});

describe("a .zip of conversions", () => {
	const to = () => new WritableStream();
	const going = () => ({ signal: new AbortController().signal, onProgress() {} });
	const tooMuch = { message: "This is too much for one .zip. Download the files one by one." };

	it("has at most 65,535 files", async () => {
		const files = Array.from({ length: 65_536 }, (_, index) => ({ path: `${index}`, blob: new Blob() }));
		// As many as there may be begin to be packed, and are stopped.
		const stopped = { ...going(), signal: AbortSignal.abort() };
		await assert.rejects(pack(files, to(), stopped), tooMuch);
		await assert.rejects(pack(files.slice(1), to(), stopped), { name: "AbortError" });
	});

	it("has at most 4 GB", async () => {
		const large = (size) => ({ path: "a", blob: { size, stream: () => new Blob().stream() } });
		await assert.rejects(pack([large(4_000_000_000), large(1)], to(), going()), tooMuch);
		await pack([large(2_000_000_000), large(2_000_000_000)], to(), going());
	});

	it("has all files, and tells how far it is", async () => {
		const contents = { "a/1.pbn": board(1).repeat(20_000), "b.pbn": "", "c.pbn": board(2) };
		const pieces = (text) => [text.slice(0, 70_000), text.slice(70_000)].filter(Boolean).map((piece) => Buffer.from(piece));
		const parts = [];
		const told = [];
		let closed = 0;
		const to = new WritableStream({ write: (part) => void parts.push(part), close: () => void closed++ });
		const files = Object.entries(contents).map(([path, text]) => ({ path, blob: { size: text.length, stream: () => ReadableStream.from(pieces(text)) } }));
		await pack(files, to, { ...going(), onProgress: (done, total) => told.push([done, total]) });
		assert.equal(closed, 1);
		const found = unzipSync(Buffer.concat(parts));
		assert.deepEqual(Object.fromEntries(Object.entries(found).map(([path, bytes]) => [path, Buffer.from(bytes).toString()])), contents);
		const total = board(1).length * 20_001;
		assert.deepEqual(told, [[70_000, total], [total - board(1).length, total], [total, total]]);
	});

	it("has no name that is too long", async () => {
		await pack([{ path: "a".repeat(65_535), blob: new Blob() }], to(), going());
		await assert.rejects(pack([{ path: "a".repeat(65_536), blob: new Blob() }], to(), going()), /filename too long/);
	});

	it("comes to an end where it is stopped, or where nobody takes it", async () => {
		const stop = new AbortController();
		const files = [{ path: "a", blob: new Blob([board(1).repeat(50_000)]) }, { path: "b", blob: new Blob([board(2)]) }];
		await assert.rejects(pack(files, new WritableStream(), { signal: stop.signal, onProgress: () => stop.abort() }), { name: "AbortError" });
		await assert.rejects(pack(files, new WritableStream({ write: () => Promise.reject(new Error("the disk is full")) }), going()), /the disk is full/);
	});
});
