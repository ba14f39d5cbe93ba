import { linText as linOf } from "../../game/lin.js";
import type { Game } from "../../pbn/types.js";

/**
 * The game in LIN, the notation of Bridge Base Online. Undefined without a deal.
 *
 * @example
 * ```js
 * import { linText } from "pbnkit/viewer";
 *
 * console.log(linText(game)?.slice(0, 33)); // mn|Harbour Club Tuesday Pairs|pn|
 * ```
 */
export function linText(game: Game): string | undefined {
	return game.deal && linOf(game);
}
