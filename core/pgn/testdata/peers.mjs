// Reads files with chess.js, a game at a time, and prints for each how many games and plies it has, and its errors.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [from, ...paths] = process.argv.slice(2);
const { Chess } = createRequire(from)("chess.js");
for (const file of paths) {
	const games = readFileSync(file, "utf8").split(/\n\n(?=\[Event )/).filter((game) => game.trim() !== "");
	const errors = [];
	let moves = 0;
	for (const [at, game] of games.entries()) {
		try {
			const chess = new Chess();
			chess.loadPgn(game);
			moves += chess.history().length;
		} catch (error) {
			errors.push(`game ${at + 1}: ${error.message.slice(0, 200)}`);
		}
	}
	console.log(JSON.stringify({ file, games: games.length, moves, errors }));
}
