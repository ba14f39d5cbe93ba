import type { Game } from "../../pbn/types.js";

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
