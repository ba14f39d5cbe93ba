/** Games, and parts of them, that a script makes. */
import type { Deal, Game } from "./game.js";
import type { Auction, Move, Note, Play } from "./moves.js";
import type { Section } from "./tables.js";
import type { Seat } from "./terms.js";
import type { Comment, Kept, Tag } from "./texts.js";

/**
 * An auction that was built.
 *
 * @example
 * ```js
 * const auction = await pbn.auction("1S P 4S AP", "S");
 * const { bytes } = await pbn.write([{ dealer: "S", auction }]);
 * console.log(new TextDecoder().decode(bytes).includes("1S Pass 4S Pass")); // true
 * ```
 */
export type BuiltAuction = Omit<Auction, "tag">;

/**
 * A play that was built.
 *
 * @example
 * ```js
 * const play = await pbn.play("HQ HA H2 H5 S2", "W", "S");
 * console.log(play.tricks.map(({ leader }) => leader).join(" ")); // W N
 * ```
 */
export type BuiltPlay = Omit<Play, "tag">;

/** What `write` reads of a comment, a tag and so on: the rest follows, or is of a source. */
type Given<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Omit<Whole, Needed>>;

/**
 * What `write` reads of an auction or a play: who begins, the calls or the cards, and notes where the game has no tags for them.
 *
 * @example
 * ```ts
 * import type { MovesToWrite } from "pbnkit";
 *
 * const auction: MovesToWrite = { first: "S", moves: [{ text: "1S" }, { text: "Pass" }, { text: "2S" }], notes: [{ index: 1, text: "6 to 9" }] };
 * const { counts } = await pbn.write([{ dealer: "S", auction }]);
 * console.log(counts.error); // 0
 * ```
 */
export interface MovesToWrite {
	/** The dealer; of a play the player of the first column. */
	first?: Seat;
	/** Of a play in the order of the columns. */
	moves: Given<Move, "text">[];
	notes?: Given<Note, "index" | "text">[];
}

/**
 * A game for `write`: as it was read, or by hand, where a deal, a dealer and the vulnerability are enough. What `tags` say counts; the
 * members say what they do not. Seats of moves, tricks, and all else that follows from the game need not be there. What contradicts the
 * tags, or does not follow, is a TypeError, as is a member that no game has.
 *
 * @example
 * ```ts
 * import type { GameToWrite } from "pbnkit";
 *
 * const board: GameToWrite = {
 * 	board: "1",
 * 	dealer: "N",
 * 	vulnerable: "None",
 * 	deal: await pbn.deal("N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"),
 * };
 * console.log((await pbn.write([board, ...games])).gameCount); // 4
 * ```
 */
export interface GameToWrite {
	comments?: Given<Comment, "text">[];
	kept?: Kept[];
	tags?: Given<Tag, "name" | "value">[];
	standing?: Record<string, string>;
	dealer?: Seat;
	vulnerable?: "None" | "NS" | "EW" | "All";
	date?: string;
	time?: string;
	contract?: string;
	declarer?: Seat;
	tricks?: number;
	derived?: NonNullable<Game["derived"]>;
	deal?: Given<Deal, "hands">;
	auction?: MovesToWrite;
	play?: MovesToWrite;
	/** The elements of their rows may be numbers. */
	sections?: (Given<Omit<Section, "rows">, "name"> & { rows: readonly (readonly (string | number)[])[] })[];
	escapes?: string[];
	board?: string;
	names?: Partial<Record<Seat, string>>;
	/** What follows from the others is there in games that were read, and must not say anything else, as the members after it. */
	bid?: NonNullable<Game["bid"]>;
	dateParts?: NonNullable<Game["dateParts"]>;
	overtricks?: number;
	result?: NonNullable<Game["result"]>;
	score?: NonNullable<Game["score"]>;
	scores?: NonNullable<Game["scores"]>;
	par?: NonNullable<Game["par"]>;
	openCards?: NonNullable<Game["openCards"]>;
	timeLimits?: NonNullable<Game["timeLimits"]>;
	hidden?: NonNullable<Game["hidden"]>;
	titles?: NonNullable<Game["titles"]>;
	declarerByAuction?: Seat;
	corrected?: true;
	/** Places in a file, which are not looked at. */
	number?: number;
	block?: number;
	span?: NonNullable<Game["span"]>;
	inheritsFrom?: NonNullable<Game["inheritsFrom"]>;
}
