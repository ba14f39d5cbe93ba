/** The verbs, and what they take. */
import type { Bytes, ByteSink, Progress, Source } from "../../host/types.js";
import type { Game } from "./game.js";
import type { Applied, Block, Encoding, Exported, Fix, NagTexts, PbnFile, Rule, Severity, Validation } from "./report.js";

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

export interface ApplyOptions extends SourceOptions, Pick<ValidateOptions, "severities"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
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
