// Games are looked for by what is on the board.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import * as whole from "../dist/pgn.js";
import { boardAt, pathTo } from "../dist/pgn-game.js";
import * as lean from "../dist/pgn-read.js";
import { games as two, many } from "./chess.mjs";
import { pgnreadWasm, pgnWasm } from "./modules.mjs";

const goldens = new URL("../../core/pgn/answers/testdata/", import.meta.url);
const large = many(3_000_000);
const count = large.match(/\[Event /g).length;

/** The numbers of the games that are found, and where; and what the search returns at its end. */
async function places(pgn, file, options) {
	const found = [];
	const reading = pgn.games(file, options);
	let step;
	for (step = await reading.next(); !step.done; step = await reading.next()) found.push([step.value.number, step.value.at]);
	return { found, report: step.value };
}

/** The moves of a game, in the order of the text. */
function movesOf({ moves, variations = [] }) {
	const all = [];
	const lines = [moves, ...variations];
	for (let line = lines.pop(); line; line = lines.pop()) {
		for (const move of line) {
			all.push(move);
			lines.push(...(move.variations ?? []));
		}
	}
	return all.sort((a, b) => a.span.start.byte - b.span.start.byte);
}

/** The first field of a FEN with the men of a board. */
function menField(board) {
	const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => [..."abcdefgh"].map((file) => board[file + rank] ?? "1").join(""));
	return ranks.join("/").replace(/1+/g, (ones) => String(ones.length));
}

for (const [entry, { load }, wasm] of [
	["pbnkit/pgn", whole, pgnWasm],
	["pbnkit/pgn/read", lean, pgnreadWasm],
]) {
	describe(`games are looked for by ${entry}`, () => {
		it("as by who looks at every board", async () => {
			const pgn = await load({ wasm });
			let looked = 0;
			for (const file of [two, ...readdirSync(goldens).filter((name) => name.endsWith(".pgn")).map((name) => readFileSync(new URL(name, goldens)))]) {
				const { games } = await pgn.parse(file);
				const boards = games.flatMap((game) => (game.start ? [[game.number, [], menField(boardAt(game, 0))], ...movesOf(game).flatMap((move) => (move.san ? [[game.number, pathTo(game, move), menField(boardAt(game, move))]] : []))] : []));
				for (const [, , position] of boards.filter((_, n) => n % 3 === 1)) {
					const firsts = new Map();
					for (const [number, path, men] of boards) if (men === position && !firsts.has(number)) firsts.set(number, path);
					assert.deepEqual((await places(pgn, file, { position, variations: true })).found, [...firsts], position);
					looked++;
				}
			}
			assert.ok(looked > 20, `${looked} positions`);
			pgn.close();
		});

		for (const worker of [false, true]) {
			it(`in a file of any size, at once and in pieces (worker: ${worker})`, async () => {
				const pgn = await load({ wasm, worker });
				const position = "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq f3";
				const every = Array.from({ length: count / 2 }, (_, n) => [2 * n + 1, [2]]);
				for (const file of [large, new Blob([large]), new Blob([large]).stream()]) {
					const { found, report } = await places(pgn, file, { position, moves: false });
					assert.deepEqual(found, every);
					assert.equal(report.gameCount, count);
				}
				assert.deepEqual((await places(pgn, large, { position, from: 3, count: 4 })).found, [[3, [2]], [5, [2]]]);
				assert.deepEqual((await places(pgn, large, { material: "Kk" })).found, []);
				pgn.close();
			});
		}

		it("with their moves, their tags alone, or what was found", async () => {
			const pgn = await load({ wasm });
			const only = async (options) => {
				for await (const game of pgn.games(two, { position: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w", ...options })) return game;
			};
			const game = await only({});
			assert.deepEqual([game.number, game.at, game.moves[game.at[0]].san], [2, [3], "Nc6"]);
			const head = await only({ moves: false });
			assert.deepEqual([head.at, head.tags.length, "moves" in head, head.span], [[3], 7, false, game.span]);
			const checked = await only({ diagnostics: true });
			assert.deepEqual([checked.at, checked.moves.length, Array.isArray(checked.diagnostics)], [[3], 4, true]);
			for await (const game of pgn.games(two)) assert.ok(!("at" in game));
			pgn.close();
		});

		it("but not for what no game has", async () => {
			const pgn = await load({ wasm });
			for (const [options, message] of [
				[{ position: "8/8 w" }, /^TypeError: games: position: The board of a FEN has eight ranks/],
				[{ material: "KR" }, /^TypeError: games: material: “KR” does not have one king of each side, K and k\.$/],
				[{ position: "" }, /^TypeError: games: the option "position" has to be a string that is not empty$/],
				[{ position: "8/8 w", diagnostics: true }, /^TypeError: games: position: /],
			]) {
				await assert.rejects(async () => pgn.games(two, options).next(), message);
			}
			await assert.rejects(pgn.parse(two, { position: "" }), /there is no option "position"/);
			assert.equal((await places(pgn, two, {})).found.length, 2);
			pgn.close();
		});
	});
}
