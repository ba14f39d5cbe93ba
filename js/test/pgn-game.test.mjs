// What programs ask of chess games, without the module.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { load } from "../dist/pgn.js";
import { boardAt, boards, clockOf, evalOf, lineTo, mainline, marksOf, moveText, tagValue } from "../dist/pgn-game.js";
import { games as two } from "./chess.mjs";
import { pgnWasm } from "./modules.mjs";

describe("pbnkit/pgn/game", () => {
	let pgn;
	const gameOf = async (text) => (await pgn.parse(text)).games[0];
	before(async () => {
		pgn = await load({ wasm: pgnWasm });
	});
	after(() => pgn.close());

	it("takes 6 kB at most", (test) => {
		const { code } = transformSync(readFileSync(new URL("../dist/pgn-game.js", import.meta.url), "utf8"), { minify: true, format: "esm" });
		const size = gzipSync(code, { level: 9 }).length;
		test.diagnostic(`${size} bytes`);
		assert.ok(size <= 2000, `${size} bytes: 6 kB are allowed, and it had fewer than 2`);
	});

	/** The first field of a FEN. */
	const placement = (board) =>
		[8, 7, 6, 5, 4, 3, 2, 1].map((rank) => [..."abcdefgh"].map((file) => board[file + rank] ?? "1").join("").replace(/1+/g, (empty) => empty.length)).join("/");

	it("follows the men without laws, as the core does with them", async () => {
		for (const text of [
			two,
			'[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n1. O-O-O O-O 2. Rd8 Raxd8 *',
			'[FEN "8/P6k/8/8/4pP2/8/7K/8 b - f3 12 34"]\n\n34... exf3 35. a8=Q f2 36. Qb8 f1=N+ *',
			'[Variant "Chess960"]\n[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]\n\n9. Nf3 O-O *',
			"1. e4 (1. d4 d5 (1... f5 2. e4 fxe4) 2. c4) 1... e5 (1... c5) 2. -- Nf6 *",
		]) {
			for (const game of (await pgn.parse(text)).games) {
				const lines = [game.moves];
				let checked = 0;
				for (let line = lines.pop(); line; line = lines.pop()) {
					for (const move of line) {
						lines.push(...(move.variations ?? []));
						assert.equal(placement(boardAt(game, move)), (await pgn.fen(game, move)).split(" ")[0], `${text}: ${move.san}`);
						checked++;
					}
				}
				assert.ok(checked > 1);
				const along = boards(game);
				assert.deepEqual(along.at(-1), boardAt(game, game.moves.at(-1)));
				assert.deepEqual([along.length, placement(along[0])], [game.moves.length + 1, game.start.split(" ")[0]]);
			}
		}
		assert.equal(boardAt({ moves: [] }), undefined);
		assert.equal(boardAt(await gameOf(two), {}), undefined);
	});

	it("finds the way to a move, however deep", async () => {
		const depth = 20_000;
		const game = await gameOf(`1. e4 e5 ${"(1... c5 2. Nf3 ".repeat(depth)}${")".repeat(depth)} *`);
		let [, move] = game.moves;
		while (move.variations) move = move.variations[0][0];
		assert.equal(lineTo(game, move).at(-1), move);
		assert.equal(mainline(game), game.moves);
		assert.equal(lineTo(game, {}), undefined);
		const loose = await gameOf("((1. d4) 1. c4) 1. Nf3 *");
		assert.ok(loose.variations.length > 0);
		assert.deepEqual(lineTo(loose, loose.variations[0][0]), [loose.variations[0][0]]);
	});

	it("writes moves as text, which reads as what it was", async () => {
		const texts = [
			"1. e4 e5 (1... c5 2. Nf3 {Open.} (2. c3) 2... d6) 2. Nf3 *",
			"{before} 1. e4 $1 {[%clk 0:03:00] good} 1... e5 ({first} 1... c5) 2. Nf3 1-0",
			"1. Nf3 Nf6 2. Ke3 {illegal} 2... d5 0-1",
			"1. e4 {a ( b ) c} (1. d4 {( x )}) (1. c4 (1. b4 d5)) 1... e5 *",
			"$22 1. e4 *",
		];
		for (const text of texts) assert.equal(moveText(await gameOf(text)), text);
		const game = await gameOf("1. e4 $6 {x} e5 (1... c5) 2. Nf3 Nc6 3. Bb5 a6 4. O-O b1=Q *");
		assert.equal(moveText(game, { variations: false, comments: false, nags: false, letters: "KDTLS" }), "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. O-O b1=Q *");
		assert.equal(moveText(await gameOf("1. Nf3 Nf6 *"), { letters: "figurines" }), "1. ♘f3 ♞f6 *");
	});

	it("says what clocks, evaluations, marks and tags say", async () => {
		assert.deepEqual([0, 5.05, 59.999, 60, 3599, 3600, 36_000].map((clock) => clockOf({ clock })), ["0:00", "0:05.05", "0:59.999", "1:00", "59:59", "1:00:00", "10:00:00"]);
		assert.deepEqual([clockOf({}), evalOf({})], [undefined, undefined]);
		assert.deepEqual([{ pawns: 0 }, { pawns: 12.3 }, { pawns: -0.05 }, { mate: 2 }, { mate: -2 }].map((found) => evalOf({ eval: found })), ["0.00", "+12.30", "−0.05", "#2", "#−2"]);
		const { moves } = await gameOf("1. e4 {[%cal Ge4e5, Rd1h5,x9][%csl Yf7][%foo Ga1]} e5 *");
		assert.deepEqual(marksOf(moves[0]), [{ color: "G", from: "e4", to: "e5" }, { color: "R", from: "d1", to: "h5" }, { color: "Y", from: "f7" }]);
		assert.deepEqual(marksOf(moves[1]), []);
		const game = await gameOf('[White "Ann"]\n[White "Bob"]\n[Round "-"]\n\n1. e4 *');
		assert.deepEqual(["White", "Round", "Black"].map((name) => tagValue(game, name)), ["Ann", undefined, undefined]);
	});
});
