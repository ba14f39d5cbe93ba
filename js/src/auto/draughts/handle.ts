import type { PdnDiagnostic, PdnGame } from "../../pdn/types.js";

/**
 * A place in the games of a block of draughts.
 *
 * @example
 * ```ts
 * import { type DraughtsPlace, render } from "pbnkit/auto";
 *
 * const study = await render(document.body, '[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 *', { notation: "pdn" });
 * const place: DraughtsPlace = { game: 1, move: "1b" };
 * study.goTo(place);
 * study.destroy();
 * ```
 */
export interface DraughtsPlace {
	/** The number of the game in the block's text. Default: the first that is shown. */
	game?: number;
	/** A move of the main line by its number and who makes it: "24b" is Black's 24th, "24" is the first of both. Default: the start. */
	move?: string;
}

/**
 * A block of draughts on a page: games (`<PDN>`), or a diagram (`<pre class="pdn-fen">`).
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const study = await render(document.body, '[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 *', { notation: "pdn" });
 * study.goTo({ move: "2w" });
 * study.prev();
 * study.next();
 * study.flip();
 * console.log(study.games.length, study.diagnostics.length, study.element.isConnected); // 1 0 true
 * study.destroy();
 * ```
 */
export interface DraughtsHandle {
	/** Around all that is shown; its events are pdn-rendered, pdn-step and pdn-error. */
	readonly element: HTMLElement;
	readonly notation: "pdn" | "pdn-fen";
	/** Those that are shown; none of a diagram. */
	readonly games: readonly PdnGame[];
	readonly diagnostics: readonly PdnDiagnostic[];
	goTo(place: "start" | "end" | DraughtsPlace): void;
	next(): void;
	prev(): void;
	/** Turns the board. */
	flip(): void;
	/** Takes away what was shown, and gives back what was there. */
	destroy(): void;
}
