import { sideOf } from "../../game/order.js";
import type { Game, Hand, Play, Seat, Suit } from "../../pbn/types.js";
import { type PlayedCard, playedCards } from "../game.js";

/** The state of a play after some of its cards. */
export interface Position {
	/** How many cards were played. */
	played: number;
	/** The trick on the table, in the order of play: the last one that was begun, so a finished one stays until the next lead. */
	trick: PlayedCard[];
	/** Who has won it, once it is over. */
	winner?: Seat | undefined;
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
	const trick = cards.filter((card) => card.trick === current);
	return {
		played: cards.length,
		trick,
		winner: trick.length === 4 && current !== undefined ? game.play?.tricks[current]?.winner : undefined,
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

/**
 * What a script can do with the play of a game. What is out of range is taken as the nearest end.
 *
 * @example
 * ```ts
 * import type { PlayControl, PlayListener } from "pbnkit/viewer";
 *
 * let control: PlayControl | undefined;
 * export const listener: PlayListener = { registerControl: (given) => (control = given) };
 * export const toSecondTrick = () => control?.goToTrick(2);
 * ```
 */
export interface PlayControl {
	/** Until so many cards are played. */
	goTo(card: number): void;
	/** Until this trick, from 1, is to be led. */
	goToTrick(trick: number): void;
	next(): void;
	prev(): void;
	first(): void;
	last(): void;
}

/**
 * How far a play has gone.
 *
 * @example
 * ```ts
 * import type { PlayPlace } from "pbnkit/viewer";
 *
 * const inWords = ({ card, trick }: PlayPlace) => `card ${card} of trick ${trick}`;
 * console.log(inWords({ card: 5, trick: 2 })); // card 5 of trick 2
 * ```
 */
export interface PlayPlace {
	/** How many cards are played. */
	card: number;
	/** The trick of the last of them, from 1; 0 before the first card. */
	trick: number;
}

/**
 * What a script is told of the plays.
 *
 * @example
 * ```tsx
 * import { GamesView, type PlayListener } from "pbnkit/viewer";
 *
 * const listener: PlayListener = {
 * 	onStep: ({ card }, { number }) => console.log(`game ${number}: ${card} cards`),
 * 	registerControl: (control) => control?.goTo(4),
 * };
 * export const Deals = () => <GamesView games={[game]} listener={listener} />;
 * ```
 */
export interface PlayListener {
	/** After each step, be it a reader's or a script's. */
	onStep?(place: PlayPlace, game: Game): void;
	/** When a play can be stepped through; with undefined when it is gone. */
	registerControl?(control: PlayControl | undefined, game: Game): void;
}
