import type { PgnGame, PgnMove } from "../types.js";

/**
 * The moves of the main line.
 *
 * @example
 * ```js
 * import { mainline } from "pbnkit/pgn/game";
 *
 * console.log(mainline(game).slice(0, 4).map(({ san }) => san).join(" ")); // e4 e5 f4 exf4
 * ```
 */
export function mainline(game: Pick<PgnGame, "moves">): PgnMove[] {
	return game.moves;
}

/** A line on the way to a move: how far it was walked, and how many variations of the move there were entered. */
interface Walk {
	moves: PgnMove[];
	at: number;
	variation: number;
}

/**
 * The moves from the start of a game to one of its moves, that included, through the variations that lead to it; undefined where the game does not
 * have the move.
 *
 * @example
 * ```js
 * import { lineTo } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. e4 e5 (1... c5 2. Nf3 (2. c3)) *");
 * const [open] = games[0].moves[1].variations[0][1].variations[0];
 * console.log(lineTo(games[0], open).map(({ san }) => san).join(" ")); // e4 c5 c3
 * ```
 */
export function lineTo(game: Pick<PgnGame, "moves" | "variations">, move: PgnMove): PgnMove[] | undefined {
	for (const moves of [game.moves, ...(game.variations ?? [])]) {
		const walks = walksTo(moves, move);
		if (walks) return walks.flatMap(({ moves, at }, n) => moves.slice(0, n === walks.length - 1 ? at + 1 : at));
	}
	return undefined;
}

/**
 * The place of a move of a game, as `edit` takes it: `[3, 0, 1]` is `moves[3].variations[0][1]`; undefined where the game does not have the move.
 *
 * @example
 * ```js
 * import { pathTo } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. e4 e5 (1... c5 2. Nf3 (2. c3)) *");
 * const [open] = games[0].moves[1].variations[0][1].variations[0];
 * console.log(pathTo(games[0], open)); // [ 1, 0, 1, 0, 0 ]
 * ```
 */
export function pathTo(game: Pick<PgnGame, "moves">, move: PgnMove): number[] | undefined {
	const walks = walksTo(game.moves, move);
	return walks?.flatMap(({ at, variation }, n) => (n === walks.length - 1 ? at : [at, variation - 1]));
}

/** The lines on the way to a move. */
function walksTo(moves: PgnMove[], move: PgnMove): Walk[] | undefined {
	const walks: Walk[] = [{ moves, at: 0, variation: 0 }];
	for (let walk = walks.at(-1); walk; walk = walks.at(-1)) {
		const here = walk.moves[walk.at];
		if (!here) {
			walks.pop();
			continue;
		}
		if (here === move) return walks;
		const variation = here.variations?.[walk.variation++];
		if (variation) {
			walks.push({ moves: variation, at: 0, variation: 0 });
		} else {
			walk.at++;
			walk.variation = 0;
		}
	}
	return undefined;
}
