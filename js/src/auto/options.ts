import type { ChessSettings } from "../chess/settings.js";
import type { DraughtsSettings } from "../draughts/settings.js";
import type { ProblemSettings } from "./problems/settings.js";
import type { Translation } from "../viewer/language/words.js";
import type { Settings } from "../viewer/settings.js";

/**
 * What a page's script may say. Attributes of a container win.
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const mangled = '[Board “7”]<br>[Deal “N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -”]';
 * const deal = await render(document.body, mangled, { settings: { ten: "T" }, repair: "cms", lang: "sv" });
 * console.log(deal.games.length); // 1
 * const study = await render(document.body, "1. e4 e5 2. Nf3 *", { notation: "pgn", chess: { orientation: "black" } });
 * console.log(study.games.length); // 1
 * const shot = await render(document.body, "1. 32-28 19-23 2. 28x19 *", { notation: "pdn", draughts: { squares: "letters" } });
 * console.log(shot.games.length); // 1
 * ```
 */
export interface ShowOptions {
	settings?: Partial<Settings> | undefined;
	/** Those of blocks of chess. */
	chess?: Partial<ChessSettings> | undefined;
	/** Those of blocks of draughts. */
	draughts?: Partial<DraughtsSettings> | undefined;
	/** Those of blocks of chess problems. */
	problems?: Partial<ProblemSettings> | undefined;
	/** "cms" takes back what programs that make pages do to texts. Default: what `data-repair` says. */
	repair?: "cms" | undefined;
	/** A language's tag, or words of the page's own. Default: the language of the container. */
	lang?: string | Translation | undefined;
}
