/** The parts of a game that may be shown. */
export const parts = ["players", "event", "clocks", "captured", "evaluation", "marks", "moves", "variations", "comments", "glyphs"] as const;

/**
 * A part of a game.
 *
 * @example
 * ```ts
 * import type { ChessPart } from "pbnkit/pgn/viewer";
 *
 * const quiet: ChessPart[] = ["players", "moves"];
 * console.log(quiet.length); // 2
 * ```
 */
export type ChessPart = (typeof parts)[number];

/**
 * How a writer wants his games shown.
 *
 * @example
 * ```tsx
 * import { type ChessSettings, GameView } from "pbnkit/pgn/viewer";
 *
 * const settings: Partial<ChessSettings> = {
 * 	orientation: "black",
 * 	letters: "language",
 * 	from: "12b",
 * 	to: "20",
 * 	diagrams: ["marked", "end", 10],
 * 	hide: "moves",
 * 	view: "print",
 * 	show: ["players", "event", "moves", "variations", "comments", "glyphs"],
 * 	headingLevel: 2,
 * };
 * export const Quiz = () => <GameView game={game} settings={settings} />;
 * ```
 */
export interface ChessSettings {
	/** Who is below. */
	orientation: "white" | "black";
	/** How men are named in moves: by figurines, or by the letters of the language, or of English. */
	letters: "figurines" | "language" | "english";
	/** The first move of the main line that is shown, "12" or "12b" for Black's. Undefined is the first one. */
	from: string | undefined;
	/** The last move of the main line that is shown. Undefined is the last one. */
	to: string | undefined;
	/** Where diagrams are among the moves: where the file marks one, at the start, at the end, before moves that are not legal, and every so many moves. */
	diagrams: readonly ("marked" | "start" | "end" | "faults" | number)[];
	/** "moves": what is played is behind a button, as in a quiz. */
	hide: "nothing" | "moves";
	/** "print": for paper, with all moves at once, none of them folded, and nothing to press. */
	view: "screen" | "print";
	/** What is shown, where the file has it. */
	show: readonly ChessPart[];
	/** The heading of a game: 3 is <h3>. */
	headingLevel: 2 | 3 | 4 | 5 | 6;
}

export const defaults: ChessSettings = {
	orientation: "white",
	letters: "figurines",
	from: undefined,
	to: undefined,
	diagrams: [],
	hide: "nothing",
	view: "screen",
	show: parts,
	headingLevel: 3,
};
