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
