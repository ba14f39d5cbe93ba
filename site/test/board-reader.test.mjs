// A board that is read by itself is the same as in its file, whatever it inherits and however broken the file is.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../../js/dist/index.js";
import { source } from "./source.mjs";

const { BoardReader, encoded } = await source("read/board-reader");
const pbn = await load();
after(() => pbn.close());

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));
const corpus = fromHere("../../../shared/corpus");

/** What a game is, wherever it stands. */
function bare(game) {
	return JSON.parse(JSON.stringify(game, (name, value) => (name === "span" ? undefined : value)));
}

async function readerOf(bytes) {
	const { encoding, games } = await pbn.parse(bytes);
	const reader = new BoardReader(new File([bytes], "a.pbn"), encoding);
	await reader.read(pbn, new AbortController().signal, () => undefined);
	assert.ok(reader.complete);
	assert.equal(reader.index.entries.length, games.length);
	return { reader, games };
}

async function check(bytes) {
	const { reader, games } = await readerOf(bytes);
	for (const game of games) assert.deepEqual(bare(await reader.game(pbn, game.number)), bare(game), `game ${game.number}`);
	return games.length;
}

const wide = (text, encoding) => Uint8Array.from([...`\uFEFF${text}`].flatMap((c) => (encoding === "le" ? [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8] : [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255])));
const inheriting = `% PBN 2.1
[Event "##Cup"]
[Site "Here"]
[Board "1"]

[Event "#"]
[Site "##There"]
[Board "2"]
[Scoring "IMP"]

[Board "3"]
[Site "Else"]

{A comment before it}
[Site "#"]
[Board "4"]
[Scoring "#"]

[Board "5"]
[Event "Other"]

junk
[Board "6"]
[Scoring "#"]
[Round "#"]

[Board "7"]
[Event "##Third"]
[Event "ignored"]

[Board "8"]
[Event "#"]
`;

it("a text of ours is written as the file is", () => {
	for (const [encoding, bytes] of [["utf-8", [0x61, 0xc3, 0xa9]], ["utf-16le", [0x61, 0, 0xe9, 0]], ["utf-16be", [0, 0x61, 0, 0xe9]]]) {
		assert.deepEqual([...encoded("aé", encoding)], bytes, encoding);
	}
});

describe("a board that is read by itself", () => {
	const made = {
		"inherits": inheriting,
		"inherits, CRLF": inheriting.replaceAll("\n", "\r\n"),
		"ends in a comment": '[Board "1"]\n\n[Board "2"]\n{never closed\n\n[Board "3"]\n',
		"has a block's delimiter in a comment": '[Board "1"]\n\n{<PBN>}\n[Board "2"]\n\n<html>\n[Board "3"]\n',
		"is in a page": `<html><body><pre class="pbn">[Event "##A &amp; B"]\n[Board "1"]\n\n[Board "2"]</pre><p>More</p><PBN>[Board "3"]\n[Event "#"]</PBN></body></html>`,
		"is in a letter": 'Dear partner,\n<PBN>[Board "1"]\n[Site "##x"]\n\n[Board "2"]</PBN>\nYours',
		"comes after a text": 'Dear partner,\n[Board "1"]\n[Site "##x"]\n\n[Board "2"]\n',
	};
	for (const [name, text] of Object.entries(made)) it(name, async () => assert.ok((await check(new TextEncoder().encode(text))) > 1));
	for (const encoding of ["le", "be"]) it(`is in UTF-16${encoding}`, async () => assert.equal(await check(wide(inheriting, encoding)), 8));

	it("reads several", async () => {
		for (const text of [inheriting, made["is in a page"]]) {
			const { reader, games } = await readerOf(new TextEncoder().encode(text));
			const got = [];
			for await (const game of reader.games(pbn, [1, 3], new AbortController().signal)) got.push(game);
			assert.deepEqual(got.map(bare), [games[0], games[2]].map(bare));
		}
	});

	it("is not taken twice where the reading was given up and begun again", async () => {
		const games = (await pbn.parse(new TextEncoder().encode(inheriting))).games;
		let go;
		const gate = new Promise((resolve) => (go = resolve));
		// The first reading waits in the middle, as where the page is busy, and does not see at once that it is given up.
		const slow = { async *games() { yield games[0]; await gate; yield* games.slice(1); } };
		const fast = { async *games() { yield games[0]; go(); await new Promise(setImmediate); yield* games.slice(1); } };
		const reader = new BoardReader(new File([inheriting], "a.pbn"), "utf-8");
		const stop = new AbortController();
		const first = reader.read(slow, stop.signal, () => undefined).catch((error) => error);
		await new Promise(setImmediate);
		stop.abort();
		await reader.read(fast, new AbortController().signal, () => undefined);
		assert.equal((await first).name, "AbortError");
		assert.deepEqual(reader.index.entries.map(({ number }) => number), games.map(({ number }) => number));
		assert.ok(reader.complete);
	});

	it("is shown before the next ones are read, as the encoding says", async () => {
		const steps = [];
		const { games } = await pbn.parse(inheriting);
		const slow = {
			async *games(_, { sourceEncoding }) {
				steps.push(sourceEncoding);
				yield games[0];
				steps.push("next");
				yield games[1];
			},
		};
		for (const encoding of ["utf-8", undefined]) {
			const reader = new BoardReader(new File([inheriting], "a.pbn"), encoding);
			assert.deepEqual(reader.place, { chosen: 1, query: "" });
			await reader.read(slow, new AbortController().signal, () => undefined, () => setTimeout(() => steps.push("drawn")) && steps.push("first"));
			assert.deepEqual(steps.splice(0), [encoding, "first", "drawn", "next"]);
		}
	});

	it("is not shown, and the index not complete, where the reading is given up", async () => {
		const { games } = await pbn.parse(inheriting);
		for (const [before, after] of [[[], games.slice(0, 1)], [games.slice(0, 1), []]]) {
			const stop = new AbortController();
			let shown = 0;
			const reader = new BoardReader(new File([inheriting], "a.pbn"), "utf-8");
			const stopping = {
				async *games() {
					yield* before;
					stop.abort();
					yield* after;
				},
			};
			await assert.rejects(reader.read(stopping, stop.signal, () => undefined, () => shown++), { name: "AbortError" });
			assert.deepEqual([shown, reader.complete], [before.length, false]);
		}
	});

	it("is not read where several are given up", async () => {
		const { reader } = await readerOf(new TextEncoder().encode(inheriting));
		await assert.rejects(reader.games({ parse: assert.fail }, [2], AbortSignal.abort()).next(), { name: "AbortError" });
	});

	it("is read by itself of PBN, and of a page at once with others", async () => {
		for (const [text, want] of [[inheriting, { parse: 2, games: 0 }], [made["is in a page"], { parse: 0, games: 1 }]]) {
			const { reader } = await readerOf(new TextEncoder().encode(text));
			const calls = { parse: 0, games: 0 };
			const counting = Object.fromEntries(Object.keys(calls).map((verb) => [verb, (...args) => (calls[verb]++, pbn[verb](...args))]));
			for await (const _ of reader.games(counting, [2, 3], new AbortController().signal)) continue;
			assert.deepEqual(calls, want);
		}
	});

	it("needs few bytes of a large file", async () => {
		const text = '[Event "##Cup"]\n[Board "0"]\n' + Array.from({ length: 5000 }, (_, n) => `\n[Board "${n + 1}"]\n`).join("");
		const { reader } = await readerOf(new TextEncoder().encode(text));
		const size = reader.index.slicesOf(5001).reduce((sum, { from, to }) => sum + to - from, 0);
		assert.ok(size < 100, `${size} bytes`);
	});

	const all = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".pbn")).map((name) => join(folder, name));
	for (const [whose, folders] of [["our own", ["../../core", "../../e2e/testdata", "../src"].map(fromHere)], ["real", [corpus]]]) {
		it(`is in ${whose} files`, { skip: !folders.every(existsSync) && "no corpus here" }, async () => {
			const files = folders.flatMap(all);
			assert.ok(files.length > 10, `${files.length} files`);
			for (const file of files) await check(readFileSync(file)).catch((error) => assert.fail(`${file}: ${error.message}`));
		});
	}
});
