import { sideOf } from "../../game/order.js";
import type { Game, Hand, Play, Seat, Suit } from "../../pbn/types.js";
import { type PlayedCard, playedCards } from "../game.js";

/** The state of a play after some of its cards. */
export interface Position {
	/** How many cards were played. */
	played: number;
	/** The trick on the table, in the order of play: the last one that was begun, so a finished one stays until the next lead. */
	trick: PlayedCard[];
	/** The cards that were played, as texts, "SA". */
	gone: ReadonlySet<string>;
	/** The tricks that each side has won. */
	won: Play["won"];
	/** Who plays the next card that is recorded. */
	next?: Seat | undefined;
}

export function positionAt(game: Game, played: number): Position {
	const all = playedCards(game);
	const cards = all.slice(0, played);
	const current = cards.at(-1)?.trick;
	const cardsOfTrick: number[] = [];
	for (const { trick } of cards) cardsOfTrick[trick] = (cardsOfTrick[trick] ?? 0) + 1;
	const won = { NS: 0, EW: 0 };
	game.play?.tricks.forEach(({ winner }, index) => {
		if (winner && cardsOfTrick[index] === 4) won[sideOf(winner)]++;
	});
	return {
		played: cards.length,
		trick: cards.filter(({ trick }) => trick === current),
		gone: new Set(cards.map(({ move }) => move.text)),
		won,
		next: all[cards.length]?.seat,
	};
}

/** The ranks of a suit that are still in a hand. */
export function ranksLeft(hand: Hand, suit: Suit, { gone }: Position): string {
	return [...hand[suit]].filter((rank) => !gone.has(suit + rank)).join("");
}

/** The tricks that each side has won after none, one, two… of them; undefined from the first whose winner is not known. */
export function tallies({ tricks }: Play): (Play["won"] | undefined)[] {
	let won: Play["won"] | undefined = { NS: 0, EW: 0 };
	return [
		won,
		...tricks.map(({ winner }) => {
			won = won && winner && { ...won, [sideOf(winner)]: won[sideOf(winner)] + 1 };
			return won;
		}),
	];
}
