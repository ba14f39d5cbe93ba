import type { Pgn, Source } from "../pgn/types.js";
import { checkDocument, checkPgn } from "./checked.js";
import type { BlockFinding } from "./block-finding.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";

/**
 * What became of the games and positions of a document.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn";
 * import { prerenderChess } from "pbnkit/render";
 *
 * const pgn = await load();
 * const { bytes, blocks, notes, findings } = await prerenderChess(pgn, "<FEN>7k/8/5KQ1/8/8/8/8/8 w - - 0 1</FEN>");
 * console.log(bytes.length > 1000, blocks, notes.length, findings.length); // true 1 0 0
 * pgn.close();
 * ```
 */
export interface PrerenderedChess {
	/** The document; every byte outside of the blocks is as it was. */
	bytes: Uint8Array;
	/** How many blocks were replaced. */
	blocks: number;
	/** Why blocks were not replaced, and what of their attributes is not known. */
	notes: BlockNote[];
	/** What is found in the games that were replaced. */
	findings: BlockFinding[];
}

/**
 * Replaces the blocks of PGN and FEN in a document by HTML that needs no script: the moves as text, with diagrams where the file marks one, at the
 * end, and before moves that are not legal, unless a block says something else. The embed script takes it over without a module. A block that is not
 * closed, or in which there is neither a game nor a position, stays. In what this gives there is nothing left to replace.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn";
 * import { prerenderChess } from "pbnkit/render";
 *
 * const pgn = await load();
 * const { bytes } = await prerenderChess(pgn, '<pre class="pgn">1. e4 e5 {[#]} *</pre>', { attributes: { "data-orientation": "black" } });
 * console.log(new TextDecoder().decode(bytes).startsWith('<div class="pgn-block"')); // true
 * pgn.close();
 * ```
 */
export async function prerenderChess(pgn: Pgn, document: Source, options: PrerenderOptions = {}): Promise<PrerenderedChess> {
	checkPgn("prerenderChess", pgn);
	checkDocument("prerenderChess", options);
	// Who renders bridge needs nothing of chess.
	return (await import("./chess.js")).prerenderChess(pgn, document, options);
}
