/** What a game says. */
import type { Span } from "../../host/found.js";
import type { PgnComment, PgnMove } from "./moves.js";

/**
 * A tag pair.
 *
 * @example
 * ```js
 * const { name, value } = game.tags[0];
 * console.log(name, value); // Event Casual game
 * ```
 */
export interface PgnTag {
	name: string;
	/** Without the backslashes that are escapes. */
	value: string;
	/** The game has a tag of this name before, which counts. */
	duplicate?: true;
	span: Span;
}

/**
 * What there is of a game whose moves are not read.
 *
 * @example
 * ```js
 * for await (const { number, tags } of pgn.games(source, { moves: false })) {
 * 	console.log(number, tags.find(({ name }) => name === "White")?.value);
 * }
 * // 1 Anderssen, Adolf
 * // 2 Ann
 * ```
 */
export interface PgnHead {
	/** From 1. */
	number: number;
	span: Span;
	/** All tag pairs, in the order of the file. */
	tags: PgnTag[];
}

/**
 * Where a game has what was looked for.
 *
 * @example
 * ```js
 * for await (const { number, at } of pgn.games(source, { position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", moves: false })) console.log(number, at);
 * // 1 [ 1 ]
 * // 2 [ 1 ]
 * ```
 */
export interface PgnPlace {
	/** The place of the move that leads to the position, as `pathTo` of `pbnkit/pgn/game` has it: `[3, 0, 1]` is `moves[3].variations[0][1]`; `[]` is the start of the game. */
	at: number[];
}

/**
 * A game that has what was looked for.
 *
 * @example
 * ```js
 * for await (const { number, at, moves } of pgn.games(source, { material: "KQRRBBNNPPPPPPPkqrrbbnnpppppppp" })) console.log(number, moves[at[0]].san);
 * // 1 exf4
 * ```
 */
export interface FoundPgnGame extends PgnGame, PgnPlace {}

/**
 * A game: what its tags say, and its moves, each judged by the laws of chess. What is not known, or is not there, is absent.
 *
 * @example
 * ```js
 * const { number, result, end, moves } = game;
 * console.log(number, result, end, moves.length); // 1 1-0 checkmate 45
 * ```
 */
export interface PgnGame extends PgnHead {
	/** The position that the first move is made from, as FEN. Absent where the FEN tag cannot be read: then no move is judged. */
	start?: string;
	/** By which laws it is played, where these are not those of chess; "other": no move is judged. */
	variant?: "chess960" | "other";
	/** The glyphs before the first move. */
	nags?: number[];
	/** The comments before the first move. */
	comments?: PgnComment[];
	/** What the marker says that ends the game; without one, the Result tag, or the position on the board. */
	result: "1-0" | "0-1" | "1/2-1/2" | "*";
	/** How the main line ends on the board. */
	end?: "checkmate" | "stalemate" | "deadPosition";
	/** The main line. It is made when it is read for the first time, with all variations. */
	moves: PgnMove[];
	/** Lines in parentheses that replace no move, as before the first one. */
	variations?: PgnMove[][];
}
