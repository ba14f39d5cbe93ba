import type { Shape } from "../../words/fill.js";
import type * as en from "./en.js";

/** What a view says of any game. */
export type Common = Shape<Pick<typeof en, "game" | "position" | "controls" | "moves" | "nags">>;

/** The words of a game, as far as a view of any game needs them. */
export interface PlayedWords extends Pick<Common, "controls" | "moves" | "nags"> {
	tag: string;
	colors: { white: string; black: string };
	said: { numbered: string };
	game: Common["game"] & { title: string; untitled: string };
	board: Common["position"] & { unreadable: string };
}
