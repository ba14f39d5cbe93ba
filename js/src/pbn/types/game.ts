/** What a game says. */
import type { Span } from "../../host/found.js";
import type { Auction, Play } from "./moves.js";
import type { ComputedScore, Contract, OpenCards, Par, Result, Score } from "./outcome.js";
import type { Section } from "./tables.js";
import type { Seat, Suit } from "./terms.js";
import type { Comment, Kept, Tag } from "./texts.js";

/**
 * The ranks of each suit, descending; "" is a void.
 *
 * @example
 * ```js
 * const { S, H, D, C } = game.deal.hands.N;
 * console.log(S, H, D, C); // K974 A63 K852 94
 * ```
 */
export type Hand = Record<Suit, string>;

/**
 * The hands, as far as they are known.
 *
 * @example
 * ```js
 * const { first, hands } = await pbn.deal("W:AK4.KQ75.A83.KQ6 - Q853.A42.K7.A975 -");
 * console.log(first, hands.W?.S, hands.N); // W AK4 null
 * ```
 */
export interface Deal {
	/** The seat of the hand that was given first. */
	first: Seat;
	/** null is a hand that is not given. */
	hands: Record<Seat, Hand | null>;
	/** The seat whose hand is not given, but follows from the three others: `hands` has it. */
	derived?: Seat;
	/** The texts of hands that are not known, as with "x" for a small card. */
	unreadable?: Partial<Record<Seat, string>>;
}

/**
 * How much time the players had: for some games, for a call or for a card.
 *
 * @example
 * ```js
 * const timed = new TextEncoder().encode('[TimeControl "2/15"]\n');
 * console.log((await pbn.parse(timed)).games[0].timeLimits); // [ { tag: 'TimeControl', games: 2, minutes: 15 } ]
 * ```
 */
export type TimeLimit = { tag: "TimeControl"; games: number; minutes: number } | { tag: "TimeCall" | "TimeCard"; seconds: number };

/**
 * A game: what its tags say, and what follows from them. Properties that are not known are absent.
 *
 * @example
 * ```js
 * const { number, dealer, vulnerable, contract, declarer, tricks } = game;
 * console.log(number, dealer, vulnerable, contract, declarer, tricks); // 1 S All 4S S 10
 * ```
 */
export interface Game {
	/** From 1. */
	number: number;
	/** The block of a document that has the game, from 1; absent where the file itself is PBN. */
	block?: number;
	span: Span;
	/** The comments before the first tag. */
	comments?: Comment[];
	/** The commands that were kept when LIN became PBN, wherever in the game: no comments. `write` and `linText` write them. */
	kept?: Kept[];
	/** All tag pairs, in the order of the file, those of the sections and the notes included. */
	tags: Tag[];
	/** The numbers of the games that together give all that it inherits, ascending; true where there are more than 32. */
	inheritsFrom?: number[] | true;
	/**
	 * Values that "##" in an earlier game gives to tags which this game does not have, by tag name. Read for the first time, it is
	 * made: if there are very many tags, read it only for games that need it.
	 */
	standing?: Record<string, string>;
	dealer?: Seat;
	vulnerable?: "None" | "NS" | "EW" | "All";
	/** YYYY.MM.DD, with question marks for digits that are not known. */
	date?: string;
	/** `date` in parts, as far as they are known. Absent where some digits of a part are known, and others not. */
	dateParts?: { year?: number; month?: number; day?: number };
	/** HH:MM:SS, if the Date tag has it after the day and there is no Time tag. */
	time?: string;
	/** "4HX", "Pass", or the denomination alone in an end position. */
	contract?: string;
	/** Who played the hand as declarer. */
	declarer?: Seat;
	/** The declarer by the auction, where declarer and dummy were swapped. */
	declarerByAuction?: Seat;
	/** The tricks of declarer. */
	tricks?: number;
	/** The result differs from the tricks that were won in the play. */
	corrected?: true;
	/** Which of these are in no tag, but follow from the auction, from the play, or from another tag. */
	derived?: ("dealer" | "time" | "contract" | "declarer" | "tricks")[];
	/** `contract` in parts, with `declarer`; absent where all passed. */
	bid?: Contract;
	/** The tricks of declarer beyond those of the contract; negative for undertricks. Absent where the play goes on. */
	overtricks?: number;
	/** What the score tags say, where that can be read. */
	scores?: Score[];
	/** What the tags say of par, where that can be read. */
	par?: Par[];
	/** What the tags say of the tricks with open cards, where that can be read. */
	openCards?: OpenCards[];
	/** What the tags say of the time that the players had, where that can be read. */
	timeLimits?: TimeLimit[];
	/** The seats whose hands the Hidden tag hides, where that can be read. */
	hidden?: Seat[];
	/** What escape lines before the first tag, `%HRTitleEvent` and `%HRTitleSite`, say of the heading of hand records. */
	titles?: { event?: string; site?: string };
	deal?: Deal;
	auction?: Auction;
	play?: Play;
	sections: Section[];
	/** Escape lines after the last element. */
	escapes?: string[];
	/** What the Board tag says, with what it inherits; most often a number. Absent where it says nothing: "", "?". */
	board?: string;
	/** The players, as the tags name them, with what those inherit; absent where none is known. */
	names?: Partial<Record<Seat, string>>;
	/** What became of the contract; absent where the tricks are not known, and where the play goes on. */
	result?: Result;
	/**
	 * What the contract and its result are worth in duplicate bridge, by Law 77, however the event was scored. What the tags say is in
	 * `scores`. Absent where contract, declarer, result or vulnerability are not known, where the play goes on, and in end positions.
	 */
	score?: ComputedScore;
}
