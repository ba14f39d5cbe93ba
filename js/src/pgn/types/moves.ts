/** What moves say. */
import type { Span } from "../../host/found.js";

/**
 * A man, as FEN has him: a capital letter is White's, a small one Black's.
 *
 * @example
 * ```ts
 * import type { Man } from "pbnkit/pgn";
 *
 * const isOfWhite = (man: Man) => man === man.toUpperCase();
 * console.log(isOfWhite("N"), isOfWhite("q")); // true false
 * ```
 */
export type Man = "P" | "N" | "B" | "R" | "Q" | "K" | "p" | "n" | "b" | "r" | "q" | "k";

/**
 * A square of the board.
 *
 * @example
 * ```ts
 * import type { Square } from "pbnkit/pgn";
 *
 * const mirrored = (square: Square) => `${square[0]}${9 - Number(square[1])}`;
 * console.log(mirrored("e4")); // e5
 * ```
 */
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/**
 * A man that goes from a square to another; one that leaves the board has no `to`, one that comes to it no `from`.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. e4 d5 2. exd5 *");
 * console.log(games[0].moves[2].change); // [ { man: 'p', from: 'd5' }, { man: 'P', from: 'e4', to: 'd5' } ]
 * ```
 */
export interface Change {
	man: Man;
	from?: Square;
	to?: Square;
}

/**
 * A move that the laws of chess allow in a position.
 *
 * @example
 * ```js
 * const moves = await pgn.legalMoves("7k/4P3/6K1/8/8/8/8/8 w - - 0 1");
 * const { san, uci, from, to, check, change } = moves.find(({ promotion }) => promotion === "Q");
 * console.log(san, uci, from, to, check); // e8=Q# e7e8q e7 e8 mate
 * console.log(change); // [ { man: 'P', from: 'e7' }, { man: 'Q', to: 'e8' } ]
 * ```
 */
export interface LegalMove {
	/** As the standard writes it, with its mark of check or mate. */
	san: string;
	/** As engines write it: "e2e4", "e7e8q"; castling as "e1g1", or in Chess960 as "e1h1". */
	uci: string;
	/** Where it begins; of castling, where the king was. */
	from: Square;
	/** Where it ends; of castling, where the king is then. */
	to: Square;
	/** What the pawn becomes. */
	promotion?: "Q" | "R" | "B" | "N";
	/** What changes on the board, as of a `PgnMove`. */
	change: Change[];
	check?: "check" | "mate";
}

/**
 * What a program or a person thinks of a position: `[%eval …]`. It is White who is better above 0, by pawns, or who mates in so many moves.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. f3 { [%eval -0.65] } e5 2. g4 { [%eval #-1,12] } *");
 * console.log(games[0].moves.map((move) => move.eval)); // [ { pawns: -0.65 }, undefined, { mate: -1, depth: 12 } ]
 * ```
 */
export type Evaluation = { pawns: number; depth?: number } | { mate: number; depth?: number };

/**
 * A command inside a comment, `[%name value]`: what programs say of a move.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. e4 { [%clk 0:03:00] [%cal Ge4e5] } *");
 * console.log(games[0].moves[0].comments[0].commands.map(({ name, value }) => `${name}: ${value}`).join("; ")); // clk: 0:03:00; cal: Ge4e5
 * ```
 */
export interface Command {
	/** Such as "clk" or "eval". */
	name: string;
	value: string;
}

/**
 * A comment.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. e4 {Best by test. [%clk 0:03:00]} *");
 * const [{ kind, text }] = games[0].moves[0].comments;
 * console.log(kind, text); // brace Best by test.
 * ```
 */
export interface PgnComment {
	/** In braces, or after a semicolon to the end of its line. */
	kind: "brace" | "line";
	/** Without its commands, and without the white space around them; "" where it has nothing else. */
	text: string;
	commands?: Command[];
	/** It comes before its move, which is the first of a variation. */
	before?: true;
	/** It comes after the marker that ends the game. */
	afterEnd?: true;
	span: Span;
}

/**
 * A move of the main line or of a variation. What is not known, or is not there, is absent.
 *
 * @example
 * ```js
 * const { san, number, color, from, to, check } = game.moves[0];
 * console.log(san, number, color, from, to, check); // e4 1 white e2 e4 undefined
 * ```
 */
export interface PgnMove {
	/**
	 * The move as the standard writes it, with its mark of check or mate; "--" is a null move. Absent where the move is not legal or cannot be read,
	 * and after such a move in its line: then there is its text alone.
	 */
	san?: string;
	/** As the file has it. */
	text: string;
	/** That of the move in the game: White's move and Black's answer share it. */
	number: number;
	color: "white" | "black";
	/** Where it begins; of castling, where the king was. */
	from?: Square;
	/** Where it ends; of castling, where the king is then. */
	to?: Square;
	/**
	 * What changes on the board: first who leaves it, then who moves, then who comes. A promotion is a pawn that leaves and a man that comes. To
	 * follow a game, clear all squares of `from`, and then put the men on those of `to`.
	 */
	change?: Change[];
	check?: "check" | "mate";
	/** The numeric annotation glyphs; "!" and its like are those from 1 to 6. */
	nags?: number[];
	/** Those that come before the move, which is the first of a variation. */
	nagsBefore?: number[];
	comments?: PgnComment[];
	/** What the player's clock shows after the move, in seconds: `[%clk …]`. */
	clock?: number;
	eval?: Evaluation;
	span: Span;
	/** The lines that could replace this move. */
	variations?: PgnMove[][];
}
