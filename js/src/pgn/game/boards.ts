import { make, type Men, menOf, squareOf } from "../board.js";
import type { Man, PgnGame, PgnMove, Square } from "../types.js";
import { lineTo } from "./lines.js";

/**
 * The men of a position by their squares.
 *
 * @example
 * ```ts
 * import { boardAt, type Board } from "pbnkit/pgn/game";
 *
 * const count = (board: Board) => Object.keys(board).length;
 * console.log(count(boardAt(game) ?? {})); // 32
 * ```
 */
export type Board = Partial<Record<Square, Man>>;

/**
 * The board after a move of a game, wherever that is; without one, the board before the first move. A move that is not legal, and those after it
 * in its line, change nothing. Undefined where the start position is not known, or the game does not have the move.
 *
 * @example
 * ```js
 * import { boardAt } from "pbnkit/pgn/game";
 *
 * const { e2, e4 } = boardAt(game, game.moves[0]);
 * console.log(e2, e4); // undefined P
 * ```
 */
export function boardAt(game: Pick<PgnGame, "start" | "moves" | "variations">, move?: PgnMove): Board | undefined {
	const line = move ? lineTo(game, move) : [];
	if (!line || game.start === undefined) return undefined;
	const men = menOf(game.start);
	for (const { change } of line) if (change) make(men, change);
	return boardOf(men);
}

/**
 * The boards along a line from the start: before its first move, and after each of its moves.
 *
 * @example
 * ```js
 * import { boards } from "pbnkit/pgn/game";
 *
 * const all = boards(game);
 * console.log(all.length, all.at(-1).e7); // 46 B
 * ```
 *
 * @param moves the line; by default the main line
 */
export function boards(game: Pick<PgnGame, "start" | "moves">, moves: readonly PgnMove[] = game.moves): Board[] {
	const men = menOf(game.start ?? "");
	return [boardOf(men), ...moves.map(({ change }) => (make(men, change ?? []), boardOf(men)))];
}

function boardOf(men: Men): Board {
	const board: Board = {};
	for (const [n, man] of men.entries()) if (man) board[squareOf(n)] = man;
	return board;
}
