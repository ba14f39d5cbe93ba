/** Other notations than PBN: LIN of Bridge Base Online, and deals as people write them. */

/**
 * What a source is written in. "lin" is LIN, also percent-encoded, or any text or page with links to the hand viewer of Bridge Base Online;
 * "deal" is a deal without its tag, as in mail: "N:A83.KQ7.AJ85.642 …", "♠A83 ♥KQ7 ♦AJ85 ♣642", a diagram. "auto" finds out: a file with a game of
 * PBN is PBN, unless it begins as LIN does.
 *
 * @example
 * ```ts
 * import type { Notation } from "pbnkit";
 *
 * const notation: Notation = "auto";
 * console.log((await pbn.parse("N:A83.KQ7.AJ85.642 - - -", { notation })).from); // deal
 * ```
 */
export type Notation = "auto" | "pbn" | "lin" | "deal";

/**
 * The names of the rules about other notations, which `Pbn.rules` does not list.
 *
 * @example
 * ```ts
 * import type { ConvertRuleName } from "pbnkit";
 *
 * const cut: ConvertRuleName = "command/cut";
 * const { diagnostics } = await pbn.validate("md|3SAK,,,|mb|1C");
 * console.log(diagnostics.some(({ rule }) => rule === cut)); // true
 * ```
 */
export type ConvertRuleName =
	| "bare/filled"
	| "bare/kept"
	| "bare/letters"
	| "bare/link"
	| "bare/none"
	| "bare/seats"
	| "bare/small-card"
	| "bare/too-long"
	| "bare/twice"
	| "bare/unfinished"
	| "command/cut"
	| "command/kept"
	| "command/unknown"
	| "deal/bad-hand"
	| "file/not-lin"
	| "link/no-deal"
	| "list/mismatch"
	| "moves/bad-call"
	| "moves/bad-card"
	| "moves/taken-back"
	| "moves/unplaced"
	| "note/too-many"
	| "text/bar"
	| "text/outside"
	| "value/unreadable"
	| "write/changed"
	| "write/filled"
	| "write/lost";
