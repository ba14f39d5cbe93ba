/** What `edit` takes. */
import type { PdnGame } from "./game.js";
import type { PdnMoveToWrite } from "./written.js";

/**
 * The place of a move: its number in `moves`, from 0, or an array: `[3, 0, 1]` is `moves[3].variations[0][1]`.
 *
 * @example
 * ```ts
 * import type { PdnPath } from "pbnkit/pdn";
 *
 * const second: PdnPath = [1, 0, 1];
 * const { changed } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 (1... 18-23 2. 37-32) *', [{ game: 1, comment: "new", of: second, value: "open" }]);
 * console.log(changed[0]?.after); // {open}
 * ```
 */
export type PdnPath = number | readonly number[];

/**
 * What a game is to have. Places are those of the source as it is, whatever the other edits of a call do. Moves have to be legal.
 *
 * @example
 * ```ts
 * import type { PdnGameEdit } from "pbnkit/pdn";
 *
 * const edits: PdnGameEdit[] = [
 * 	{ game: 2, tag: "Round", value: 3 },
 * 	{ game: 2, nag: 1, of: 1 },
 * 	{ game: 2, result: "2-0" },
 * ];
 * console.log((await pdn.edit(source, edits)).changed.map(({ what }) => what).includes("nag")); // true
 * ```
 */
export type PdnGameEdit = PdnTagEdit | PdnMoveEdit | PdnAppendEdit | PdnCommentEdit | PdnNagEdit | PdnVariationEdit | PdnPromoteEdit | PdnResultEdit | PdnSetupEdit;

/**
 * A tag: it is set where the game has it, and added at its place otherwise; null removes it.
 *
 * @example
 * ```js
 * const { changed } = await pdn.edit(source, [{ game: 2, tag: "White", value: "Eva" }]);
 * console.log(changed[0].before, changed[0].after); // Cas Eva
 * ```
 */
export interface PdnTagEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The tag's name. */
	tag: string;
	value: string | number | null;
}

/**
 * A move, in place of which another comes; null removes it with the rest of its line. What comes after has to stay legal.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-24 *', [{ game: 1, move: 1, value: "18-23" }]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 18-23 *
 * ```
 */
export interface PdnMoveEdit {
	/** The number of the game, from 1. */
	game: number;
	move: PdnPath;
	value: PdnMoveToWrite | null;
}

/**
 * Moves at the end of a line: of the main line, or of that of a move.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 *', [{ game: 1, append: [], value: "2. 28x19 14x23" }]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 19-23 2. 28x19 14x23 *
 * ```
 */
export interface PdnAppendEdit {
	/** The number of the game, from 1. */
	game: number;
	/** Any move of the line; an empty array is the main line. */
	append: PdnPath;
	/** A text with blanks between the moves, in which move numbers may be, or the moves. */
	value: string | readonly PdnMoveToWrite[];
}

/**
 * A comment: that of a number, from 0, among those of its move, or a new one after them; null removes it.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 (1. 31-27) *', [{ game: 1, comment: "new", of: [0, 0, 0], value: "closed", before: true }]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 ({closed} 1. 31-27) *
 * ```
 */
export interface PdnCommentEdit {
	/** The number of the game, from 1. */
	game: number;
	comment: number | "new";
	/** The move; without it the comment is of the game, before its first move. */
	of?: PdnPath;
	value: string | null;
	/** Puts a new comment before its move, which is the first of a variation. Default false. */
	before?: boolean;
}

/**
 * A numeric annotation glyph of a move: it is added, or removed with null.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 $2 *', [
 * 	{ game: 1, nag: 3, of: 0 },
 * 	{ game: 1, nag: 2, of: 1, value: null },
 * ]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 $3 19-23 *
 * ```
 */
export interface PdnNagEdit {
	/** The number of the game, from 1. */
	game: number;
	/** From 0 to 255. */
	nag: number;
	of: PdnPath;
	value?: true | null;
}

/**
 * A variation of a move: a new one, after those that are there, or that of a number, from 0, which null removes.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 *', [{ game: 1, variation: "new", of: 1, value: "18-23 37-32" }]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 19-23 (1... 18-23 2. 37-32) *
 * ```
 */
export interface PdnVariationEdit {
	/** The number of the game, from 1. */
	game: number;
	variation: number | "new";
	/** The move that the variation replaces. */
	of: PdnPath;
	value: string | readonly PdnMoveToWrite[] | null;
}

/**
 * A variation that becomes the line that it replaces; that becomes its variation.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 (1... 18-23 2. 37-32) *', [{ game: 1, promote: [1, 0, 0] }]);
 * console.log(new TextDecoder().decode(bytes).slice(16)); // 1. 32-28 18-23 (1... 19-23) 2. 37-32 *
 * ```
 */
export interface PdnPromoteEdit {
	/** The number of the game, from 1. */
	game: number;
	/** Any move of the variation. */
	promote: PdnPath;
}

/**
 * The result: the marker after the moves, and the tag.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"]\n[Result "*"]\n\n1. 32-28 *', [{ game: 1, result: "2-0" }]);
 * console.log(new TextDecoder().decode(bytes).includes('[Result "2-0"]')); // true
 * ```
 */
export interface PdnResultEdit {
	/** The number of the game, from 1. */
	game: number;
	result: PdnGame["result"];
}

/**
 * The position that is set up before a move, as FEN; null takes it out.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.edit('[GameType "20"] 1. 32-28 19-23 *', [{ game: 1, setup: 1, value: "B:W28:B19" }]);
 * console.log(new TextDecoder().decode(bytes).includes('/FEN "B:W28:B19"/')); // true
 * ```
 */
export interface PdnSetupEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The move that is made from it. */
	setup: PdnPath;
	value: string | null;
}
