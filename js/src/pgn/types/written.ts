/** Games that a script makes. */
import type { PgnGame, PgnTag } from "./game.js";
import type { Command, PgnComment, PgnMove } from "./moves.js";

/**
 * A comment for `write`: its text, or that with what else there is to say. Commands such as clocks are put before the text.
 *
 * @example
 * ```ts
 * import type { PgnCommentToWrite } from "pbnkit/pgn";
 *
 * const drawn: PgnCommentToWrite = { text: "main idea", commands: [{ name: "cal", value: "Gd2d4" }] };
 * const { bytes } = await pgn.write([{ moves: [{ san: "e4", comments: ["best", drawn] }] }]);
 * console.log(new TextDecoder().decode(bytes).includes("{best} {[%cal Gd2d4] main idea}")); // true
 * ```
 */
export type PgnCommentToWrite = string | (Partial<Omit<PgnComment, "commands">> & { text?: string; commands?: readonly Command[] });

/**
 * A move for `write` and `edit`: as SAN or as UCI writes it, or an object, also one that was read. It has to be legal. Of an object `san` counts or, without
 * it, `from` and `to`, with the `promotion` of a pawn.
 *
 * @example
 * ```ts
 * import type { PgnMoveToWrite } from "pbnkit/pgn";
 *
 * const moves: PgnMoveToWrite[] = ["e4", "e7e5", { from: "g1", to: "f3", nags: [1], clock: 179.5, eval: { pawns: 0.2 }, variations: [["f4", "exf4"]] }];
 * const { bytes } = await pgn.write([{ moves }]);
 * console.log(new TextDecoder().decode(bytes).split("\n").slice(8).join(" ").trim()); // 1. e4 e5 2. Nf3 $1 {[%clk 0:02:59.5] [%eval 0.20]} (2. f4 exf4) *
 * ```
 */
export type PgnMoveToWrite =
	| string
	| (Partial<Omit<PgnMove, "comments" | "variations">> & {
			/** What a pawn becomes, where `san` does not say it. */
			promotion?: "Q" | "R" | "B" | "N" | "q" | "r" | "b" | "n";
			comments?: readonly PgnCommentToWrite[];
			/** Lines that could replace the move. */
			variations?: readonly (readonly PgnMoveToWrite[])[];
	  });

/**
 * A game for `write`: as it was read, or made by hand. What follows from the rest, as spans do, is not read. A member that no game has is a TypeError.
 *
 * @example
 * ```ts
 * import type { PgnGameToWrite } from "pbnkit/pgn";
 *
 * const made: PgnGameToWrite = { tags: { White: "Ann", Black: "Bob", Date: "2026.11.29" }, result: "1-0", moves: ["e4", "e5", "Qh5", "Ke7", "Qxe5#"] };
 * const { bytes, counts } = await pgn.write([made, game]);
 * console.log(counts.error, new TextDecoder().decode(bytes).includes("1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0")); // 0 true
 * ```
 */
export interface PgnGameToWrite extends Partial<Omit<PgnGame, "tags" | "moves" | "comments">> {
	/** Tags in any order, or an object with their values. */
	tags?: readonly (Pick<PgnTag, "name" | "value"> & Partial<PgnTag>)[] | Readonly<Record<string, string | number>>;
	/** The comments before the first move. */
	comments?: readonly PgnCommentToWrite[];
	/** The main line. */
	moves?: readonly PgnMoveToWrite[];
}
