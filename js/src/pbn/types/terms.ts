/** Terms of bridge, as the standard spells them. */

/**
 * A player's place at the table.
 *
 * @example
 * ```ts
 * import type { Seat } from "pbnkit";
 *
 * const partner: Record<Seat, Seat> = { N: "S", E: "W", S: "N", W: "E" };
 * console.log(game.declarer && partner[game.declarer]); // N
 * ```
 */
export type Seat = "N" | "E" | "S" | "W";

/**
 * Spades, hearts, diamonds or clubs.
 *
 * @example
 * ```ts
 * import type { Suit } from "pbnkit";
 *
 * const length = (suit: Suit) => game.deal?.hands.S?.[suit].length;
 * console.log(length("S")); // 5
 * ```
 */
export type Suit = "S" | "H" | "D" | "C";

/**
 * A partnership.
 *
 * @example
 * ```ts
 * import type { Side } from "pbnkit";
 *
 * const side: Side = game.declarer === "N" || game.declarer === "S" ? "NS" : "EW";
 * console.log(game.play?.won[side]); // 10
 * ```
 */
export type Side = "NS" | "EW";

/**
 * What a contract is played in: a suit, or no trumps.
 *
 * @example
 * ```ts
 * import type { Denomination } from "pbnkit";
 *
 * const isMajor = (denomination: Denomination) => denomination === "S" || denomination === "H";
 * console.log(game.bid && isMajor(game.bid.denomination)); // true
 * ```
 */
export type Denomination = Suit | "NT";

/**
 * The rank of a card; T is the ten.
 *
 * @example
 * ```ts
 * import type { Rank } from "pbnkit";
 *
 * const points: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };
 * const lead = game.play?.moves[0];
 * console.log(lead?.kind === "card" && points[lead.card.rank]); // 2
 * ```
 */
export type Rank = "A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7" | "6" | "5" | "4" | "3" | "2";
