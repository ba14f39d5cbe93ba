/**
 * What crosses from the Go core to JavaScript. `core/wire` writes it; this file is its documentation.
 *
 * Text is decoded: a string here is what a reader sees, whatever the file's encoding. Suits are always the letters
 * S, H, D, C, seats N, E, S, W, ranks AKQJT98765432, as the standard spells them.
 */

export type Seat = "N" | "E" | "S" | "W";
export type Suit = "S" | "H" | "D" | "C";
export type Severity = "error" | "warning" | "info";

/** The source's encoding, as a label that `TextDecoder` takes. */
export type Encoding = "iso-8859-1" | "windows-1252" | "utf-8" | "utf-16le" | "utf-16be";

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

/** Another place that takes part in a diagnostic. */
export interface Related {
	message: string;
	span: Span;
}

/** A text that is put where a part of the source stood. */
export interface Edit {
	span: Span;
	text: string;
}

/** A change of the source that takes a diagnostic's cause away. */
export interface Fix {
	/** What it does, as an order: "Write 3NT". */
	title: string;
	/** Whether there is one meaning, and it and all comments stay. */
	safe: boolean;
	/** They do not overlap. */
	edits: Edit[];
}

/** What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not. */
export interface Diagnostic {
	/** The rule's name, `area/what`. */
	rule: string;
	severity: Severity;
	message: string;
	span: Span;
	/** The number of the game, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The game's Board, where it has one. */
	board?: string;
	/** The section of the standard. */
	section: string;
	related?: Related[];
	/** The best first. */
	fixes?: Fix[];
}

/** How many diagnostics of one rule were counted, but not listed. */
export interface Omitted {
	rule: string;
	severity: Severity;
	count: number;
}

/** The result of `validate`. */
export interface Validation {
	encoding: Encoding;
	/** From `% PBN 2.1`; "" where the file does not say. */
	version: string;
	/** Whether the file claims export format with `% EXPORT` before its first tag. */
	claimsExport: boolean;
	/** How many games the file has. */
	gameCount: number;
	/** How many diagnostics there are of each severity, the omitted ones included. */
	counts: Record<Severity, number>;
	/** In the order of the file. */
	diagnostics: Diagnostic[];
	omitted: Omitted[];
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
}

/** The result of `parse`: the games `from` to `from + count - 1`, and what was found while reading them all. */
export interface PbnFile extends Validation {
	games: Game[];
	/** The number of the next game that was wanted, where the games are too much for one answer: ask again from there. */
	next?: number;
}

/** How often export did something. */
export interface Change {
	/** The rule that reports it. */
	rule: string;
	/** What was done, such as "tag put in its place". */
	change: string;
	count: number;
}

/** The result of `export` and `exportDocument`: what `validate` finds, what could not be written as it was, what was changed. */
export interface Exported extends Validation {
	/** Everything that was changed, by kind. */
	changes: Change[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it claims export format: as
	 * the rules `export/…`, of severity "info". Of each rule the first thousand.
	 */
	changed: Diagnostic[];
	/** The file in export format, empty where there is no game, or where it went to a stream; the document, as it was where there is none. */
	bytes: Uint8Array<ArrayBuffer>;
}

/** PBN that is embedded in a page or in another text. */
export interface Block {
	/**
	 * What holds it: `<PBN>`, or in a page of HTML `<pbn-deal>`, `<pre class="pbn">`, `<pre class="language-pbn">` or a `<pre>` with a
	 * `<code class="language-pbn">` directly in it, `<script type="application/x-pbn">` or `type="text/x-pbn"`, `<textarea class="pbn">`.
	 * An element with the class `nopbn` or the attribute `data-pbn-done` is not a block, and has none in it. A block has no block in it.
	 */
	container: "pbn" | "pbn-deal" | "pre" | "script" | "textarea";
	/** Where it is in the document, with its tags. */
	outer: Span;
	/** Where it is without them, and without those of an element that has all of its text: a `<code>`, or `<PBN>` in another container. */
	inner: Span;
	/** Those of the opening tag, by their names in lower case; where that is two tags those of both, and the inner one wins. */
	attributes: Record<string, string>;
	/** The PBN, without what is HTML in it. */
	text: string;
	/** Whether an end tag closes it. If none does, it ends where the text stops being PBN. */
	closed: boolean;
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
}

export interface Note {
	/** 0 where it cannot be read. */
	index: number;
	text: string;
	/** The text in pieces, where it has suit symbols or markup. */
	pieces?: Piece[];
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
	/** Whether the values fall or rise from row to row. */
	order?: "descending" | "ascending";
	/** The least width, in characters. */
	width?: number;
	align: "left" | "right";
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
	/** Escape lines before a row. */
	escapesInRows?: { row: number; escapes: string[] }[];
}

export interface Game {
	/** From 1. */
	number: number;
	span: Span;
	/** The comments before the first tag. */
	comments?: Comment[];
	/** All tag pairs, in the order of the file, those of the sections and the notes included. */
	tags: Tag[];
	/**
	 * Values that "##" in an earlier game gives to tags which this game does not have, by tag name. Read for the first time, it is
	 * made: if there are very many tags, read it only for games that need it.
	 */
	standing?: Record<string, string>;
	dealer?: Seat;
	vulnerable?: "None" | "NS" | "EW" | "All";
	/** YYYY.MM.DD, with question marks for digits that are not known. */
	date?: string;
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
	deal?: Deal;
	auction?: Auction;
	play?: Play;
	sections: Section[];
	/** Escape lines after the last element. */
	escapes?: string[];
}

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

/**
 * What is read of a `ReadableStream` of bytes. The declarations of the DOM and of `node:stream/web` differ in what is not used
 * here, so that neither's stream would be one of the other's.
 */
export interface ByteStream {
	getReader(): {
		read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
		cancel(reason?: unknown): Promise<void>;
	};
}

/** What is written to of a `WritableStream`, for the same reason. */
export interface ByteSink {
	getWriter(): {
		write(piece: Uint8Array): Promise<void>;
		close(): Promise<void>;
		abort(reason?: unknown): Promise<void>;
		releaseLock(): void;
	};
}

/** What is read of a `Blob` or a `File`. */
export interface ByteBlob {
	readonly size: number;
	stream(): ByteStream;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is read of a `Response`. One whose status is not a success is a TypeError. */
export interface ByteResponse {
	readonly ok: boolean;
	readonly status: number;
	readonly url: string;
	readonly body: ByteStream | null;
}

/** A file that is there as a whole: also a `Blob` or a `File`. */
export type Bytes = Uint8Array | ArrayBuffer | ByteBlob;

/**
 * A file, or its bytes one after another: a `ReadableStream`, a stream of Node or another async iterable, a `Response`. What is
 * longer than 32 KiB is read in pieces, and between them the thread is free for other work; do not change its bytes before the
 * call has settled.
 */
export type Source = Bytes | ByteStream | AsyncIterable<Uint8Array> | ByteResponse;

/** How much of a source was read, in bytes. */
export interface Progress {
	done: number;
	/** Absent for a stream, whose end is not known. */
	total?: number;
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

/** How diagnostics become text for a terminal: each with its line, the places that take part, and what its fixes do. */
export interface TextOptions {
	/** The file's name, before each line and column. Default: none. */
	path?: string;
	/** Whether escape sequences mark severities, places and fixes. The file's own never reach the text. Default false. */
	color?: boolean;
}

export interface ValidateOptions extends PieceOptions {
	/** "export" checks the file as export format even where it does not say `% EXPORT`. Default "import". */
	as?: "import" | "export";
	/** What rules weigh for this call, by their names; "off" leaves a rule out. */
	severities?: Record<string, Severity | "off">;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

export interface ApplyOptions extends SourceOptions, Pick<ValidateOptions, "severities"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

/** The result of `apply`. */
export interface Applied {
	/** The source with the fixes. Of fixes that overlap only the first is applied: the others are found anew. */
	bytes: Uint8Array<ArrayBuffer>;
	/** How many fixes were applied. */
	applied: number;
	/** There may be other safe fixes, which would take long: `apply` goes on with these bytes. */
	more?: true;
}

/** A row of the table of rules. */
export interface Rule {
	/** `area/what`. It is stable. */
	name: string;
	/** What its diagnostics weigh, where neither the rule nor the caller says otherwise. */
	severity: Severity;
	title: string;
	/** The section of the standard. */
	section: string;
	/** Whether it offers fixes, where it finds one. */
	fix: boolean;
}

export interface ExportDocumentOptions extends SourceOptions {
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
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/** Options of `export`. */
export interface ExportOptions extends ExportDocumentOptions, PieceOptions {
	/**
	 * Where the file is written, piece by piece; then `bytes` is empty, and memory does not grow with the file. The next piece
	 * waits until the stream has taken the last one. The stream is closed at the end, and aborted where the call rejects.
	 */
	to?: ByteSink | undefined;
}

/** What the NAGs mean: "good call". */
export interface NagTexts {
	/** By the value of the NAG, 0 to 255; "" where no text is known. */
	texts: string[];
	/** Why a file cannot be read, and in which line, from 1; then all texts are "". */
	problem?: { line: number; message: string };
}

/** `WebAssembly.Module`, which any value would do for; Node's own types have none. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module & object : object;

/** What `load` makes ready. */
export interface LoadOptions {
	/**
	 * Where the module is, or the module. Default: `pbn.wasm` beside this script. What was loaded from an address, or with the
	 * same object, is downloaded and compiled once; bytes may not be changed after.
	 */
	wasm?: URL | string | Response | Promise<Response> | ArrayBuffer | ArrayBufferView | WasmModule;
	/** Whether the work is done in a worker, so that the page stays responsive. Default false. */
	worker?: boolean;
	/** Aborts the load: it rejects with the signal's reason. The calls have signals of their own. */
	signal?: AbortSignal | undefined;
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
	 * leaves the loop ends the reading. At the end of the file the generator returns what was found while reading.
	 */
	games(source: Source, options?: ParseOptions): AsyncGenerator<Game, Validation | undefined, void>;
	/** What is wrong with a file. */
	validate(source: Source, options?: ValidateOptions): Promise<Validation>;
	/** The file in export format, and what `validate` finds. */
	export(source: Source, options?: ExportOptions): Promise<Exported>;
	/**
	 * A document, HTML or another text, with each block of PBN in export format and every other byte as it was. Of
	 * `encoding` only the characters count: the document keeps its own.
	 */
	exportDocument(source: Bytes, options?: ExportDocumentOptions): Promise<Exported>;
	/** The blocks of PBN in a document, in its order; none in a file that is PBN itself. */
	blocks(document: Bytes, options?: SourceOptions): Promise<Block[]>;
	/** Applies fixes: those that are given, or all that are safe. */
	apply(source: Bytes, options?: ApplyOptions): Promise<Applied>;
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
