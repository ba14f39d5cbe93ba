import type { PlayedSettings } from "../played/types.js";

/** The parts of a game that may be shown. */
export const parts = ["players", "event", "variant", "clocks", "captured", "marks", "moves", "variations", "comments", "glyphs"] as const;

/**
 * A part of a game.
 *
 * @example
 * ```ts
 * import type { DraughtsPart } from "pbnkit/pdn/viewer";
 *
 * const quiet: DraughtsPart[] = ["players", "moves"];
 * console.log(quiet.length); // 2
 * ```
 */
export type DraughtsPart = (typeof parts)[number];

/**
 * How a writer wants his games shown.
 *
 * @example
 * ```tsx
 * import { type DraughtsSettings, GameView } from "pbnkit/pdn/viewer";
 *
 * const settings: Partial<DraughtsSettings> = { orientation: "black", squares: "letters", from: "12b", to: "20", diagrams: ["marked", "end"], hide: "moves", view: "print", headingLevel: 2, show: ["players", "moves"] };
 * export const Quiz = () => <GameView game={{ tags: [], start: "", moves: [], result: "*" }} settings={settings} />;
 * ```
 */
export interface DraughtsSettings extends PlayedSettings {
	/** How squares are named in moves: as the variant does, by numbers, or by letters and figures. */
	squares: "variant" | "numbers" | "letters";
	/** What is shown, where the file has it. */
	show: readonly DraughtsPart[];
}

export const defaults: DraughtsSettings = { orientation: "white", squares: "variant", from: undefined, to: undefined, diagrams: [], hide: "nothing", view: "screen", show: parts, headingLevel: 3 };
