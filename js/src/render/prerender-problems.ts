import type { Pbi, Source } from "../pbi/types.js";
import type { ProblemBlockFinding } from "./block-finding.js";
import { checkDocument, checkPbi } from "./checked.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";

/**
 * What became of the problems of a document.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pbi";
 * import { prerenderProblems } from "pbnkit/render";
 *
 * const pbi = await load();
 * const { bytes, blocks, notes, findings } = await prerenderProblems(pbi, '<pre class="pbi">Ann:8/7S/k7/p7/8/8/Q3K3/7R:#2:|Diary|2026|:::Rh1-b1::</pre>');
 * console.log(bytes.length > 1000, blocks, notes.length, findings.length); // true 1 0 0
 * pbi.close();
 * ```
 */
export interface PrerenderedProblems {
	/** The document; every byte outside of the blocks is as it was. */
	bytes: Uint8Array;
	/** How many blocks were replaced. */
	blocks: number;
	/** Why blocks were not replaced, and what of their attributes is not known. */
	notes: BlockNote[];
	/** What is found in the problems that were replaced. */
	findings: ProblemBlockFinding[];
}

/**
 * Replaces the blocks of PBI in a document by diagrams that need no script, as `prerenderChess` does with games of chess. The solution is in a
 * `<details>`, and the embed script lets a reader play it, without a module.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pbi";
 * import { prerenderProblems } from "pbnkit/render";
 *
 * const pbi = await load();
 * const { bytes } = await prerenderProblems(pbi, "<PBI>Ann:8/7S/k7/p7/8/8/Q3K3/7R:#2::::Rh1-b1::</PBI>", { attributes: { "data-solution": "open" } });
 * console.log(new TextDecoder().decode(bytes).startsWith('<div class="pbi-block"')); // true
 * pbi.close();
 * ```
 */
export async function prerenderProblems(pbi: Pbi, document: Source, options: PrerenderOptions = {}): Promise<PrerenderedProblems> {
	checkPbi("prerenderProblems", pbi);
	checkDocument("prerenderProblems", options);
	// Who renders something else needs nothing of problems.
	return (await import("./problems.js")).prerenderProblems(pbi, document, options);
}
