import type { ChessSettings } from "pbnkit/pgn/viewer";

/** What is printed of games. */
export interface Choices {
	/** With all that the file says, the moves alone, or no games but the table of their event. */
	what: "whole" | "moves" | "table";
	/** Whether the table of the event is before the games. */
	withTable: boolean;
	letters: ChessSettings["letters"];
	marked: boolean;
	atStart: boolean;
	atEnd: boolean;
	/** A diagram every so many moves; 0 is none. */
	every: number;
}

export const usual: Choices = { what: "whole", withTable: true, letters: "figurines", marked: true, atStart: false, atEnd: false, every: 0 };

/** How often diagrams may be on the way. */
export const distances = [0, 20, 10, 5, 1];

/** How many games are printed at once, and how many bytes of them: a browser lays all of it out before it shows the first page. */
export const mostGames = 500;
export const mostBytes = 2_000_000;

/** How many positions are printed at once, and how many of them are on a page. */
export const mostPositions = 600;
export const perPage = 12;

/** How the viewer is to show the moves of a game. */
export function settingsFor({ what, letters, marked, atStart, atEnd, every }: Choices, isFromPosition: boolean): Partial<ChessSettings> {
	return {
		view: "print",
		letters,
		// A game from a position of its own cannot be followed without it.
		diagrams: [...(marked ? ["marked" as const] : []), ...(atStart || isFromPosition ? ["start" as const] : []), ...(atEnd ? ["end" as const] : []), ...(every > 0 ? [every] : [])],
		show: what === "whole" ? ["moves", "variations", "comments", "glyphs", "marks"] : ["moves"],
	};
}
