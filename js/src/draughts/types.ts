/** Games of draughts, as the viewer takes them: what reads PDN has more. */
import type { Color } from "./board/variants.js";

/**
 * A comment.
 *
 * @example
 * ```ts
 * import type { DraughtsComment } from "pbnkit/pdn/viewer";
 *
 * const comment: DraughtsComment = { text: "The best." };
 * console.log(comment.text); // The best.
 * ```
 */
export interface DraughtsComment {
	text: string;
	/** Arrows and circles are commands `cal` and `csl`. */
	commands?: { name: string; value: string }[];
	/** It comes before its move, which is the first of a variation. */
	before?: true;
	/** It comes after the marker that ends the game. */
	afterEnd?: true;
}

/**
 * A move. Squares are as the variant calls them, "32" or "c3".
 *
 * @example
 * ```ts
 * import type { DraughtsMove } from "pbnkit/pdn/viewer";
 *
 * const move: DraughtsMove = { san: "32x23", text: "32x23", number: 4, color: "white", from: "32", to: "23", path: ["32", "23"], captured: ["28"] };
 * console.log(move.captured?.length); // 1
 * ```
 */
export interface DraughtsMove {
	/** As PDN 3.0 writes it. Absent where the move is not legal or cannot be read, and after such a move in its line. */
	san?: string;
	/** As the file has it. */
	text: string;
	number: number;
	color: Color;
	from?: string;
	to?: string;
	/** The squares of a capture: where it begins, and where it is after each piece that it takes. */
	path?: string[];
	/** The squares of what it takes, in this order. */
	captured?: string[];
	/** The position that it is made from, where the file sets one up before it. */
	setup?: string;
	nags?: number[];
	nagsBefore?: number[];
	comments?: DraughtsComment[];
	/** What the player's clock shows after the move, in seconds. */
	clock?: number;
	variations?: DraughtsMove[][];
}

/**
 * A game.
 *
 * @example
 * ```ts
 * import type { DraughtsGame } from "pbnkit/pdn/viewer";
 *
 * const empty: DraughtsGame = { tags: [{ name: "GameType", value: "40" }], variant: "frisian", start: "W:W31-50:B1-20", moves: [], result: "*" };
 * console.log(empty.variant); // frisian
 * ```
 */
export interface DraughtsGame {
	tags: { name: string; value: string }[];
	/** The name or the number of the variant. Absent: that of the tag GameType, or international draughts. */
	variant?: string;
	/** The position that the first move is made from. Absent where it cannot be read; "" is that in which the variant begins. */
	start?: string;
	nags?: number[];
	comments?: DraughtsComment[];
	/** How the game ended: "1-0", "2-0", "1/2-1/2", "1-1", or "*" where nobody knows. */
	result: string;
	moves: DraughtsMove[];
	/** Lines in parentheses that replace no move. */
	variations?: DraughtsMove[][];
}

/**
 * A move that the laws allow in a position.
 *
 * @example
 * ```ts
 * import type { DraughtsLegalMove } from "pbnkit/pdn/viewer";
 *
 * const move: DraughtsLegalMove = { san: "32-28", from: "32", to: "28" };
 * console.log(move.san); // 32-28
 * ```
 */
export interface DraughtsLegalMove {
	san: string;
	from: string;
	to: string;
	path?: string[];
	captured?: string[];
}
