import type { Suit } from "../pbn/types.js";

/**
 * In the order of a hand, from high to low.
 *
 * @example
 * ```js
 * import { suits } from "pbnkit/viewer";
 *
 * console.log(suits.map((suit) => game.deal.hands.N[suit]).join(".")); // K974.A63.K852.94
 * ```
 */
export const suits = ["S", "H", "D", "C"] as const satisfies readonly Suit[];

/** The ranks from high to low. */
export const ranks = "AKQJT98765432";
