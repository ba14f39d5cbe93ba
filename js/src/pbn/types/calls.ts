/** The verbs, and what they take. */
import type { Bytes, ByteSink, Progress, Source } from "../../host/types.js";
import type { BuiltAuction, BuiltPlay, Deal, Denomination, Game, GameToWrite, Seat } from "./game.js";
import type { Applied, Block, CheckedGame, Edited, Encoding, Exported, Fix, NagTexts, PbnFile, Rule, Severity, Validation, Written } from "./report.js";

/** What a caller may say of a file before it is read. */
export interface SourceOptions {
	/** The character encoding of the bytes. Default: detected from the bytes. */
	sourceEncoding?: Encoding;
	/**
	 * Aborts the call: it rejects with the signal's reason. In a worker the work stops too; on the calling thread only
	 * between pieces, since nothing else runs while it works.
	 */
	signal?: AbortSignal | undefined;
}

/** Options of what reads a source in pieces. */
export interface PieceOptions extends SourceOptions {
	/** Is told after each piece. What it throws, the call rejects with. */
	onProgress?: ((progress: Progress) => void) | undefined;
}

/** Options of `parse` and `games`. */
export interface ParseOptions extends PieceOptions {
	/** The first game that is wanted, from 1. Default 1. */
	from?: number;
	/** How many games are wanted. Default: all. */
	count?: number;
}

export interface GamesOptions extends ParseOptions {
	/** Checks the file as `validate` does: each game comes with its diagnostics, and the report at the end has them all. Default false. */
	diagnostics?: boolean;
}

/** How diagnostics become text for a terminal: each with its line, the places that take part, and what its fixes do. */
export interface TextOptions {
	/** The file's name, before each line and column. Default: none. */
	path?: string;
	/** Whether escape sequences mark severities, places and fixes. The file's own never reach the text. Default false. */
	color?: boolean;
	/** Whether warnings and infos are left out. Default false. */
	errorsOnly?: boolean;
}

export interface ValidateOptions extends PieceOptions {
	/** "export" checks the file as export format even where it does not say `% EXPORT`. Default "import". */
	as?: "import" | "export";
	/** What rules weigh for this call, by their names; "off" leaves a rule out. */
	severities?: Record<string, Severity | "off">;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

export interface ApplyOptions extends SourceOptions, Pick<ValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

export interface EditOptions extends SourceOptions, Pick<ValidateOptions, "severities" | "text"> {}

/**
 * What a game is to have, by meaning: null as the value is that it has none. Places are those of the source as it is, whatever the other
 * edits of a call do. What is written otherwise than the standard has it, but has one meaning, is written as the standard has it.
 */
export type GameEdit = TagEdit | MoveEdit | MovesEdit | NoteEdit;

/** A tag: it is set where the game has it, and added at its place otherwise. With null its section goes, too; its comments stay. */
export interface TagEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The tag's name. */
	tag: string;
	value: string | number | null;
}

/** A call or a card: what is around it stays, and goes only with a call or a card that goes. */
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

/** All calls, or all cards: those that are the same at the start and at the end stay as they are, with what is around them. */
export interface MovesEdit {
	/** The number of the game, from 1. */
	game: number;
	moves: "auction" | "play";
	/** With blanks between, as after the tag: "1S P 4S AP". */
	value: string | null;
}

/** A note of the auction or of the play. */
export interface NoteEdit {
	/** The number of the game, from 1. */
	game: number;
	/** The number of the note, from 1. */
	note: number;
	of: "auction" | "play";
	/** Its text, without the number. */
	value: string | null;
}

/** How the writer writes. */
export interface WriterOptions {
	/**
	 * "latin1" is what the standard asks for, "ascii" writes "?" for every other character; "utf8" keeps every character,
	 * and is not export format. Default "latin1".
	 */
	encoding?: "latin1" | "ascii" | "utf8";
	/** What becomes of "#" and "##" (4.8): they stay, or each game gets the values of its own. Default "keep". */
	inherit?: "keep" | "resolve";
	/**
	 * What becomes of the mandatory tags that a game does not have (3.4): "fill" writes what follows from the game, else "?"
	 * or ""; "omit" leaves them out, which is not export format. Default "fill".
	 */
	missing?: "fill" | "omit";
}

export interface WriteOptions extends WriterOptions {
	/**
	 * What becomes of a character that the encoding lacks: with "refuse" the call rejects with a TypeError that names its place, with
	 * "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
}

export interface ExportDocumentOptions extends SourceOptions, WriterOptions {
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/** Options of `export`. */
export interface ExportOptions extends ExportDocumentOptions, PieceOptions {
	/**
	 * Where the file is written, piece by piece; then there are no `bytes`, and memory does not grow with the file. The next piece
	 * waits until the stream has taken the last one. The stream is closed at the end, and aborted where the call rejects.
	 */
	to?: ByteSink | undefined;
}

/**
 * The verbs. Bad PBN is data, never an exception. Every call rejects with
 *
 * - TypeError for a caller's mistake: a source or an option that cannot be taken; the message names it,
 * - the reason of its signal, where that is aborted,
 * - what the source fails with, where that is a stream or a file that can no longer be read, or the stream that is written to,
 * - PbnMemoryError where there is not enough memory for the file,
 * - PbnPanicError for a bug of ours, or where the worker died,
 * - PbnLoadError where a worker cannot be started again,
 * - PbnClosedError after `close`.
 *
 * After any of these but the last the next call works.
 */
export interface Pbn {
	/** All games, or those that are wanted, and what was found while reading. */
	parse(source: Source, options?: ParseOptions): Promise<PbnFile>;
	/**
	 * One game at a time, in memory that does not grow with the file: `for await (const game of pbn.games(file))`. Whoever
	 * leaves the loop ends the reading. At the end of the file the generator returns what was found while reading, or what `validate`
	 * finds where the option `diagnostics` asks for it; undefined where `count` ended it before.
	 */
	games(source: Source, options: GamesOptions & { diagnostics: true }): AsyncGenerator<CheckedGame, Validation | undefined, void>;
	games(source: Source, options?: GamesOptions): AsyncGenerator<Game, Validation | undefined, void>;
	/** What is wrong with a file. */
	validate(source: Source, options?: ValidateOptions): Promise<Validation>;
	/** The file in export format, and what `validate` finds. */
	export(source: Source, options?: ExportOptions & { to?: undefined }): Promise<Exported>;
	export(source: Source, options: ExportOptions & { to: ByteSink }): Promise<Omit<Exported, "bytes">>;
	export(source: Source, options: ExportOptions): Promise<Omit<Exported, "bytes"> & Partial<Exported>>;
	/**
	 * A document, HTML or another text, with each block of PBN in export format and every other byte as it was. Of
	 * `encoding` only the characters count: the document keeps its own.
	 */
	exportDocument(source: Bytes, options?: ExportDocumentOptions): Promise<Exported>;
	/** The blocks of PBN in a document, in its order; none in a file that is PBN itself. */
	blocks(document: Bytes, options?: SourceOptions): Promise<Block[]>;
	/** Applies fixes, those that are given or all that are safe, and checks the result. */
	apply(source: Bytes, options?: ApplyOptions): Promise<Applied>;
	/**
	 * Sets, adds and removes tags, calls, cards and notes of games; every other byte stays. The edits are made together or not at all: where
	 * they bring an error that the source does not have, `refused` has it, and nothing is changed. Rejects with TypeError for what no value
	 * can mend, such as a game that there is not.
	 */
	edit(source: Bytes, edits: readonly GameEdit[], options?: EditOptions): Promise<Edited>;
	/**
	 * Games that were read, or built by hand, in export format. Rejects with TypeError, which names the place, as in
	 * `games[0].deal.hands.N.S`, for what cannot be written, and where a member contradicts the game's tag.
	 */
	write(games: readonly GameToWrite[], options?: WriteOptions): Promise<Written>;
	/** A deal, from a text as the Deal tag has it: "N:AK4.QJ52..T98765 …". Rejects with TypeError, which names the place in the text. */
	deal(text: string): Promise<Deal>;
	/**
	 * An auction, from calls as the Auction tag has them after it: "1S P 4S AP", also with annotations and comments. Rejects with TypeError,
	 * which names the place in the text.
	 */
	auction(text: string, dealer: Seat): Promise<BuiltAuction>;
	/**
	 * A play, from cards in the order in which they were played, "SA S2 S3 S4 HK"; "*" ends it. The denomination tells who wins a trick and
	 * leads to the next. Rejects with TypeError, which names the place in the text.
	 */
	play(text: string, leader: Seat, denomination: Denomination): Promise<BuiltPlay>;
	/**
	 * The page of a rule, as Markdown; undefined where there is no such rule. The first call loads `rules.txt`, which is beside the
	 * script, and rejects with PbnLoadError where that fails; a later one tries again.
	 */
	explain(rule: string): Promise<string | undefined>;
	/** All rules, sorted by name. */
	rules(): Promise<Rule[]>;
	/** What the NAGs mean: in English, or in the language of a file such as `pbn_eng.nag`. */
	nags(source?: Bytes): Promise<NagTexts>;
	/** Gives the memory back. Calls under way and calls after it reject. */
	close(): void;
}
