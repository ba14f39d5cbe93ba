import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "../../js/dist/pgn.js";

/** The game of the example that has a move which is not legal. */
const number = 2;

/**
 * The game that a first visitor to the page of chess sees, read once for all of them, and what is found in its moves. As JSON.
 *
 * @param {string} root
 */
export async function firstGame(root) {
	const pgn = await load();
	const source = readFileSync(join(root, "src/example.pgn"));
	const { games } = await pgn.parse(source, { from: number, count: 1 });
	const { diagnostics } = await pgn.validate(source);
	pgn.close();
	const [{ start, result, tags, moves }] = games;
	const faults = diagnostics
		.filter(({ game, severity }) => game === number && severity === "error")
		.map(({ message, span }) => ({ path: [moves.findIndex((move) => move.span.start.byte === span.start.byte)], message }));
	return {
		FIRST_GAME: JSON.stringify({ number: 1, start, result, tags, moves }, (name, value) => (name === "span" ? undefined : value)),
		FIRST_FAULTS: JSON.stringify(faults),
	};
}
