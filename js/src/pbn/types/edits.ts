/** What `edit` takes. */

/**
 * What a game is to have, by meaning: null as the value is that it has none. Places are those of the source as it is, whatever the other
 * edits of a call do. A value that has one meaning is written as the standard has it, however it was given.
 *
 * @example
 * ```ts
 * import type { GameEdit } from "pbnkit";
 *
 * const edits: GameEdit[] = [
 * 	{ game: 1, tag: "Room", value: "Open" },
 * 	{ game: 1, note: 1, of: "auction", value: "Bergen, 7 to 9" },
 * ];
 * console.log((await pbn.edit(source, edits)).changed.length); // 2
 * ```
 */
export type GameEdit = TagEdit | MoveEdit | MovesEdit | NoteEdit;

/**
 * A tag: it is set where the game has it, and added at its place otherwise. With null its section goes, too; its comments stay. Later games
 * that inherit the value keep it, unless an edit sets theirs to "#".
 *
 * @example
 * ```js
 * const { changed } = await pbn.edit(source, [{ game: 2, tag: "Room", value: "Closed" }]);
 * console.log(changed[0].before, changed[0].after); // undefined Closed
 * ```
 */
export interface TagEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The tag's name. */
	tag: string;
	value: string | number | null;
	/** Of a tag that has a table: the elements of its rows, in place of those that are there. Default: they stay. */
	rows?: readonly (readonly (string | number)[])[];
}

/**
 * A call or a card: what is around it stays, and goes only with a call or a card that goes.
 *
 * @example
 * ```js
 * const { changed } = await pbn.edit(source, [{ game: 1, card: 0, value: "HT" }, { game: 1, card: 36, value: "HQ" }]);
 * console.log(changed.length); // 1
 * ```
 */
export type MoveEdit = {
	/** The number of the game, from 1. */
	game: number;
	/** "1NT", "P", "SA"; of the auction also "AP". */
	value: string | null;
} & (
	| {
			/** The call, as a place in `auction.moves`; after the last it is added. */
			call: number;
	  }
	| {
			/** The card, as a place in `play.moves`, that is in the order of the columns; after the last it is added. */
			card: number;
	  }
);

/**
 * All calls, or all cards: those that are the same at the start and at the end stay as they are, with what is around them.
 *
 * @example
 * ```js
 * const { changed } = await pbn.edit(source, [{ game: 1, moves: "auction", value: "1S P 3D P 4S AP" }]);
 * console.log(changed[0].after); // 1S Pass 3D Pass 4S Pass Pass Pass
 * ```
 */
export interface MovesEdit {
	/** The number of the game, from 1. */
	game: number;
	moves: "auction" | "play";
	/** With blanks between, as after the tag: "1S P 4S AP". */
	value: string | null;
}

/**
 * A note of the auction or of the play.
 *
 * @example
 * ```js
 * const { changed } = await pbn.edit(source, [{ game: 1, note: 1, of: "auction", value: "Bergen" }]);
 * console.log(changed[0].before, "→", changed[0].after); // Bergen raise: four spades, 10 or 11 points → Bergen
 * ```
 */
export interface NoteEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The number of the note, from 1. */
	note: number;
	of: "auction" | "play";
	/** Its text, without the number. */
	value: string | null;
}
