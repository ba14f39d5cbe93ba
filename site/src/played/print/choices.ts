/** What is printed of games. */
export interface Choices {
	/** With all that the file says, the moves alone, the positions that they begin in, or no games but the table of their event. */
	what: "whole" | "moves" | "positions" | "table";
	/** Whether the table of the event is before the games. */
	withTable: boolean;
	/** How moves are written, as the notation has it. */
	naming: string;
	marked: boolean;
	atStart: boolean;
	atEnd: boolean;
	atFaults: boolean;
	/** A diagram every so many moves; 0 is none. */
	every: number;
	/** How many positions are on a page, and whether their solutions are on the last one. */
	perPage: number;
	withSolutions: boolean;
}

const usual: Choices = { what: "whole", withTable: true, naming: "", marked: true, atStart: false, atEnd: false, atFaults: true, every: 0, perPage: 12, withSolutions: false };

/** What is printed where nothing is chosen. */
export const usualOf = ({ naming }: { naming: string }): Choices => ({ ...usual, naming });

/** How often diagrams may be on the way. */
export const distances = [0, 20, 10, 5, 1];

/** How many games are printed at once, and how many bytes of them: a browser lays all of it out before it shows the first page. */
export const mostGames = 500;
export const mostBytes = 2_000_000;

/** How many positions are printed at once, and how many of them may be on a page. */
export const mostPositions = 600;
export const perPages = [6, 12];

/** Where diagrams are among the moves of a game, and what else is shown of it. */
export function settingsFor({ what, marked, atStart, atEnd, atFaults, every }: Choices, { hasFaults }: { hasFaults: boolean }, isFromPosition: boolean) {
	return {
		view: "print" as const,
		// A game from a position of its own cannot be followed without it.
		diagrams: [
			...(marked ? ["marked" as const] : []),
			...(atStart || isFromPosition ? ["start" as const] : []),
			...(atEnd ? ["end" as const] : []),
			...(hasFaults && atFaults ? ["faults" as const] : []),
			...(every > 0 ? [every] : []),
		],
		show: what === "whole" ? (["moves", "variations", "comments", "glyphs", "marks"] as const) : (["moves"] as const),
	};
}
