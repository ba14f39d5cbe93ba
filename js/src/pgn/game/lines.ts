import { lineTo as lineIn, pathTo as pathIn } from "../../moves/line-to.js";
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
	return lineIn(game, move);
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
	return pathIn(game, move);
}
