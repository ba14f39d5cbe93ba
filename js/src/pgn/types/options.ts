/** The options of the verbs. */
import type { PieceOptions } from "../../host/call-options.js";

/**
 * Options of `parse` and `games`.
 *
 * @example
 * ```js
 * const { games, gameCount } = await pgn.parse(source, { from: 2, count: 1, moves: false });
 * console.log(games.length, games[0].number, gameCount, "moves" in games[0]); // 1 2 2 false
 * ```
 */
export interface PgnParseOptions extends PieceOptions {
	/** The first game that is wanted, from 1. Default 1. */
	from?: number;
	/** How many games are wanted. Default: all. */
	count?: number;
	/** With `false` the moves are not read, and games have their tags alone, which takes a part of the time. Default true. */
	moves?: boolean;
}

/**
 * Options of `games`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pgn.games(source, { diagnostics: true })) console.log(number, diagnostics.length);
 * // 1 0
 * // 2 0
 * ```
 */
export interface PgnGamesOptions extends PgnParseOptions {
	/** Each game comes with what was found while it was read. Default false. */
	diagnostics?: boolean;
}

/**
 * Options of `fen`.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. e4 *");
 * console.log(await pgn.fen(games[0], 1)); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * console.log(await pgn.fen(games[0], 1, { enPassant: "legal" })); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
 * const later = new AbortController();
 * later.abort(new Error("the board was closed"));
 * await pgn.fen(games[0], 1, { signal: later.signal }).catch((error) => console.log(error.message)); // the board was closed
 * ```
 */
export interface FenOptions {
	/** Whether the square that a pawn has passed is always there, as the standard has it, or only where a pawn can take in passing. Default "standard". */
	enPassant?: "standard" | "legal";
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
}
