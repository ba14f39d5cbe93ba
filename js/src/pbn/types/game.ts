/** What a game says, and where. */

export type Seat = "N" | "E" | "S" | "W";
export type Suit = "S" | "H" | "D" | "C";
export type Side = "NS" | "EW";
export type Denomination = Suit | "NT";

/** A place in the source. */
export interface Position {
	/** Bytes from the start of the source, a byte order mark included. */
	byte: number;
	/** Line, from 1. LF, CRLF and CR all end a line. */
	line: number;
	/** Column, from 1, in characters. */
	column: number;
	/** UTF-16 code units from the start; an index into the text decoded with `ignoreBOM: true`. */
	utf16: number;
}

/** The part of the source from `start` up to, not including, `end`. */
export interface Span {
	start: Position;
	end: Position;
}

/** A piece of a text: a run of characters of one style, or a suit symbol. */
export interface Piece {
	/** The characters; a line ends with "\n". Absent where the piece is a suit. */
	text?: string;
	/** The suit of a symbol: `\S` and the like of the standard, `!S`, ♠. */
	suit?: Suit;
	bold?: true;
	italic?: true;
	underline?: true;
}

/** A comment, and what kind of text it was. */
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

/** The ranks of each suit, descending; "" is a void. */
export type Hand = Record<Suit, string>;

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

/** A contract in parts. */
export interface Bid {
	/** 1 to 7; absent in an end position, where only the denomination counts. */
	level?: number;
	denomination: Denomination;
	/** Doubled or redoubled; absent where neither. */
	risk?: "X" | "XX";
}

/** What a score tag says. Of a tag that gives the scores of both sides there are two. */
export interface Score {
	tag: "Score" | "ScoreIMP" | "ScoreMP" | "ScorePercentage" | "ScoreRubber";
	/** Whose score it is. Absent where it is declarer's. */
	side?: Side;
	/** In points, IMPs, matchpoints or percent. */
	score: number;
	/** Of a rubber, the points below the line; then `score` is those above. */
	below?: number;
}

/** What a tag says of par: what both sides reach when all do their best. */
export interface Par {
	tag: "OptimumScore" | "ParContract" | "Minimax";
	score?: { side: Side; points: number };
	contracts?: ParContract[];
}

/** A contract that reaches par. */
export interface ParContract extends Bid {
	/** A seat, or a side where either partner may be declarer. */
	declarer: Seat | Side;
	/** Tricks beyond those of the contract; negative for undertricks. */
	overtricks?: number;
}

/** The tricks with open cards that a tag of a program tells. */
export interface OpenCards {
	tag: "DoubleDummyTricks" | "Ability";
	/** By declarer, in the denominations NT, S, H, D, C. */
	tricks: Partial<Record<Seat, number[]>>;
}

/** How much time the players had: for some games, for a call or for a card. */
export type TimeLimit = { tag: "TimeControl"; games: number; minutes: number } | { tag: "TimeCall" | "TimeCard"; seconds: number };

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

export interface Annotation {
	kind: "note" | "nag" | "suffix";
	/** The index of the note, or the NAG; of a suffix the NAG that it stands for: "!" of a call is 1, of a card 7. */
	value: number;
	/** The comments after the annotation. */
	comments?: Comment[];
}

/** A call or a card, with what belongs to it. */
export interface Move {
	seat?: Seat;
	/** As the standard writes it: "1NT", "X", "Pass", "SA", "-"; "^S" for a skipped player; what cannot be read stays as it is. */
	text: string;
	/** "bad" is text that is not a call or card. "end" is "*", "continue" is "+". */
	kind: "call" | "card" | "skipped" | "hyphen" | "bad" | "end" | "continue";
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

/** How an auction or a play ends: with its last pass or card, with "*", with "+", or without any of these. */
export type State = "finished" | "stopped" | "continued" | "unfinished";

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

export interface Trick {
	/** Absent where it is not known. */
	leader?: Seat;
	winner?: Seat;
	/** Its cards, as places in `moves`, in the order in which they were played; without a leader, in that of the columns. */
	moves: number[];
}

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

/** What the elements of a column are. Each may also be "?", not known, and "-", irrelevant. */
export type ColumnType =
	| "text"
	| "number"
	| "percentage"
	| "pair"
	| "names"
	| "seat"
	| "denomination"
	| "contract"
	| "tricks"
	| "call"
	| "card"
	| "ranks"
	| "time"
	| "scoreRange";

export interface Column {
	name: string;
	/** "text" for a column that the standard does not define. */
	type: ColumnType;
	/** What programs put into a column that the standard does not define, such as "card" for Lead. */
	holds?: ColumnType;
	/** The side that it is of, where the name ends with "_" and a side. */
	side?: Side;
	/** Whether the values fall or rise from row to row. */
	order?: "descending" | "ascending";
	/** The least width, in characters. */
	width?: number;
	align: "left" | "right";
}

/** What an element of a table is. */
export interface Reading {
	row: number;
	column: number;
	/** As the standard writes it: "3NT" for "3n", "62.5" for "62,5%", "NS" for a side; of a time the seconds. Absent where it cannot be read. */
	value?: string;
	/** The bounds of a range of scores, which are not inside; absent where it is open. */
	low?: number;
	high?: number;
	/** A score that was not won at the table: "^" is before it. */
	artificial?: true;
}

/** A supplemental section: a table, or lines of elements. */
export interface Section {
	name: string;
	/** Its tag, as a place in `tags`. */
	tag: number;
	value: string;
	/** Where the section is a table. */
	columns?: Column[];
	/** A row a table row, or a row a line. Strings are without their quotes; what is read as a call or a card is as the standard writes it. */
	rows: string[][];
	/** Elements that are strings: "?", "-" and what begins with "^" mean nothing more in them. */
	strings?: { row: number; column: number }[];
	/**
	 * Elements of a table that are not, or not only, what their text says, row by row. Any other element of a column that holds more
	 * than text is as the standard writes it; a time is in seconds.
	 */
	readings?: Reading[];
	/** Columns whose elements are all numbers, as places in `columns`, where their type does not say so. */
	numbers?: number[];
	/** Escape lines before a row. */
	escapesInRows?: { row: number; escapes: string[] }[];
}

export interface Game {
	/** From 1. */
	number: number;
	/** The block of a document that has the game, from 1; absent where the file itself is PBN. */
	block?: number;
	span: Span;
	/** The comments before the first tag. */
	comments?: Comment[];
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
	/** `contract` in parts; absent where all passed. */
	bid?: Bid;
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
}

/** An auction that was built. */
export type BuiltAuction = Omit<Auction, "tag">;

/** A play that was built. */
export type BuiltPlay = Omit<Play, "tag">;

/** What `write` reads of a comment, a tag and so on: the rest follows, or is of a source. */
type Given<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Omit<Whole, Needed>>;

/** What `write` reads of an auction or a play: who begins, the calls or the cards, and notes where the game has no tags for them. */
export interface MovesToWrite {
	/** The dealer; of a play the player of the first column. */
	first?: Seat;
	/** Of a play in the order of the columns. */
	moves: Given<Move, "text">[];
	notes?: Given<Note, "index" | "text">[];
}

/**
 * A game for `write`: as it was read, or by hand, where a deal, a dealer and the vulnerability are enough. What `tags` say counts; the
 * members say what they do not. Seats of moves, tricks, and all else that follows from the game need not be there.
 */
export interface GameToWrite {
	comments?: Given<Comment, "text">[];
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
	sections?: Given<Section, "name" | "rows">[];
	escapes?: string[];
}
