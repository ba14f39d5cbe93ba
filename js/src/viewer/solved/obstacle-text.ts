import type { Suit } from "../../pbn/types.js";
import { fill, type Words } from "../language/words.js";
import { clockwise, suitSymbols } from "../notation.js";
import type { Obstacle } from "./obstacle.js";

/**
 * Why a deal cannot be computed, for its reader.
 *
 * @example
 * ```js
 * import { en, obstacleInWords } from "pbnkit/viewer";
 *
 * console.log(obstacleInWords({ kind: "tooMany", seat: "N", cards: 14 }, en)); // Double dummy is not possible: North has 14 cards.
 * ```
 */
export function obstacleInWords(obstacle: Obstacle, words: Words): string {
	const texts = words.openCards.obstacles;
	switch (obstacle.kind) {
		case "noDeal":
			return texts.noDeal;
		case "notKnown":
			return fill(texts.notKnown, { seats: obstacle.seats.map((seat) => words.seats[seat]).join(", ") });
		case "twice":
			return fill(texts.twice, { card: shortCard(obstacle.card, words) });
		case "tooMany":
			return fill(texts.tooMany, { seat: words.seats[obstacle.seat], n: obstacle.cards });
		case "unequal":
			return fill(texts.unequal, { hands: clockwise.map((seat, at) => `${words.seats[seat]} ${obstacle.cards[at]}`).join(", ") });
	}
}

/** "♠A". */
function shortCard([suit, rank]: string, words: Words): string {
	return suitSymbols[suit as Suit] + (words.rankLetters[rank as "A"] ?? rank);
}
