// The list of files, and what it makes of the parts of a download.
import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { source } from "./source.mjs";

const { Rows, isUnderWay, isUnsaved, nameInList } = await source("files/rows");
const { blobSink } = await source("out/written");

const found = (name, folder = "") => ({ file: new File([], name), folder });

describe("a list of files", () => {
	afterEach(() => mock.timers.reset());

	it("opens a single file, and none of several", () => {
		const rows = new Rows();
		rows.add([found("a.pbn")]);
		rows.add([found("b.pbn"), found("c.pbn")]);
		assert.deepEqual(rows.all.map(({ id, file, state, opens, document }) => [id, file.name, state, opens, document]), [
			[1, "a.pbn", "waiting", true, false],
			[2, "b.pbn", "waiting", false, false],
			[3, "c.pbn", "waiting", false, false],
		]);
	});

	it("numbers files that are called the same, in one folder and of one origin", () => {
		const rows = new Rows();
		rows.add([found("a.pbn"), found("a.pbn"), found("a.pbn", "club"), { ...found("a.pbn"), origin: "club.zip" }, found("b.pbn")]);
		rows.remove(rows.all[1].id);
		rows.add([found("a.pbn")]);
		assert.deepEqual(rows.all.map(nameInList), ["a.pbn", "a.pbn", "a.pbn", "b.pbn", "a.pbn (3)"]);
		rows.clear();
		rows.add([found("a.pbn")]);
		assert.deepEqual(rows.all.map(nameInList), ["a.pbn"]);
	});

	it("puts back what was taken last, in its place and without what came of it", () => {
		const rows = new Rows();
		rows.add([found("a.pbn"), found("a.pbn"), found("b.pbn")]);
		const [first, second, third] = rows.all;
		rows.update(second.id, { state: "failed", problem: "no", progress: { bytes: 1 }, validation: {}, document: true });
		rows.remove(third.id);
		rows.remove(second.id);
		const [back] = rows.putBack();
		assert.deepEqual(rows.all.map(({ id }) => id), [first.id, second.id]);
		assert.deepEqual(back, { ...second, document: true });
		assert.deepEqual([rows.gone, rows.putBack()], [[], []]);
		rows.clear();
		rows.putBack();
		rows.add([found("a.pbn")]);
		assert.deepEqual(rows.all.map(nameInList), ["a.pbn", "a.pbn (2)", "a.pbn (3)"]);
		rows.remove(first.id);
		rows.add([found("c.pbn")]);
		assert.deepEqual(rows.gone, []);
	});

	it("numbers a file that is called as one that was put back", () => {
		const rows = new Rows();
		rows.add([found("a.pbn")]);
		rows.clear();
		rows.putBack();
		rows.add([found("a.pbn")]);
		assert.deepEqual(rows.all.map(nameInList), ["a.pbn", "a.pbn (2)"]);
	});

	it("takes a property away that is given as undefined, and leaves a row alone that is gone", () => {
		const rows = new Rows();
		const [{ id }] = rows.add([found("a.pbn")]);
		rows.update(id, { progress: { bytes: 1 } });
		rows.update(id, { progress: undefined, state: "done" });
		assert.equal("progress" in rows.get(id), false);
		rows.remove(id);
		rows.update(id, { state: "failed" });
		rows.remove(id);
		assert.deepEqual([rows.all, rows.has(id), rows.get(id), rows.gone.length], [[], false, undefined, 1]);
	});

	it("tells of changes at once or, where rows change, ten times a second", () => {
		mock.timers.enable({ apis: ["setTimeout"] });
		const rows = new Rows();
		let told = 0;
		const leave = rows.subscribe(() => told++);
		const [{ id }] = rows.add([found("a.pbn")]);
		assert.equal(told, 1);
		for (const state of ["reading", "done"]) rows.update(id, { state });
		mock.timers.tick(99);
		assert.equal(told, 1);
		mock.timers.tick(1);
		assert.equal(told, 2);
		rows.update(id, { state: "failed" });
		rows.add([found("b.pbn")]);
		assert.equal(told, 3);
		// What was told with the new file is not told again.
		mock.timers.tick(1000);
		assert.equal(told, 3);
		rows.update(id, { state: "waiting" });
		mock.timers.tick(100);
		assert.equal(told, 4);
		rows.remove(id);
		assert.equal(told, 5);
		rows.putBack();
		assert.equal(told, 6);
		leave();
		rows.clear();
		assert.equal(told, 6);
	});

	it("gives up the address of a download that is replaced or leaves, and keeps it else", () => {
		const given = [];
		const revoke = mock.method(URL, "revokeObjectURL", (url) => given.push(url));
		const rows = new Rows();
		const [{ id }] = rows.add([found("a.pbn")]);
		rows.update(id, { download: { url: "blob:1" } });
		rows.update(id, { state: "done" });
		assert.deepEqual(given, []);
		rows.update(id, { download: { url: "blob:2" } });
		assert.deepEqual(given, ["blob:1"]);
		rows.remove(id);
		assert.deepEqual(given, ["blob:1", "blob:2"]);
		revoke.mock.restore();
	});
});

it("a file has fixes that are nowhere else until it is taken", () => {
	const file = new File([], "a.pbn");
	assert.deepEqual([{ file }, { file, repairs: [] }, { file, repairs: [], taken: file }, { file, repairs: [], taken: new File([], "a.pbn") }].map(isUnsaved), [false, true, false, true]);
});

it("is under way until it is known what comes of it", () => {
	assert.deepEqual(["waiting", "reading", "done", "failed", "stopped"].filter((state) => isUnderWay({ state })), ["waiting", "reading"]);
});

describe("what is written for a download", () => {
	it("is a file of the type", async () => {
		const { to, blob } = blobSink("application/zip");
		const writer = to.getWriter();
		await writer.write(Buffer.from("one "));
		await writer.write(Buffer.from("two"));
		await writer.close();
		assert.deepEqual([blob().type, await blob().text()], ["application/zip", "one two"]);
	});

	it("goes to the browser in pieces of a megabyte", async () => {
		const megabyte = 1024 * 1024;
		const sizes = [];
		class Counted extends Blob {
			constructor(parts, options) {
				super(parts, options);
				sizes.push(this.size);
			}
		}
		const plain = globalThis.Blob;
		globalThis.Blob = Counted;
		try {
			const { to, blob } = blobSink("application/zip");
			const writer = to.getWriter();
			for (const size of [megabyte - 1, 1, megabyte - 1, 2, megabyte / 2]) await writer.write(new Uint8Array(size));
			await writer.close();
			assert.equal(blob().size, 2.5 * megabyte + 1);
		} finally {
			globalThis.Blob = plain;
		}
		assert.deepEqual(sizes, [megabyte, megabyte + 1, megabyte / 2, 2.5 * megabyte + 1]);
	});
});
