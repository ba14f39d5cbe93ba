// What is written keeps every character: in Latin-1 where that has them all, else in UTF-8, unless a person wants Latin-1 all the same.
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { Session } from "../../js/dist/viewer.js";
import { home, only } from "./home.mjs";
import { source } from "./source.mjs";

const { convert } = await source("files/convert");
const { Conversion } = await source("files/conversion");
const { Rows, beyondOf } = await source("files/rows");
const { boardsOf, joined } = await source("out/boards");
const { canBeSaved } = await source("out/save-button");
const { written } = await source("out/written");
const { filledFile } = await source("read/solving/filled-file");
const pbn = await load();
after(() => pbn.close());

const { signal } = new AbortController();
const board = (west, more = "") => `[Board "1"]\n[West "${west}"]\n${more}`;

/** Files, what has to be in UTF-8 of them, and what is read of the file that is made. */
const files = {
	Cyrillic: { content: board("Пётр Иванов"), word: "Пётр", latin1: '"???? ??????"' },
	Polish: { content: board("Łukasz Żak"), word: "Łukasz", latin1: '"Lukasz Zak"' },
	"typographic, of Windows-1252": { content: Buffer.from(board("Ann", "{It doesn\x92t}"), "latin1"), reads: "{It doesn’t}", word: "doesn’t", latin1: "{It doesn't}" },
	"UTF-16": { content: Buffer.from(`\uFEFF${board("Żak")}`, "utf16le"), reads: '"Żak"', word: "Żak", latin1: '"Zak"' },
	"a suit in a name": { content: board("♠ Ann"), reads: '"♠ Ann"', word: "♠", latin1: '"S Ann"' },
	"Latin-1": { content: Buffer.from(board("S\xF8ren Zo\xEB"), "latin1"), reads: '"Søren Zoë"' },
	"Latin-1 in UTF-8": { content: board("Søren Zoë"), reads: '"Søren Zoë"' },
	"suits in comments": { content: board("Ann", "{1♠ is \\H}"), reads: "{1\\S is \\H}" },
	ASCII: { content: board("Ann"), reads: '"Ann"' },
};

/** What a program reads of a file, by the encoding that it has to be in. */
const textOf = async (blob, encoding) => new TextDecoder(encoding, { fatal: true }).decode(await blob.arrayBuffer());

/** The ways in which the page writes a file as PBN. */
const ways = {
	"a download": async (file, asLatin1) => {
		const { blob, validation } = await convert(pbn, file, { asLatin1, signal, onProgress() {} });
		return { blob, beyond: beyondOf({ validation, asLatin1 }) };
	},
	"a merged file": async (file, asLatin1) => {
		const boards = [];
		for await (const board of boardsOf(pbn, { file }, signal)) boards.push(board);
		return joined(pbn, boards, signal, asLatin1);
	},
	"a file with what was computed": (file, asLatin1) => filledFile(pbn, { file }, new Session({}), signal, asLatin1),
	"a board": (file, asLatin1) => written(pbn, file, { missing: "omit" }, asLatin1),
};

for (const [way, write] of Object.entries(ways)) {
	describe(`${way} keeps every character`, () => {
		for (const [name, { content, reads = /"[^"]*"(?=\]\n$)/.exec(content)?.[0], word, latin1 }] of Object.entries(files)) {
			it(name, async () => {
				const file = new File([content], "a.pbn");
				const { blob, beyond } = await write(file, false);
				const text = await textOf(blob, word ? "utf-8" : "latin1");
				assert.ok(text.includes(reads), text);
				assert.equal(text.includes("% EXPORT"), !word && way !== "a board");
				assert.deepEqual(beyond, word && { word, asLatin1: false });
				const other = await write(file, true);
				assert.deepEqual(other.beyond, word && { word, asLatin1: true });
				assert.ok((await textOf(other.blob, "latin1")).includes(latin1 ?? reads), name);
			});
		}
	});
}

it("only what Latin-1 does not have is written a second time", async () => {
	for (const [content, asLatin1, want] of [[board("Søren"), false, "latin1"], [board("Żak"), false, "latin1 utf8"], [board("Żak"), true, "latin1"]]) {
		const encodings = [];
		const counting = { export: (file, options) => (encodings.push(options.encoding), pbn.export(file, options)) };
		await written(counting, new Blob([content]), { signal }, asLatin1);
		assert.equal(encodings.join(" "), want);
	}
});

describe("a page with PBN in it", () => {
	it("keeps its encoding and every character, and nothing is said of that", async () => {
		const file = new File([`<p>Łódź <pre class="pbn">\n${board("Żak Ян")}</pre>`], "a.html");
		const { blob, validation, document } = await convert(pbn, file, { signal, onProgress() {} });
		const text = await textOf(blob, "utf-8");
		assert.ok(document && text.includes("<p>Łódź") && text.includes('[West "Żak Ян"]'), text);
		assert.equal(beyondOf({ validation }), undefined);
	});
});

describe("a row", () => {
	async function row(content, name = "a.pbn") {
		const rows = new Rows();
		const conversion = new Conversion(rows, only({ do: (run) => run(pbn) }), home);
		conversion.add([{ file: new File([content], name), folder: "" }]);
		const [{ id }] = rows.all;
		const done = async () => {
			while (["waiting", "reading"].includes(rows.get(id).state)) await new Promise((resolve) => setTimeout(resolve));
			return rows.get(id);
		};
		return { rows, conversion, id, done };
	}

	it("is written in the encoding that a person chooses, and read with all characters", async () => {
		for (const [content, name] of [[board("Иван"), "a.pbn"], ["pn|Иван,Ann,Bo,Cy|md|3SAK,,,|", "a.lin"]]) {
			const { conversion, done } = await row(content, name);
			let now = await done();
			assert.deepEqual(beyondOf(now), { word: "Иван", asLatin1: false });
			assert.match(await now.download.blob.text(), /"Иван"/);
			const { asPbn } = now;
			conversion.writeAgain(now, true);
			now = await done();
			assert.deepEqual(beyondOf(now), { word: "Иван", asLatin1: true });
			assert.match(await now.download.blob.text(), /"\?\?\?\?"/);
			assert.equal(now.asPbn, asPbn);
			// What is read of LIN has all of it.
			if (asPbn) assert.match(await asPbn.text(), /"Иван"/);
			assert.ok(now.validation.diagnostics.some(({ rule }) => rule === "text/unmappable"));
			conversion.writeAgain(now, false);
			now = await done();
			assert.deepEqual(beyondOf(now), { word: "Иван", asLatin1: false });
			assert.ok(!now.validation.diagnostics.some(({ rule }) => rule === "text/unmappable"));
			conversion.clear();
		}
	});

	it("that was saved in place can be saved in the other encoding, too", async () => {
		const { rows, conversion, id, done } = await row(board("Żak"));
		const now = await done();
		rows.update(id, { handle: {}, saved: now.file });
		assert.equal(canBeSaved(rows.get(id)), false);
		conversion.writeAgain(rows.get(id), true);
		assert.equal(canBeSaved(await done()), true);
		const file = new File([await (await done()).download.blob.arrayBuffer()], "a.pbn");
		conversion.saved(rows.get(id), { file, original: now.file });
		const after = await done();
		assert.deepEqual([canBeSaved(after), after.asLatin1, beyondOf(after)], [false, undefined, undefined]);
		conversion.clear();
	});
});
