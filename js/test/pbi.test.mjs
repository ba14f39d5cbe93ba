import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/pbi.js";

const folder = new URL("../../core/pbi/answers/testdata/", import.meta.url);
const file = readFileSync(new URL("problems.pbi", folder));
const want = JSON.parse(readFileSync(new URL("problems.json", folder), "utf8"));
/** A stream of the file in pieces of so many bytes. */
const inPieces = (bytes) => new ReadableStream({
	start(stream) {
		for (let at = 0; at < file.length; at += bytes) stream.enqueue(new Uint8Array(file.subarray(at, at + bytes)));
		stream.close();
	},
});

const line = ":8/7S/k7/p7/8/8/Q3K3/7R:#2:|Diary||:::::\n";

describe("pbnkit/pbi", () => {
	let pbi;
	before(async () => (pbi = await load()));
	after(() => pbi.close());

	it("gives what the core reads, at once and in pieces", async () => {
		for (const source of [file, new Blob([file]), inPieces(97)]) {
			const { problems, ...found } = await pbi.parse(source);
			assert.deepEqual({ problems: [...problems], ...found }, want);
		}
		const some = await pbi.parse(file, { from: 2, count: 2 });
		assert.deepEqual(some.problems.map(({ number }) => number), [2, 3]);
		const seen = [];
		const problems = pbi.problems(inPieces(50), { diagnostics: true });
		let next = await problems.next();
		for (; !next.done; next = await problems.next()) seen.push(next.value);
		assert.deepEqual(seen.map(({ diagnostics, ...problem }) => problem), want.problems);
		assert.ok(seen.at(-1).diagnostics.some(({ rule }) => rule.startsWith("position/")));
		assert.deepEqual(next.value.comments, want.comments);
	});

	it("writes what it has read", async () => {
		const { problems } = await pbi.parse(file);
		const { bytes: written } = await pbi.write(problems, { comments: want.comments });
		const { bytes: exported } = await pbi.export(file);
		assert.equal(Buffer.from(written).toString(), Buffer.from(exported).toString());
		const made = await pbi.write(Array.from({ length: 250 }, () => ({ position: "8/8/8/8/8/8/8/KS1k4" })));
		assert.equal(made.gameCount, 250);
		await assert.rejects(pbi.write([{ nams: [] }]), { name: "TypeError", message: /^write: problems\[0\] has no member "nams"; did you mean "names"\?$/ });
		await assert.rejects(pbi.write([{ names: [1] }]), { name: "TypeError", message: /problems\[0\]\.names\[0\]/ });
		await assert.rejects(pbi.write({}), { name: "TypeError", message: "write: the problems have to be an array" });
	});

	it("edits, and says what it refuses", async () => {
		const source = `\uFEFF#PBI 1.2\n${line}${line}`;
		const { bytes, changed } = await pbi.edit(source, [{ problem: 2, set: { names: ["Ann"] } }, { problem: 1, remove: true }, { after: 2, add: { stipulation: "#3" } }]);
		assert.equal(new TextDecoder().decode(bytes), `#PBI 1.2\nAnn${line}::#3::::::\n`);
		assert.deepEqual(changed.map(({ problem, field, by }) => [problem, field, ...by]), [[1, undefined, 1], [2, "names", 0], [2, undefined, 2]]);
		assert.equal(new TextDecoder().decode((await pbi.edit(line, [{ problem: 1, set: { names: ["Ann"] } }])).bytes), `Ann${line}`, "a file without its beginning");
		const refused = await pbi.edit(source, [{ problem: 1, set: { position: "N7" } }]);
		assert.ok(refused.refused.length > 0 && refused.changed.length === 0);
		await assert.rejects(pbi.edit(source, [{ problem: 3, remove: true }]), { name: "TypeError", message: /edits\[0\]\.problem is 3/ });
	});

	it("finds blocks that are read whole as files", async () => {
		for (const page of [`<PBI>${line.trim()}</PBI>`, `<pre class="pbi">\n${line}${line.trim()}</pre>`]) {
			const [{ text }] = await pbi.blocks(page);
			assert.equal((await pbi.parse(text)).gameCount, page.split(":#2:").length - 1);
		}
	});

	it("converts to other forms and back", async () => {
		for (const to of ["fen", "epd", "pgn", "popeye", "csv", "latex", "olv"]) {
			const { bytes, lines, lost } = await pbi.convert(file, { to });
			assert.ok(bytes.length > 0 && lines > 0 && Array.isArray(lost), to);
			if (to === "olv") assert.match(new TextDecoder().decode((await pbi.convert(bytes, { from: "olv" })).bytes), /^Chance, A\.;B\. Prototype:8\/7S\//m);
		}
		await assert.rejects(pbi.convert(file, { from: "fen", to: "csv" }), { name: "TypeError", message: /convert\.to has to be one of pbi/ });
	});

	it("tells progress, and stops", async () => {
		const large = Buffer.from(`\uFEFF#PBI 1.2\n${line.repeat(20_000)}`);
		const seen = [];
		await pbi.validate(large, { onProgress: ({ done }) => seen.push(done) });
		assert.equal(seen.at(-1), large.length);
		const stop = new AbortController();
		await assert.rejects(pbi.validate(large, { signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) }), { message: "enough" });
	});

	it("works in a worker, and says when it was closed", async () => {
		const own = await load({ worker: true });
		assert.equal((await own.parse(file)).gameCount, want.gameCount);
		own.close();
		await assert.rejects(own.parse(file), { name: "PbiClosedError", message: "this Pbi was closed" });
	});
});
