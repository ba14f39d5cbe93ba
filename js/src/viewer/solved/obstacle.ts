import { suits } from "../../game/order.js";
import type { Deal, Game, Hand, Seat, Suit } from "../../pbn/types.js";
import { clockwise, suitSymbols } from "../game.js";
import { fill, type Words } from "../language/words.js";

/**
 * Why the tricks of a deal cannot be computed.
 *
 * @example
 * ```ts
 * import type { Obstacle } from "pbnkit/viewer";
 *
 * const twice: Obstacle = { kind: "twice", card: "SA" };
 * console.log(twice.kind); // twice
 * ```
 */
export type Obstacle =
	| { kind: "noDeal" }
	| { kind: "notKnown"; seats: Seat[] }
	| { kind: "twice"; card: string }
	| { kind: "tooMany"; seat: Seat; cards: number }
	/** `cards` in the order of `clockwise`. */
	| { kind: "unequal"; cards: number[] };

/** The most cards that a hand has. */
const most = 13;

/**
 * Why the tricks of a game cannot be computed; undefined where they can.
 *
 * @example
 * ```js
 * import { obstacleOf } from "pbnkit/viewer";
 *
 * const { games } = await pbn.parse('[Deal "N:A2... K3... - -"]\n');
 * const why = obstacleOf(games[0]);
 * console.log(why?.kind === "notKnown" && why.seats.join()); // S,W
 * console.log(obstacleOf(game)); // undefined
 * ```
 */
export function obstacleOf({ deal }: Game): Obstacle | undefined {
	if (!deal) return { kind: "noDeal" };
	const seats = clockwise.filter((seat) => !deal.hands[seat]);
	if (seats.length > 0) return { kind: "notKnown", seats };
	const hands = clockwise.map((seat) => cardsOf(deal, seat));
	const seen = new Set<string>();
	for (const card of hands.flat()) {
		if (seen.has(card)) return { kind: "twice", card };
		seen.add(card);
	}
	const cards = hands.map(({ length }) => length);
	const at = cards.findIndex((count) => count > most);
	if (at >= 0) return { kind: "tooMany", seat: clockwise[at] as Seat, cards: cards[at] as number };
	if (cards.some((count) => count !== cards[0])) return { kind: "unequal", cards };
	return cards[0] === 0 ? { kind: "noDeal" } : undefined;
}

function cardsOf({ hands }: Deal, seat: Seat): string[] {
	const hand = hands[seat] as Hand;
	return suits.flatMap((suit) => [...hand[suit]].map((rank) => suit + rank));
}

/** Whether the cards of a play can be judged: whose tricks count, and what is trumps, has to be known. */
export function canBeJudged({ bid, declarer }: Game): boolean {
	return bid !== undefined && declarer !== undefined;
}

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
