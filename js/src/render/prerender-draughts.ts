import type { Pdn, Source } from "../pdn/types.js";
import type { DraughtsBlockFinding } from "./block-finding.js";
import { checkDocument, checkPdn } from "./checked.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";

/**
 * What became of the games and positions of draughts of a document.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn";
 * import { prerenderDraughts } from "pbnkit/render";
 *
 * const pdn = await load();
 * const { bytes, blocks, notes, findings } = await prerenderDraughts(pdn, '<pre class="pdn-fen">W:W31-50:B1-20</pre>');
 * console.log(bytes.length > 1000, blocks, notes.length, findings.length); // true 1 0 0
 * pdn.close();
 * ```
 */
export interface PrerenderedDraughts {
	/** The document; every byte outside of the blocks is as it was. */
	bytes: Uint8Array;
	/** How many blocks were replaced. */
	blocks: number;
	/** Why blocks were not replaced, and what of their attributes is not known. */
	notes: BlockNote[];
	/** What is found in the games that were replaced. */
	findings: DraughtsBlockFinding[];
}

/**
 * Replaces the blocks of PDN, and of positions, in a document by HTML that needs no script, as `prerenderChess` does with those of chess. The embed
 * script takes it over without a module.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn";
 * import { prerenderDraughts } from "pbnkit/render";
 *
 * const pdn = await load();
 * const { bytes } = await prerenderDraughts(pdn, '<pre class="pdn">1. 32-28 19-23 2. 28x19 {[#]} *</pre>', { attributes: { "data-orientation": "black" } });
 * console.log(new TextDecoder().decode(bytes).startsWith('<div class="pdn-block"')); // true
 * pdn.close();
 * ```
 */
export async function prerenderDraughts(pdn: Pdn, document: Source, options: PrerenderOptions = {}): Promise<PrerenderedDraughts> {
	checkPdn("prerenderDraughts", pdn);
	checkDocument("prerenderDraughts", options);
	// Who renders something else needs nothing of draughts.
	return (await import("./draughts.js")).prerenderDraughts(pdn, document, options);
}
