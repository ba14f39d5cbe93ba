import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { inspect } from "node:util";
import { load } from "../dist/pgn.js";
import { pgnWasm } from "./modules.mjs";
import { written } from "./written.mjs";

const folder = new URL("../../core/pgn/answers/testdata/", import.meta.url);
const corpus = new URL("../../../shared/games/pgn/", import.meta.url);
const names = readdirSync(folder).flatMap((name) => (name.endsWith(".pgn") ? [name.slice(0, -4)] : []));

/** A game as text: the order of its members counts too. */
const text = (games) => JSON.stringify(games, null, "\t");

/** As they are once nothing is late. */
const plain = (games) => structuredClone([...games]);

describe("chess games", () => {
	let pgn;

	before(async () => {
		pgn = await load({ wasm: pgnWasm });
	});

	after(() => pgn.close());

	it("there are files", () => assert.ok(names.length >= 3));

	for (const name of names) {
		it(`are the objects that the core writes as JSON: ${name}`, async () => {
			const file = new Uint8Array(readFileSync(new URL(`${name}.pgn`, folder)));
			const want = text(JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")));
			assert.equal(text((await pgn.parse(file)).games), want);
			assert.equal(text((await pgn.parse(new Blob([file]).stream())).games), want);
			const games = [];
			for await (const game of pgn.games(file)) games.push(game);
			assert.equal(text(games), want);
		});
	}

	/** Compares what is read of the files of a folder with the JSON that the core writes of them. */
	const compared = async (files) => {
		const temporary = mkdtempSync(join(tmpdir(), "pbnkit-pgn-"));
		try {
			for (const [at, path] of files.entries()) copyFileSync(path, join(temporary, `file-${at}.pgn`));
			written("TestWritePlain", "./core/pgn/answers", temporary);
			const names = readdirSync(temporary).filter((name) => name.endsWith(".pgn"));
			for (const name of names) {
				const want = JSON.parse(readFileSync(join(temporary, name.replace(/pgn$/, "json")), "utf8"));
				const file = new Uint8Array(readFileSync(join(temporary, name)));
				const read = await pgn.parse(file);
				assert.equal(text(read), text(want), name);
				assert.deepEqual(plain(read.games), want.games, name);
				// In pieces of a few bytes, which end anywhere.
				const pieces = (async function* () {
					for (let at = 0; at < file.length; at += 991) yield file.subarray(at, at + 991);
				})();
				const streamed = await pgn.parse(pieces);
				assert.equal(text(streamed.games), text(want.games), name);
				assert.deepEqual(streamed.counts, want.counts);
			}
			return names.length;
		} finally {
			rmSync(temporary, { recursive: true });
		}
	};

	it("are those objects in files that are generated, and in a third of the real ones", async (test) => {
		const isThere = existsSync(corpus);
		if (!isThere) test.diagnostic(`no corpus at ${corpus.pathname}`);
		const real = isThere ? readdirSync(corpus, { recursive: true }).filter((name) => name.endsWith(".pgn")).sort() : [];
		const files = process.env.PBN_EVERYTHING ? real : real.filter((_, at) => at % 3 === 0);
		assert.ok((await compared(files.map((name) => new URL(name, corpus)))) >= (isThere ? 170 : 150));
	});

	it("have their tags alone, where moves are not wanted", async () => {
		for (const name of names) {
			const file = new Uint8Array(readFileSync(new URL(`${name}.pgn`, folder)));
			const whole = (await pgn.parse(file)).games.map(({ number, span, tags }) => ({ number, span, tags }));
			assert.deepEqual(plain((await pgn.parse(file, { moves: false })).games), whole);
			const games = [];
			for await (const game of pgn.games(new Blob([file]).stream(), { moves: false })) games.push(game);
			assert.deepEqual(games, whole);
		}
	});

	it("are plain data, and moves are made when they are read", async () => {
		const parsed = async () => (await pgn.parse("1. e4 (1. d4) e5 *\n\n1. c4 *\n")).games;
		const want = JSON.parse(text(await parsed()));
		const games = await parsed();
		assert.equal(games[0], games[0]);
		assert.deepEqual(Object.keys(games[0]), ["number", "span", "tags", "start", "result", "moves"]);
		assert.equal(games[0].moves, games[0].moves);
		assert.equal(games[0].moves[0].variations[0][0].san, "d4");
		assert.deepStrictEqual(plain(await parsed()), want);
		const [first] = await parsed();
		first.moves = [];
		assert.deepEqual(first.moves, []);
		const [frozen] = Object.freeze(await parsed());
		Object.freeze(frozen);
		assert.equal(frozen.moves, frozen.moves);
		assert.doesNotMatch(inspect((await parsed())[0], { depth: 9 }), /Getter/);
	});

	it("may have lines as deep as the text is long", { timeout: 60_000 }, async () => {
		const depth = 100_000;
		const deep = await pgn.parse(`${"1. e4 (".repeat(depth)}1. d4 ${")".repeat(depth)} *`);
		let [move] = deep.games[0].moves;
		let count = 0;
		for (; move.variations; count++) [[move]] = move.variations;
		assert.equal(count, depth);
		assert.equal(move.san, "d4");
		const wide = await pgn.parse(`1. e4 ${"(1. d4 d5) ".repeat(depth)} e5 *`);
		assert.equal(wide.games[0].moves[0].variations.length, depth);
		const loose = await pgn.parse(`${"(".repeat(depth)}1. d4${")".repeat(depth)} *`);
		assert.equal(loose.games[0].variations.length, 1);
		const long = await pgn.parse(`${"1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(depth / 2)} *`);
		assert.equal(long.games[0].moves.length, 2 * depth);
		assert.equal(long.games[0].moves.at(-1).number, depth);
	});
});
