import { useContext } from "preact/hooks";
import type { View } from "../../played/own.js";
import { ViewContext, type ViewOptions as Options } from "../../played/view/context.js";
import { en } from "../language/en.js";
import type { DraughtsWords } from "../language/words.js";
import { defaults, type DraughtsSettings } from "../settings.js";

/** What all parts of a view of draughts know. */
export interface DraughtsView extends View {
	words: DraughtsWords;
	settings: DraughtsSettings;
}

/** The view where nothing is said, without what only the views of games need. */
export const standard: Omit<DraughtsView, "own"> = { words: en, settings: defaults, isAlive: false, id: "pdn" };

export const useDraughts = () => (useContext(ViewContext) ?? standard) as typeof standard;

export interface ViewOptions extends Options {
	words?: DraughtsWords | undefined;
	settings?: Partial<DraughtsSettings> | undefined;
}
