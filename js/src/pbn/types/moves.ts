/** Auctions and plays. */
import type { Denomination, Rank, Seat, Suit } from "./terms.js";
import type { Comment, Piece } from "./texts.js";

/**
 * A call of an auction. Equal calls may be one object, which is frozen.
 *
 * @example
 * ```ts
 * import type { Call } from "pbnkit";
 *
 * const strength = (call: Call) => (call.kind === "bid" ? call.level : 0);
 * const [first] = game.auction?.moves ?? [];
 * console.log(first?.kind === "call" && strength(first.call)); // 1
 * ```
 */
export type Call =
	| {
			readonly kind: "bid";
			/** 1 to 7. */
			readonly level: number;
			readonly denomination: Denomination;
	  }
	| { readonly kind: "pass" }
	| { readonly kind: "double" }
	| { readonly kind: "redouble" };

/**
 * A card. Equal cards may be one object, which is frozen.
 *
 * @example
 * ```ts
 * import type { Card } from "pbnkit";
 *
 * const isHonour = ({ rank }: Card) => "AKQJT".includes(rank);
 * const [lead] = game.play?.moves ?? [];
 * console.log(lead?.kind === "card" && isHonour(lead.card)); // true
 * ```
 */
export interface Card {
	readonly suit: Suit;
	readonly rank: Rank;
}

/**
 * A note of the auction or of the play, which calls and cards refer to by its number.
 *
 * @example
 * ```js
 * const [note] = game.auction?.notes ?? [];
 * console.log(note?.index, note?.text); // 1 Bergen raise: four spades, 10 or 11 points
 * ```
 */
export interface Note {
	/** 0 where it cannot be read. */
	index: number;
	text: string;
	/** The text in pieces, where it has suit symbols or markup. */
	pieces?: Piece[];
	/** It begins with "!" or "Alert", as programs begin the note of an alert. */
	alert?: true;
	/** Its tag, as a place in `tags`. */
	tag: number;
}

/**
 * What a file says of a call or a card: a note, a suffix such as "!", or the number of a NAG.
 *
 * @example
 * ```js
 * console.log(game.auction?.moves.flatMap(({ annotations }) => annotations ?? []).map(({ kind }) => kind).join(" ")); // suffix note
 * ```
 */
export interface Annotation {
	kind: "note" | "nag" | "suffix";
	/** The index of the note, or the NAG; of a suffix the NAG that it stands for: "!" of a call is 1, of a card 7. */
	value: number;
	/** The comments after the annotation. */
	comments?: Comment[];
}

/**
 * A call or a card, with what belongs to it: `kind` says which, and so what else it has.
 *
 * @example
 * ```js
 * console.log(game.auction?.moves.slice(0, 3).map(({ seat, text }) => `${seat} ${text}`).join(", ")); // S 1S, W Pass, N 3C
 * ```
 */
export type Move = CallMove | CardMove | OtherMove;

/**
 * A call, with what belongs to it.
 *
 * @example
 * ```js
 * const move = game.auction?.moves[2];
 * if (move?.kind === "call") console.log(move.seat, move.call); // N { kind: 'bid', level: 3, denomination: 'C' }
 * ```
 */
export interface CallMove extends AnyMove {
	kind: "call";
	/** The call in parts. */
	call: Call;
}

/**
 * A card, with what belongs to it.
 *
 * @example
 * ```js
 * const move = game.play?.moves[0];
 * if (move?.kind === "card") console.log(move.seat, move.card); // W { suit: 'H', rank: 'Q' }
 * ```
 */
export interface CardMove extends AnyMove {
	kind: "card";
	/** The card in parts. */
	card: Card;
}

/**
 * What is neither a call nor a card.
 *
 * @example
 * ```js
 * const last = games[1].play?.moves.at(-1);
 * console.log(last?.kind, last?.text); // end *
 * ```
 */
export interface OtherMove extends AnyMove {
	/** "bad" is text that is not a call or card. "end" is "*", "continue" is "+". */
	kind: "skipped" | "hyphen" | "bad" | "end" | "continue";
}

/**
 * What calls and cards have in common.
 *
 * @example
 * ```ts
 * import type { AnyMove } from "pbnkit";
 *
 * const marked = ({ annotations = [] }: AnyMove) => annotations.length > 0;
 * console.log(game.auction?.moves.filter(marked).map(({ text }) => text)); // [ '3C' ]
 * ```
 */
export interface AnyMove {
	seat?: Seat;
	/** As the standard writes it: "1NT", "X", "Pass", "SA", "-"; "^S" for a skipped player; what cannot be read stays as it is. */
	text: string;
	/** A blank for the reader to fill in, "___"; its kind is "bad". */
	blank?: true;
	/** The irregularities that mark it: I, R, L. */
	irregularities?: string;
	/** In the order of the file. */
	annotations?: Annotation[];
	/** The comments after the move itself, before its annotations. */
	comments?: Comment[];
	/** Escape lines before it. */
	escapes?: string[];
}

/**
 * How an auction or a play ends: with its last pass or card, with "*", with "+", or without any of these.
 *
 * @example
 * ```js
 * console.log(games.map(({ auction, play }) => `${auction?.state}, ${play?.state ?? "no play"}`).join("; ")); // finished, finished; finished, stopped; continued, no play
 * ```
 */
export type State = "finished" | "stopped" | "continued" | "unfinished";

/**
 * An auction: its calls, its notes, and what it leads to.
 *
 * @example
 * ```js
 * const { first, moves, contract, declarer } = game.auction;
 * console.log(first, moves.map(({ text }) => text).join(" "), contract, declarer); // S 1S Pass 3C Pass 4S Pass Pass Pass 4S S
 * ```
 */
export interface Auction {
	/** Its tag, as a place in `tags`. */
	tag: number;
	/** The player of the first call. */
	first?: Seat;
	/** AP is written out as the passes it stands for. */
	moves: Move[];
	state: State;
	/** What a finished auction leads to: "4HX", or "Pass". */
	contract?: string;
	declarer?: Seat;
	/** The notes of the auction; those of the play are others, even where the index is the same. */
	notes: Note[];
}

/**
 * A trick of the play.
 *
 * @example
 * ```js
 * const { tricks, moves } = game.play;
 * console.log(tricks[0].leader, tricks[0].moves.map((at) => moves[at].text).join(" "), tricks[0].winner); // W HQ H3 H7 HK S
 * ```
 */
export interface Trick {
	/** Absent where it is not known. */
	leader?: Seat;
	winner?: Seat;
	/** Its cards, as places in `moves`, in the order in which they were played; without a leader, in that of the columns. */
	moves: number[];
}

/**
 * A play: its cards and tricks, and who has won them.
 *
 * @example
 * ```js
 * const { tricks, won } = game.play;
 * console.log(tricks.length, won.NS); // 13 10
 * ```
 */
export interface Play {
	/** Its tag, as a place in `tags`. */
	tag: number;
	/** The player of the first column. */
	first?: Seat;
	/** Four to a trick, in the order of the columns. */
	moves: Move[];
	tricks: Trick[];
	/** The tricks that each side has won, of those whose winner is known. */
	won: { NS: number; EW: number };
	state: State;
	notes: Note[];
}
