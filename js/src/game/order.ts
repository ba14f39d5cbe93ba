import type { Seat, Side, Suit } from "../pbn/types.js";

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

/** The tags with the players' names. */
export const seatTags = { N: "North", E: "East", S: "South", W: "West" } as const satisfies Record<Seat, string>;

export function sideOf(seat: Seat): Side {
	return seat === "N" || seat === "S" ? "NS" : "EW";
}
