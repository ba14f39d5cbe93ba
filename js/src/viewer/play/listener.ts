import type { Game } from "../../pbn/types.js";

/** What a script can do with the play of a game. What is out of range is taken as the nearest end. */
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

/** How far a play has gone. */
export interface PlayPlace {
	/** How many cards are played. */
	card: number;
	/** The trick of the last of them, from 1; 0 before the first card. */
	trick: number;
}

/** What a script is told of the plays. */
export interface PlayListener {
	/** After each step, be it a reader's or a script's. */
	onStep?(place: PlayPlace, game: Game): void;
	/** When a play can be stepped through; with undefined when it is gone. */
	registerControl?(control: PlayControl | undefined, game: Game): void;
}
