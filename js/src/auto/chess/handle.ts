import type { PgnDiagnostic, PgnGame } from "../../pgn/types.js";

/**
 * A place in the games of a block of chess.
 *
 * @example
 * ```ts
 * import { type ChessPlace, render } from "pbnkit/auto";
 *
 * const study = await render(document.body, '[White "Ann"]\n\n1. e4 e5 2. Nf3 *', { notation: "pgn" });
 * const place: ChessPlace = { game: 1, move: "1b" };
 * study.goTo(place);
 * study.destroy();
 * ```
 */
export interface ChessPlace {
	/** The number of the game in the block's text. Default: the first that is shown. */
	game?: number;
	/** A move of the main line by its number and who makes it: "24b" is Black's 24th. Default: the start. */
	move?: string;
}

/**
 * A block of chess on a page: games (`<PGN>`), or a diagram (`<FEN>`).
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const study = await render(document.body, '[White "Ann"]\n\n1. e4 e5 2. Nf3 *', { notation: "pgn" });
 * study.goTo({ move: "2w" });
 * study.prev();
 * study.next();
 * study.flip();
 * console.log(study.games.length, study.diagnostics.length, study.element.isConnected); // 1 0 true
 * study.destroy();
 * ```
 */
export interface ChessHandle {
	/** Around all that is shown; its events are pgn-rendered, pgn-step and pgn-error. */
	readonly element: HTMLElement;
	readonly notation: "pgn" | "fen";
	/** Those that are shown; none of a diagram. */
	readonly games: readonly PgnGame[];
	readonly diagnostics: readonly PgnDiagnostic[];
	goTo(place: "start" | "end" | ChessPlace): void;
	next(): void;
	prev(): void;
	/** Turns the board. */
	flip(): void;
	/** Takes away what was shown, and gives back what was there. */
	destroy(): void;
}
