// Files of chess in the command: the package's own convert and edit beside it, and what the command makes of EPD and FEN.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { load } from "../dist/pgn.js";
import { pgnWasm } from "./modules.mjs";
import { folderWith, pbn } from "./pbn.mjs";

const core = await load({ wasm: pgnWasm });
const encode = (text) => new TextEncoder().encode(text);
const game = '[White "Łukasz\tb"]\n[Black "b"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 *\n';
const test = '4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id "mate?";\n4k3/8/8/8/8/8/8/4K2R w K - 3 9\n';
const files = { "game.pgn": game, "test.epd": test, "list.fen": "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\n" };

describe("files of chess", () => {
	const cwd = folderWith(files);

	it("are checked in one call, each as what it is", () => {
		const { code, out, err } = pbn(["validate", "--format", "json", "game.pgn", "list.fen", "test.epd"], { cwd });
		const found = JSON.parse(out).files.map(({ path, diagnostics }) => [path, ...diagnostics.map(({ rule }) => rule)]);
		const [game, list, test] = found;
		assert.deepEqual([game[0], game.includes("text/tab-in-string")], ["game.pgn", true]);
		assert.deepEqual([list, test], [["list.fen", "position/castling"], ["test.epd", "epd/fen"]]);
		assert.deepEqual([code, err], [1, ""]);
	});

	it("are read, records as JSON on lines", () => {
		const { code, out } = pbn(["parse", "--format", "jsonl", "test.epd", "game.pgn"], { cwd });
		const [first, second, third] = out.trimEnd().split("\n").map((line) => JSON.parse(line));
		assert.deepEqual([first.operations[0].operands[0].uci, second.hasClock, third.moves[0].san, code], ["h1h8", true, "e4", 0]);
	});

	it("are looked for by what is on the board, positions are not", () => {
		const parse = (...args) => pbn(["parse", "--format", "jsonl", ...args], { cwd });
		const position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
		assert.deepEqual(parse("--position", position, "game.pgn").out.trim().split("\n").map((line) => JSON.parse(line).at), [[0]]);
		assert.equal(parse("--position", `${position} w`, "game.pgn").out, "");
		assert.equal(parse("--material", "Kk", "--variations", "game.pgn").out, "");
		assert.match(parse("--material", "KR", "game.pgn").err, /^pbn: game\.pgn: material: “KR” does not have one king/);
		assert.match(parse("--material", "KRk", "test.epd").err, /^pbn: test\.epd: --material is no option for EPD/);
	});

	it("are told of where they are rendered in an article", () => {
		const article = "<p>\n<pre class=\"pgn\">\n1. e4 e5 2. Ke3 *\n</pre>";
		const { code, err } = pbn(["prerender", "--stdin-filename", "a.html", "-"], { cwd, input: article });
		assert.match(err, /^a\.html:2:1: error: block 1: line 1: 2\. Ke3 is not possible.* \[move\/illegal\]\na\.html: 1 block replaced\n$/);
		assert.equal(code, 1);
	});

	it("are written, and mended", () => {
		const { out, code } = pbn(["export", "-q", "list.fen"], { cwd });
		assert.deepEqual([out, code], ["4k3/8/8/8/8/8/8/4K2R w K - 0 1\n", 1]);
		const own = folderWith(files);
		assert.equal(pbn(["fix", "--in-place", "-q", "game.pgn", "test.epd"], { cwd: own }).code, 0);
		assert.equal(readFileSync(join(own, "test.epd"), "utf8").split("\n")[1], "4k3/8/8/8/8/8/8/4K2R w K - fmvn 9; hmvc 3;");
		assert.doesNotMatch(readFileSync(join(own, "game.pgn"), "utf8"), /\t/);
	});

	it("are edited as by the package, positions are not", async () => {
		const edits = [{ game: 1, tag: "Site", value: "Paris" }];
		const { bytes } = await core.edit(encode(game), edits);
		assert.deepEqual(pbn(["edit", "-q", "--edits", JSON.stringify(edits), "game.pgn"], { cwd }).bytes, Buffer.from(bytes));
		assert.match(pbn(["edit", "--edits", JSON.stringify(edits), "test.epd"], { cwd }).err, /^pbn: test\.epd: This is EPD, .* pbnkit edit does not read it; /);
	});

	it("are converted as by the package", async () => {
		for (const [args, options] of [
			[["--to", "fen"], { to: "fen" }],
			[["--to", "epd", "--positions", "end", "--en-passant", "legal"], { to: "epd", positions: "end", enPassant: "legal" }],
			[["--to", "csv", "--columns", "White,plies"], { to: "csv", columns: ["White", "plies"] }],
			[["--to", "uci"], { to: "uci" }],
		]) {
			const { bytes, lost } = await core.convert(encode(game), options);
			const { bytes: out, err } = pbn(["convert", ...args, "game.pgn"], { cwd });
			assert.deepEqual(out, Buffer.from(bytes));
			assert.equal(err.includes("left out: variations (1), comments (1)"), lost.length > 0, err);
		}
		const { bytes } = await core.convert(encode(test), { to: "pgn", moves: "comment" });
		const own = folderWith(files);
		assert.equal(pbn(["convert", "--moves", "comment", "test.epd", "out.pgn"], { cwd: own }).code, 0);
		assert.deepEqual(readFileSync(join(own, "out.pgn")), Buffer.from(bytes));
	});
});
