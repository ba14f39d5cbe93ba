import type { Seat } from "../pbn/types.js";
import type { Words } from "./language/words.js";

/** The parts of a game. */
export const parts = ["diagram", "auction", "notes", "play", "comments", "results", "dd", "hcp", "source"] as const;
export type Part = (typeof parts)[number];

/** The places that a deal can be opened in. */
export const links = ["bbo", "bsol", "lin", "pbn"] as const;
export type Link = (typeof links)[number];

/** Boards that a writer chooses by their Board tags: one, or those from a number to a number. */
export type BoardChoice = { board: string } | { from: number; to: number };

/**
 * How a writer wants his games shown.
 *
 * @example
 * ```ts
 * import type { Settings } from "pbnkit/viewer";
 * import { renderPage } from "pbnkit/render";
 *
 * const settings: Settings = {
 * 	show: ["diagram", "auction", "notes", "play"],
 * 	view: "deal",
 * 	boards: [{ from: 7, to: 8 }],
 * 	hidden: ["E", "W"],
 * 	revealed: [],
 * 	suits: "4",
 * 	ten: "10",
 * 	firstSeat: "dealer",
 * 	rotate: "declarer-south",
 * 	at: { trick: 3 },
 * 	links: ["bbo"],
 * 	games: "list",
 * 	doubleDummy: "ask",
 * 	headingLevel: 2,
 * };
 * console.log(renderPage({ games }, { settings }).includes("Board 9")); // false
 * ```
 */
export interface Settings {
	/** What is shown, where the file has it. */
	show: readonly Part[];
	/**
	 * "deal" is the whole game; "hand" and "two-hands" only the hands that are not hidden; "auction" and "play" only that;
	 * "quiz" all but what the reader is asked for, which he can open; "print" what stays on paper.
	 */
	view: "deal" | "hand" | "two-hands" | "auction" | "play" | "quiz" | "print";
	/** The boards that are shown; undefined is all. */
	boards: readonly BoardChoice[] | undefined;
	/** The hands behind a button; undefined is what the Hidden tag says. */
	hidden: readonly Seat[] | undefined;
	/** Hands that are shown although they are hidden. */
	revealed: readonly Seat[];
	/** How many colours the suits have; "mono" is one. */
	suits: "2" | "4" | "mono";
	/** How a ten is written. */
	ten: "10" | "T";
	/** The first column of an auction. */
	firstSeat: "W" | "N" | "dealer";
	/** Turns the diagram so that declarer sits South, and says so. */
	rotate: "none" | "declarer-south";
	/** Where the play begins. */
	at: "start" | "end" | { trick: number } | { card: number };
	links: readonly Link[];
	/** Several games below each other, or one with a choice of the others. */
	games: "list" | "picker";
	/**
	 * "ask": the reader may ask for what can be made with open cards, and which cards of a play cost tricks. It is computed where the tags do
	 * not tell it.
	 */
	doubleDummy: "none" | "ask";
	/** The heading of a game: 3 is <h3>. */
	headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** How games are shown. */
export interface Presentation {
	words: Words;
	settings: Settings;
}

export const defaults: Settings = {
	show: parts.filter((part) => part !== "hcp" && part !== "source"),
	view: "deal",
	boards: undefined,
	hidden: undefined,
	revealed: [],
	suits: "2",
	ten: "10",
	firstSeat: "W",
	rotate: "none",
	at: "start",
	links: [],
	games: "picker",
	doubleDummy: "none",
	headingLevel: 3,
};

/** What a view leaves out, whatever the writer wants shown. */
const leftOut: Partial<Record<Settings["view"], readonly string[]>> = {
	hand: ["header", "auction", "play", "results"],
	"two-hands": ["header", "auction", "play", "results"],
	auction: ["diagram", "play", "results"],
	play: ["auction", "results"],
};

/** Whether a part of a game is shown in the view that the writer has chosen. */
export function isShown({ view, show }: Settings, part: "header" | "diagram" | "auction" | "play" | "results"): boolean {
	if (leftOut[view]?.includes(part)) return false;
	return part === "header" || part === "results" || show.includes(part);
}
