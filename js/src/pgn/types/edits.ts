/** What `edit` takes. */
import type { PgnGame } from "./game.js";
import type { PgnMoveToWrite } from "./written.js";

/**
 * The place of a move: its number in `moves`, from 0, or an array: `[3, 0, 1]` is `moves[3].variations[0][1]`. `pathTo` of `pbnkit/pgn/game` finds it.
 *
 * @example
 * ```ts
 * import type { PgnPath } from "pbnkit/pgn";
 *
 * const second: PgnPath = [1, 0, 1];
 * const { changed } = await pgn.edit("1. e4 e5 (1... c5 2. Nf3) *", [{ game: 1, comment: "new", of: second, value: "open" }]);
 * console.log(changed[0]?.after); // {open}
 * ```
 */
export type PgnPath = number | readonly number[];

/**
 * What a game is to have. Places are those of the source as it is, whatever the other edits of a call do. Moves are taken as SAN, as UCI writes
 * them, or as two squares, and have to be legal.
 *
 * @example
 * ```ts
 * import type { PgnGameEdit } from "pbnkit/pgn";
 *
 * const edits: PgnGameEdit[] = [
 * 	{ game: 2, tag: "Round", value: 3 },
 * 	{ game: 2, nag: 1, of: 2 },
 * 	{ game: 2, result: "1-0" },
 * ];
 * console.log((await pgn.edit(source, edits)).changed.map(({ what }) => what).includes("nag")); // true
 * ```
 */
export type PgnGameEdit = PgnTagEdit | PgnMoveEdit | PgnAppendEdit | PgnCommentEdit | PgnNagEdit | PgnVariationEdit | PgnPromoteEdit | PgnResultEdit;

/**
 * A tag: it is set where the game has it, and added at its place otherwise; null removes it.
 *
 * @example
 * ```js
 * const { changed } = await pgn.edit(source, [{ game: 2, tag: "Site", value: "Bern" }]);
 * console.log(changed[0].before, changed[0].after); // ? Bern
 * ```
 */
export interface PgnTagEdit {
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
 * const { bytes } = await pgn.edit("1. e4 e5 2. Nf3 *", [{ game: 1, move: 2, value: "g1h3" }]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 e5 2. Nh3 *
 * ```
 */
export interface PgnMoveEdit {
	/** The number of the game, from 1. */
	game: number;
	move: PgnPath;
	value: PgnMoveToWrite | null;
}

/**
 * Moves at the end of a line: of the main line, or of that of a move.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit("1. e4 e5 *", [{ game: 1, append: [], value: "2. Nf3 Nc6" }]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 e5 2. Nf3 Nc6 *
 * ```
 */
export interface PgnAppendEdit {
	/** The number of the game, from 1. */
	game: number;
	/** Any move of the line; an empty array is the main line. */
	append: PgnPath;
	/** A text with blanks between the moves, in which move numbers may be, or the moves. */
	value: string | readonly PgnMoveToWrite[];
}

/**
 * A comment: that of a number, from 0, among those of its move, or a new one after them; null removes it.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit("1. e4 (1. d4) *", [{ game: 1, comment: "new", of: [0, 0, 0], value: "closed", before: true }]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 ({closed} 1. d4) *
 * ```
 */
export interface PgnCommentEdit {
	/** The number of the game, from 1. */
	game: number;
	comment: number | "new";
	/** The move; without it the comment is of the game, before its first move. */
	of?: PgnPath;
	value: string | null;
	/** Puts a new comment before its move, which is the first of a variation. Default false. */
	before?: boolean;
}

/**
 * A numeric annotation glyph of a move: it is added, or removed with null.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit("1. e4 e5 $2 *", [
 * 	{ game: 1, nag: 3, of: 0 },
 * 	{ game: 1, nag: 2, of: 1, value: null },
 * ]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 $3 e5 *
 * ```
 */
export interface PgnNagEdit {
	/** The number of the game, from 1. */
	game: number;
	/** From 0 to 255. */
	nag: number;
	of: PgnPath;
	value?: true | null;
}

/**
 * A variation of a move: a new one, after those that are there, or that of a number, from 0, which null removes.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit("1. e4 e5 2. Nf3 *", [{ game: 1, variation: "new", of: 1, value: "c5 Nf3" }]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *
 * ```
 */
export interface PgnVariationEdit {
	/** The number of the game, from 1. */
	game: number;
	variation: number | "new";
	/** The move that the variation replaces. */
	of: PgnPath;
	value: string | readonly PgnMoveToWrite[] | null;
}

/**
 * A variation that becomes the line that it replaces; that becomes its variation.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit("1. e4 e5 (1... c5 2. Nf3) *", [{ game: 1, promote: [1, 0, 0] }]);
 * console.log(new TextDecoder().decode(bytes)); // 1. e4 c5 (1... e5) 2. Nf3 *
 * ```
 */
export interface PgnPromoteEdit {
	/** The number of the game, from 1. */
	game: number;
	/** Any move of the variation. */
	promote: PgnPath;
}

/**
 * The result: the marker after the moves, and the tag.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.edit('[Result "*"]\n\n1. e4 *', [{ game: 1, result: "1-0" }]);
 * console.log(JSON.stringify(new TextDecoder().decode(bytes))); // "[Result \"1-0\"]\n\n1. e4 1-0"
 * ```
 */
export interface PgnResultEdit {
	/** The number of the game, from 1. */
	game: number;
	result: PgnGame["result"];
}
