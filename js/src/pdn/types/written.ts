/** Games that a script makes. */
import type { PdnComment, PdnGame, PdnMove, PdnTag } from "./game.js";

/**
 * A comment for `write`: its text, or that with what else there is to say. Commands such as clocks are put before the text.
 *
 * @example
 * ```ts
 * import type { PdnCommentToWrite } from "pbnkit/pdn";
 *
 * const drawn: PdnCommentToWrite = { text: "main idea", commands: [{ name: "cal", value: "G37-32" }] };
 * const { bytes } = await pdn.write([{ variant: "international", moves: [{ san: "32-28", comments: ["best", drawn] }] }]);
 * console.log(new TextDecoder().decode(bytes).includes("[%cal G37-32] main idea")); // true
 * ```
 */
export type PdnCommentToWrite = string | (Partial<Omit<PdnComment, "commands">> & { text?: string; commands?: readonly { name: string; value: string }[] });

/**
 * A move for `write` and `edit`: as PDN writes it, short or long, or an object, also one that was read. It has to be legal. Of an object `san` counts
 * or, without it, `from` and `to`; `path` and `captured` say which capture it is.
 *
 * @example
 * ```ts
 * import type { PdnMoveToWrite } from "pbnkit/pdn";
 *
 * const moves: PdnMoveToWrite[] = ["32-28", { from: "19", to: "23", nags: [1], clock: 179.5, variations: [["18-23", "37-32"]] }, "28x19"];
 * const { bytes } = await pdn.write([{ variant: "international", moves }]);
 * console.log(new TextDecoder().decode(bytes).includes("19-23 $1 {[%clk 0:02:59.5]}")); // true
 * ```
 */
export type PdnMoveToWrite =
	| string
	| (Partial<Omit<PdnMove, "path" | "captured" | "comments" | "variations">> & {
			path?: readonly string[];
			captured?: readonly string[];
			comments?: readonly PdnCommentToWrite[];
			/** Lines that could replace the move. */
			variations?: readonly (readonly PdnMoveToWrite[])[];
	  });

/**
 * A game for `write`: as it was read, or made by hand. What follows from the rest, as spans do, is not read. A member that no game has is a TypeError.
 *
 * @example
 * ```ts
 * import type { PdnGameToWrite } from "pbnkit/pdn";
 *
 * const made: PdnGameToWrite = { variant: "russian", tags: { White: "Ann", Black: "Bob" }, result: "1-0", moves: ["c3-d4", "f6-g5"] };
 * const { bytes, counts } = await pdn.write([made, game]);
 * console.log(counts.error, new TextDecoder().decode(bytes).includes("1. c3-d4 f6-g5 *")); // 0 true
 * ```
 */
export interface PdnGameToWrite extends Partial<Omit<PdnGame, "tags" | "moves" | "comments" | "result">> {
	/** Tags in any order, or an object with their values. */
	tags?: readonly (Pick<PdnTag, "name" | "value"> & Partial<PdnTag>)[] | Readonly<Record<string, string | number>>;
	/** One of the forms of PDN, "1-0" or "2-0" and so on; the first number is of who begins in the variant. */
	result?: PdnGame["result"];
	/** The comments before the first move. */
	comments?: readonly PdnCommentToWrite[];
	/** The main line. */
	moves?: readonly PdnMoveToWrite[];
}
