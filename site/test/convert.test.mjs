// What comes of one file, and what its row in the list says.
import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { home, only } from "./home.mjs";
import { source } from "./source.mjs";

const { convert, whyNot } = await source("files/convert");
const { Conversion } = await source("files/conversion");
const { Rows } = await source("files/rows");
const { seldom } = await source("files/pauses");

const going = () => ({ signal: new AbortController().signal, onProgress() {} });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const board = '[Board "1"]\n';
const largest = 32 * 1024 * 1024;

/** A program that writes a text, and says something of the file. */
function program(text, says = {}) {
	const pbn = {
		calls: [],
		async export(file, { to, ...options }) {
			pbn.calls.push(["export", file, options]);
			const writer = to.getWriter();
			await writer.write(Buffer.from(text));
			await writer.close();
			return { diagnostics: [], changed: true, changes: ["layout"], ...says };
		},
		async exportDocument(file, options) {
			pbn.calls.push(["exportDocument", file, options]);
			return { diagnostics: [], changed: true, changes: ["one"], bytes: Buffer.from(`<${text}>`) };
		},
	};
	return pbn;
}

describe("a file", () => {
	const cases = [
		["of another text is changed", board, "a.pbn", {}, { text: "other", changes: ["layout"], document: false }],
		["of as many bytes is changed", board.replace("1", "2"), "a.pbn", {}, { text: board, changes: ["layout"], document: false }],
		["of the same bytes is not changed, whatever is counted", board, "a.pbn", {}, { text: board, changes: [], document: false }],
		["of another notation has no changes", "qx|o1|", "a.lin", { from: "lin" }, { text: "other", changes: [], document: false }],
		["with blocks is a document", "<PBN>", "a.html", { blockCount: 1 }, { text: "<other>", changes: ["one"], document: true }],
		["with blocks that is named .pbn is PBN", "<PBN>", "a.PBN", { blockCount: 1 }, { text: "other", changes: ["layout"], document: false }],
		["named .pbn.html is a document", "<PBN>", "a.pbn.html", { blockCount: 1 }, { text: "<other>", changes: ["one"], document: true }],
		["without blocks is PBN", "[", "a.html", { blockCount: 0 }, { text: "other", changes: ["layout"], document: false }],
	];
	for (const [name, content, fileName, says, want] of cases) {
		it(name, async () => {
			const file = new File([content], fileName, { type: "text/own" });
			const { signal, onProgress } = going();
			const pbn = program(want.document ? "other" : want.text, says);
			const { validation, blob, document } = await convert(pbn, file, { signal, onProgress });
			assert.deepEqual({ text: await blob.text(), changes: validation.changes, document }, want);
			assert.equal(blob.type, document ? "text/own" : "application/x-pbn");
			assert.equal("changed" in validation || "bytes" in validation, false);
			assert.deepEqual(pbn.calls, [["export", file, { encoding: "latin1", signal, onProgress }], ...(document ? [["exportDocument", file, { encoding: "latin1", signal }]] : [])]);
		});
	}

	it("with blocks is a document up to 32 MiB", async () => {
		const sized = (size) => Object.defineProperty(new File([""], "a.html"), "size", { value: size });
		assert.equal((await convert(program("x", { blockCount: 1 }), sized(largest), going())).document, true);
		assert.equal((await convert(program("x", { blockCount: 1 }), sized(largest + 1), going())).document, false);
	});

	it("is compared from its first byte to its last", async () => {
		const size = 4 * 1024 * 1024 + 10;
		for (const [at, changes] of [[0, ["layout"]], [size - 11, ["layout"]], [size - 1, ["layout"]], [undefined, []]]) {
			const other = Buffer.alloc(size, "a");
			if (at !== undefined) other[at] = 98;
			const { validation } = await convert(program("a".repeat(size)), new File([other], "a.pbn"), going());
			assert.deepEqual(validation.changes, changes, String(at));
		}
	});

	it("that cannot be read says so, and what else went wrong is told as it is", async () => {
		const failing = (error) => ({ export: () => Promise.reject(error) });
		const failed = async (error) => convert(failing(error), new File([], "a.pbn"), going()).catch((caught) => caught);
		const gone = new DOMException("gone", "NotFoundError");
		const said = await failed(gone);
		assert.deepEqual([said.message, said.cause], ["The file cannot be read. It may have been moved or changed since it was chosen.", gone]);
		for (const error of [new DOMException("stop", "AbortError"), new Error("no room")]) assert.equal(await failed(error), error);
		assert.deepEqual([whyNot(new Error("no room")), whyNot("no room")], ["no room", "no room"]);
	});
});

describe("a row", () => {
	/** The row of a file, once the file has been converted. */
	async function row(pbn, name, content = "x") {
		const rows = new Rows();
		const conversion = new Conversion(rows, only({ do: (run) => run(pbn) }), home);
		conversion.add([{ file: new File([content], name), folder: "" }]);
		const [{ id }] = rows.all;
		while (["waiting", "reading"].includes(rows.get(id).state)) await settled();
		const converted = rows.get(id);
		conversion.clear();
		return converted;
	}

	it("has a download, which is called as the file is", async () => {
		for (const [name, says, want, asPbn] of [
			["a.pbn", {}, "a.pbn"],
			["a.b.txt", {}, "a.b.pbn"],
			["a", {}, "a.pbn"],
			["a.html", { blockCount: 1 }, "a.html"],
			["a.lin", { from: "lin" }, "a.pbn", "a.pbn"],
		]) {
			const converted = await row(program(board, says), name);
			const { state, problem, download, document, progress } = converted;
			assert.deepEqual([state, problem, download.name, document, progress], ["done", undefined, want, says.blockCount === 1, undefined]);
			assert.match(download.url, /^blob:/);
			assert.deepEqual([converted.asPbn?.name, await converted.asPbn?.text(), converted.asPbn?.type], asPbn ? [asPbn, board, "application/x-pbn"] : [undefined, undefined, undefined]);
		}
	});

	it("has a problem where there is no game: the first error, if there is one", async () => {
		const diagnostics = [{ severity: "warning", message: "odd" }, { severity: "error", message: "broken" }, { severity: "error", message: "worse" }];
		for (const [found, want] of [[diagnostics, "broken"], [diagnostics.slice(0, 1), "There is no board in this file."]]) {
			const { state, problem, validation, download } = await row(program("", { diagnostics: found }), "a.pbn");
			// Where that is all that was found, it is told once.
			assert.deepEqual([state, problem, validation?.diagnostics, download], ["failed", want, found.length > 1 ? found : undefined, undefined]);
		}
	});

	it("is named where it is no bridge file, without any work for what is certainly none", async () => {
		let works = 0;
		const pbn = { ...program("", { diagnostics: [{ severity: "error", message: "broken" }] }) };
		const { export: exporting } = pbn;
		pbn.export = (...given) => (works++, exporting(...given));
		for (const [name, content, want] of [
			["a.inp", "BeginProblem\n", "a.inp is a file of chess problems for other programs (Popeye). pbnkit does not read it yet."],
			["a.bri", "x", "a.bri is a file of deals (BRI). Save the boards as PBN in the program that made it."],
			["a.lin", "<html>", "a.lin is a web page (HTML) in which no board was found. If it was a download, the site may want you to log in first."],
		]) {
			const { state, problem, validation, is } = await row(pbn, name, content);
			assert.deepEqual([state, problem, validation, is.family !== ""], ["failed", want, undefined, true]);
		}
		// Whether the work has begun when the file has been looked at is a matter of time: it waits for a module, as a rule.
		const rows = new Rows();
		works = 0;
		const conversion = new Conversion(rows, only({ do: (run, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))) }), home);
		conversion.add([{ file: new File(["PK\x03\x04"], "a.pbn"), folder: "" }]);
		while (rows.all[0].state === "waiting") await settled();
		assert.deepEqual([rows.all[0].problem, works], ["a.pbn is an archive (ZIP). Unpack it, and open the files in it.", 0]);
	});

	it("has a problem where the work fails", async () => {
		const { state, problem, validation } = await row({ export: () => Promise.reject(new Error("no room")) }, "a.pbn");
		assert.deepEqual([state, problem, validation], ["failed", "no room", undefined]);
	});

	/** Work that the test does when it likes. */
	function list() {
		const rows = new Rows();
		const jobs = [];
		const conversion = new Conversion(rows, only({
			do: (run, options) => new Promise((resolve, reject) => {
				options.signal.addEventListener("abort", () => reject(options.signal.reason));
				jobs.push({ ...options, run: (pbn) => run(pbn).then(resolve, reject) });
			}),
		}), home);
		conversion.add([1, 2].map((number) => ({ file: new File([`${number}`], `${number}.pbn`), folder: "" })));
		return { rows, jobs, conversion, states: () => rows.all.map(({ state }) => state) };
	}

	it("is stopped alone or with all, and begun again", async () => {
		const { rows, jobs, conversion, states } = list();
		const [one, two] = rows.all;
		conversion.stop(one.id);
		await settled();
		assert.deepEqual([states(), jobs.length], [["stopped", "waiting"], 2]);
		conversion.restart(rows.get(one.id));
		assert.deepEqual([states(), jobs.length], [["waiting", "waiting"], 3]);
		conversion.stopAll();
		await settled();
		assert.deepEqual(states(), ["stopped", "stopped"]);
		conversion.restart(rows.get(two.id));
		await jobs[3].run(program(board));
		assert.deepEqual(states(), ["stopped", "done"]);
		// What has ended is stopped by nothing.
		conversion.stop(two.id);
		await settled();
		assert.deepEqual(states(), ["stopped", "done"]);
		conversion.clear();
	});

	it("is stopped where another file has taken its place", async () => {
		const { rows, conversion, states } = list();
		const [row] = rows.all;
		conversion.replace(row, new File(["other"], "1.pbn"));
		await settled();
		conversion.stop(row.id);
		await settled();
		assert.deepEqual(states(), ["stopped", "waiting"]);
		conversion.clear();
	});

	it("stops what is done for it where it is taken away, and is converted when it is put back", async () => {
		const { rows, jobs, conversion, states } = list();
		conversion.remove(rows.all[0].id);
		assert.deepEqual([jobs[0].signal.aborted, jobs[1].signal.aborted], [true, false]);
		conversion.putBack();
		assert.deepEqual([states(), jobs.length], [["waiting", "waiting"], 3]);
		conversion.clear();
		assert.ok(jobs[1].signal.aborted && jobs[2].signal.aborted);
		await settled();
		assert.deepEqual(states(), []);
	});

	it("tells how far the reading is, five times a second, until it is stopped", async () => {
		let now = 0;
		const clock = mock.method(performance, "now", () => now);
		try {
			const { rows, jobs, conversion } = list();
			const [{ id }] = rows.all;
			let tell;
			void jobs[0].run({ export: (_, { onProgress }) => new Promise(() => (tell = onProgress)) });
			assert.equal(rows.get(id).state, "reading");
			const seen = [];
			for (const [at, done] of [[0, 1], [199, 2], [200, 3], [399, 4], [400, 5]]) {
				now = at;
				tell({ done });
				seen.push(rows.get(id).progress.done);
			}
			assert.deepEqual(seen, [1, 1, 3, 3, 5]);
			conversion.stop(id);
			await new Promise(setImmediate);
			now = 1000;
			tell({ done: 6 });
			assert.deepEqual([rows.get(id).state, rows.get(id).progress], ["stopped", undefined]);
		} finally {
			clock.mock.restore();
		}
	});

	it("has its first file and what was found in it while another takes its place, which waits for no file of the list", async () => {
		const { rows, jobs, conversion } = list();
		const [{ id, file }] = rows.all;
		await jobs[0].run(program(board, { gameCount: 1 }));
		const other = new File(["other"], "1.pbn");
		conversion.replace(rows.get(id), other);
		const { state, original, download, validation, file: shown } = rows.get(id);
		assert.deepEqual([state, original, download, validation.gameCount, shown], ["waiting", file, undefined, 1, file]);
		assert.deepEqual(jobs.map(({ urgent, length }) => [urgent, length]), [[false, 1], [false, 1], [true, 5]]);
		await jobs[2].run(program(board));
		assert.deepEqual([rows.get(id).state, rows.get(id).file, rows.get(id).original], ["done", other, file]);
		const third = new File(["third"], "1.pbn");
		rows.update(id, { repairs: [{ before: file, applied: 1 }] });
		conversion.saved(rows.get(id), { file: third, original: third });
		const { saved, original: now, repairs } = rows.get(id);
		assert.deepEqual([saved, now, repairs], [third, third, undefined]);
		conversion.clear();
	});
});

it("seldom tells the first at once, and then one in a while", () => {
	let now = 5;
	const clock = mock.method(performance, "now", () => now);
	try {
		const told = [];
		const tell = seldom(10, (...what) => told.push(what));
		for (const at of [5, 14, 15, 24, 25]) {
			now = at;
			tell(at, "x");
		}
		assert.deepEqual(told, [[5, "x"], [15, "x"], [25, "x"]]);
	} finally {
		clock.mock.restore();
	}
});
