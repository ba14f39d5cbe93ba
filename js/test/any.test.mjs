// One entry for all notations, and what each of the others leaves alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { open } from "../dist/any.js";
import { games } from "./chess.mjs";

const encode = (text) => new TextEncoder().encode(text);

describe("pbnkit/any", () => {
	const files = {
		pgn: [
			games,
			"1. e4 e5 2. Nf3 *\n",
			'[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n*\n',
			'[Event "Rated Blitz game"]\n[Site "https://lichess.org/abcdefgh"]\n[White "a"]\n[Black "b"]\n[Result "1-0"]\n[UTCDate "2026.01.01"]\n\n1. e4 { [%clk 0:03:00] } 1-0\n',
			"{a comment}\n1. d4 d5 1/2-1/2\n",
		],
		pbn: ['[Board "1"]\n[Deal "N:AKQJT98765432... - - -"]\n', "N:A83.KQ7.AJ85.642 - - -\n", ""],
		pdn: ['[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 *\n', "1. 32-28 19-23 2. 28x19 14x23 *\n"],
		lin: ["md|3SAKHAKDAKCAK,,,|mb|p|mb|p|pg||\n"],
	};
	for (const [notation, texts] of Object.entries(files)) {
		for (const text of texts) {
			it(`finds ${notation} in ${JSON.stringify(text.slice(0, 30))}`, async () => {
				const bytes = encode(text);
				for (const file of [text, bytes, bytes.buffer, new Blob([bytes]), new File([bytes], "games.txt")]) {
					const opened = await open(file);
					assert.equal(opened.notation, notation);
					const { games } = await opened.client.parse(file);
					if (notation === "pgn" || notation === "pdn") assert.ok(games[0].moves);
					opened.client.close();
				}
			});
		}
	}

	it("asks the name where the start says nothing", async () => {
		const { notation, client } = await open(new File(["\n\n"], "games.pgn"));
		assert.equal(notation, "pgn");
		client.close();
	});

	it("loads what only reads where that is wanted", async () => {
		for (const [verbs, has] of [["all", true], ["read", false], [undefined, true]]) {
			const { notation, client } = await open(games, { verbs });
			assert.deepEqual([notation, "validate" in client, (await client.parse(games)).games.length], ["pgn", has, 2]);
			client.close();
		}
		await assert.rejects(open(games, { verbs: "few" }), /^TypeError: open: the option "verbs" has to be one of "all", "read"$/);
	});

	it("refuses what is something else, and what is no file", async () => {
		await assert.rejects(open(encode("%PDF-1.7")), /^TypeError: open: This is .*PDF/);
		await assert.rejects(open(7), /^TypeError: open: the file has to be a string/);
		await assert.rejects(open(games, { solvr: 1 }), /^TypeError: load: there is no option "solvr"/);
	});
});

describe("an entry", () => {
	const text = (name) => readFileSync(new URL(`../dist/${name}.js`, import.meta.url), "utf8");

	it("of bridge has nothing of chess, and that of chess nothing of bridge", () => {
		for (const name of ["index", "game", "inline", "pbnkit.iife", "viewer", "report", "render", "auto"]) {
			assert.doesNotMatch(text(name), /pgn\.wasm|pgnread|PgnLoad|src\/pgn|lichess|enPassant/, name);
		}
		for (const name of ["pgn", "pgn-read", "pgn-game"]) assert.doesNotMatch(text(name), /pbn\.wasm|lin\.wasm|dd\.wasm|"rules\.txt|\/rules\.txt|src\/pbn|src\/game\/|[Dd]eclarer|[Vv]ulnerable/, name);
	});

	it("of any kind has them beside it, and not in it", () => {
		const any = text("any");
		assert.match(any, /import\("\.\/index\.js"\)/);
		assert.match(any, /import\("\.\/pgn\.js"\)/);
		assert.match(any, /import\("\.\/pgn-read\.js"\)/);
		assert.doesNotMatch(any, /wasm_exec|GoInstance/);
		assert.ok(any.length < 12_000, `${any.length} bytes`);
	});
});
