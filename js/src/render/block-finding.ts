import type { Span } from "../host/found.js";
import type { PbiDiagnostic } from "../pbi/types.js";
import type { PdnDiagnostic } from "../pdn/types.js";
import type { PgnDiagnostic } from "../pgn/types.js";

/**
 * Something that `validate` finds in the text of a block.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn";
 * import { prerenderChess } from "pbnkit/render";
 *
 * const pgn = await load();
 * const { findings } = await prerenderChess(pgn, '<PGN>[White "Ann"]\n\n1. e4 e5 2. Ke3 *</PGN>');
 * for (const { block, span, diagnostic } of findings) console.log(block, span.start.line, diagnostic.rule); // 1 1 move/illegal
 * pgn.close();
 * ```
 */
export interface BlockFinding {
	/** The number of the block in the document, from 1. */
	block: number;
	/** Where the block is in the document. */
	span: Span;
	/** Its places are those in the text of the block, or of the file that it names. */
	diagnostic: PgnDiagnostic;
}

/**
 * The same in a block of draughts.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn";
 * import { prerenderDraughts } from "pbnkit/render";
 *
 * const pdn = await load();
 * const { findings } = await prerenderDraughts(pdn, '<PDN>[GameType "20"]\n\n1. 32-28 19-23 2. 33-29 *</PDN>');
 * for (const { block, span, diagnostic } of findings) console.log(block, span.start.line, diagnostic.rule); // 1 1 capture/missed
 * pdn.close();
 * ```
 */
export interface DraughtsBlockFinding {
	/** The number of the block in the document, from 1. */
	block: number;
	/** Where the block is in the document. */
	span: Span;
	/** Its places are those in the text of the block, or of the file that it names. */
	diagnostic: PdnDiagnostic;
}

/**
 * The same in a block of problems.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pbi";
 * import { prerenderProblems } from "pbnkit/render";
 *
 * const pbi = await load();
 * const { findings } = await prerenderProblems(pbi, "<PBI>Ann:8/7S/k7/p7/8/8/Q3K3/7R:mate in 2:|Diary|2026|:::Rh1-a1::</PBI>");
 * for (const { block, span, diagnostic } of findings) console.log(block, span.start.line, diagnostic.rule);
 * pbi.close();
 * ```
 */
export interface ProblemBlockFinding {
	/** The number of the block in the document, from 1. */
	block: number;
	/** Where the block is in the document. */
	span: Span;
	/** Its places are those in the text of the block, or of the file that it names. */
	diagnostic: PbiDiagnostic;
}
