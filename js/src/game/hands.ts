import type { Hand, Suit } from "../pbn/types.js";
import { suits } from "./order.js";
import { aHand, isHand, wanted } from "./wanted.js";

const worth: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };

/** `highCardPoints` of what is known to be a hand. */
export function highCardPoints(hand: Hand): number {
	return [...Object.values(hand).join("")].reduce((sum, rank) => sum + (worth[rank] ?? 0), 0);
}

/**
 * How the cards of a hand are spread over the suits.
 *
 * @example
 * ```js
 * import { shape } from "pbnkit/game";
 *
 * const { lengths, pattern } = shape(game.deal.hands.N);
 * console.log(lengths.D, pattern); // 4 4432
 * ```
 */
export interface HandShape {
	/** How many cards each suit has. */
	lengths: Record<Suit, number>;
	/** The lengths from the longest on: "4432", whichever suits they are. */
	pattern: string;
	/** 4333, 4432 or 5332. */
	balanced: boolean;
}

/**
 * The shape of a hand.
 *
 * @throws TypeError where it is no hand, such as one that is not known
 *
 * @example
 * ```js
 * import { shape } from "pbnkit/game";
 *
 * const { pattern, balanced, lengths } = shape(game.deal.hands.S);
 * console.log(pattern, balanced, lengths.S); // 5332 true 5
 * ```
 */
export function shape(hand: Hand): HandShape {
	wanted(isHand(hand), `shape: ${aHand}`);
	const lengths = suits.map((suit) => hand[suit].length);
	const pattern = [...lengths].sort((a, b) => b - a).join("");
	const [S, H, D, C] = lengths as [number, number, number, number];
	return { lengths: { S, H, D, C }, pattern, balanced: ["4333", "4432", "5332"].includes(pattern) };
}
