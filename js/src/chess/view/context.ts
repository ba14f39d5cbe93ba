import { useContext } from "preact/hooks";
import { shows, useIsAlive, ViewContext, type ViewOptions as Options } from "../../played/view/context.js";
import type { View } from "../../played/own.js";
import { en } from "../language/en.js";
import type { ChessWords } from "../language/words.js";
import { type ChessSettings, defaults } from "../settings.js";

export { shows, useIsAlive };

/** What all parts of a view of chess know. */
export interface ChessView extends View {
	words: ChessWords;
	settings: ChessSettings;
}

/** The view where nothing is said, without what only the views of games need. */
export const standard: Omit<ChessView, "own"> = { words: en, settings: defaults, isAlive: false, id: "pgn" };

export const useChess = () => (useContext(ViewContext) ?? standard) as typeof standard;

export interface ViewOptions extends Options {
	words?: ChessWords | undefined;
	settings?: Partial<ChessSettings> | undefined;
}
