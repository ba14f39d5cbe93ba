/** What a file says as text, and where. */
import type { Span } from "../../host/found.js";
import type { Suit } from "./terms.js";

/**
 * A piece of a text: a run of characters of one style, or a suit symbol.
 *
 * @example
 * ```js
 * const remark = game.play?.moves.flatMap(({ comments }) => comments ?? []).find(({ pieces }) => pieces);
 * console.log(remark?.pieces?.map(({ text, suit }) => text ?? `(${suit})`).join("")); // The fourth (D) takes care of a club.
 * ```
 */
export interface Piece {
	/** The characters; a line ends with "\n". Absent where the piece is a suit. */
	text?: string;
	/** The suit of a symbol: `\S` and the like of the standard, `!S`, `@S`, ♠. */
	suit?: Suit;
	bold?: true;
	italic?: true;
	underline?: true;
}

/**
 * A comment, and what kind of text it was.
 *
 * @example
 * ```js
 * const [comment] = game.comments ?? [];
 * console.log(comment?.kind, comment?.text.trim().split(",")[0]); // line Three boards of a club evening
 * ```
 */
export interface Comment {
	/** "text" is unexpected text of the source that was kept. */
	kind: "brace" | "line" | "text";
	/** Without its delimiters; lines end with "\n". */
	text: string;
	/** The text in pieces, where it has suit symbols or markup. */
	pieces?: Piece[];
	/** Escape lines before it. */
	escapes?: string[];
}

/**
 * A command of LIN that PBN has no place for, such as how a board looks on the screen: a comment of the file that is no prose for readers.
 * At most one of `tag`, `call` and `card` is there; without one it comes before the first tag.
 *
 * @example
 * ```js
 * const { games: [lesson] } = await pbn.parse("md|3SAK,SQJ,HAK,HQJ|hs|nd|mb|2S|sk|S|");
 * console.log(lesson.kept); // [ { text: 'hs|nd|' }, { text: 'sk|S|', call: 0 } ]
 * ```
 */
export interface Kept {
	/** The command with its value or values, as it was. */
	text: string;
	/** The place in `tags` of the tag that it comes after. */
	tag?: number;
	/** The place in `auction.moves` of the call that it comes after. */
	call?: number;
	/** The place in `play.moves` of the card that it comes after. */
	card?: number;
}

/**
 * A tag pair: a name and a value.
 *
 * @example
 * ```js
 * const { name, value } = game.tags[0];
 * console.log(`${name} is ${value}`); // Event is Harbour Club Tuesday Pairs
 * ```
 */
export interface Tag {
	name: string;
	/** The decoded value, as it is in the file: "#" stays "#". */
	value: string;
	/** The value that "#" or "##" stands for, if the tag inherits. */
	inherited?: string;
	/** The parts of the value that semicolons separate, where there are several. */
	items?: string[];
	/** The tag occurred before in this game, and is ignored. */
	duplicate?: true;
	/** The comments after it; those after a call, a card or an annotation belong to that. */
	comments?: Comment[];
	/** Escape lines before it, from their "%" on. */
	escapes?: string[];
	span: Span;
}
