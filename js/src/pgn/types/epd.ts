/** Positions with operations, and the verbs that read, check and write files of them. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Fix, Span } from "../../host/found.js";
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { PgnValidateOptions, PgnWriterOptions } from "./options.js";
import type { PgnApplied, PgnDiagnostic, PgnExported, PgnReport, PgnValidation } from "./report.js";

/**
 * What an operation says: a move, a number, a text, or else a word.
 *
 * @example
 * ```js
 * const { records } = await pgn.epd.parse('4k3/8/8/8/8/8/8/4K2R w K - bm 0-0; ce 35; id "a test";\n');
 * for (const { operands: [{ kind, text, san, uci, value }] } of records[0].operations) console.log(kind, text, san ?? value, uci);
 * // move 0-0 O-O e1g1
 * // integer 35 35 undefined
 * // string a test undefined undefined
 * ```
 */
export interface PgnEpdOperand {
	/** "word" is what has none of the other kinds, and a move that is not legal. */
	kind: "move" | "string" | "integer" | "float" | "word";
	/** As the file has it, without its quotes. */
	text: string;
	/** A move as SAN has it. */
	san?: string;
	/** A move as UCI has it. */
	uci?: string;
	/** A number; absent where it is too large for one. */
	value?: number;
	span: Span;
}

/**
 * An operation: an opcode with its operands.
 *
 * @example
 * ```ts
 * import type { PgnEpdOperation } from "pbnkit/pgn";
 *
 * const said = ({ opcode, operands }: PgnEpdOperation) => `${opcode}: ${operands.map(({ text }) => text).join(", ")}`;
 * const { records } = await pgn.epd.parse("4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 O-O;\n");
 * console.log(records.flatMap(({ operations }) => operations.map(said))); // [ 'bm: Ke2, O-O' ]
 * ```
 */
export interface PgnEpdOperation {
	/** Such as "bm", the best moves, or "id". */
	opcode: string;
	/** The record has an operation of this name before, which counts. */
	duplicate?: true;
	operands: PgnEpdOperand[];
	/** With its semicolon. */
	span: Span;
}

/**
 * A line with a position.
 *
 * @example
 * ```js
 * const { records } = await pgn.epd.parse("8/8/8/8/8/8/8/K1k5 w - - 3 60\n8/8/8 w - -\n");
 * for (const { number, line, fen, text, hasClock, hasMoveNumber } of records) console.log(number, line, fen ?? text, hasClock, hasMoveNumber);
 * // 1 1 8/8/8/8/8/8/8/K1k5 w - - 3 60 true true
 * // 2 2 8/8/8 w - - undefined undefined
 * ```
 */
export interface PgnEpdRecord {
	/** That of the position in the file, from 1. */
	number: number;
	/** That of its line, from 1. */
	line: number;
	/** The line, without its end. */
	span: Span;
	/** The position, with six fields whatever the line has. Absent where it cannot be read: then no move is judged. */
	fen?: string;
	/** The line, where its position cannot be read. */
	text?: string;
	/** The line says how many plies there were without a capture or a pawn's move; otherwise `fen` has 0. */
	hasClock?: true;
	/** The line says the number of the move; otherwise `fen` has 1. */
	hasMoveNumber?: true;
	/** In the order of the line. */
	operations: PgnEpdOperation[];
}

/**
 * What is wrong with a line.
 *
 * @example
 * ```js
 * const { diagnostics } = await pgn.epd.validate("4k3/8/8/8/8/8/8/4K2R w K - acn +5;\n");
 * const { rule, game, line } = diagnostics.find((each) => each.rule === "epd/plus-sign");
 * console.log(rule, game, line); // epd/plus-sign 1 1
 * ```
 */
export interface PgnEpdDiagnostic extends Omit<PgnDiagnostic, "move"> {
	/** The number of the record, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The number of the record's line. */
	line?: string;
}

/**
 * What was found while a file of positions was read.
 *
 * @example
 * ```js
 * const { notation, gameCount, counts } = await pgn.epd.parse("8/8/8/8/8/8/8/K1k5 w - - 3 60\n");
 * console.log(notation, gameCount, counts.error); // fen 1 0
 * ```
 */
export interface PgnEpdReport extends Omit<PgnReport, "diagnostics"> {
	/** What the file is: FENs have the clock and the number of the move as fields. */
	notation: "epd" | "fen";
	/** How many records the file has. */
	gameCount: number;
	/** As in `PgnReport`. */
	diagnostics: PgnEpdDiagnostic[];
}

/**
 * The result of `epd.parse`: the records `from` to `from + count - 1`, and what was found while reading them all.
 *
 * @example
 * ```js
 * const { records, notation } = await pgn.epd.parse("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n");
 * console.log(notation, records.length, records[0].fen); // epd 1 4k3/8/8/8/8/8/8/4K2R w K - 0 1
 * ```
 */
export interface PgnEpdFile extends PgnEpdReport {
	/** Each is made when it is read for the first time. */
	records: PgnEpdRecord[];
	/** The number of the next record that was wanted, where the records are too much for one answer: ask again from there. */
	next?: number;
}

/**
 * A record of `epd.records` with the option `diagnostics`.
 *
 * @example
 * ```js
 * const file = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n4k3/8/8/8/8/8/8/4K2R w K - bm e4;\n";
 * for await (const { number, diagnostics } of pgn.epd.records(file, { diagnostics: true })) console.log(number, diagnostics.length > 0);
 * // 1 false
 * // 2 true
 * ```
 */
export interface CheckedPgnEpdRecord extends PgnEpdRecord {
	/** What `epd.validate` finds in the line. */
	diagnostics: PgnEpdDiagnostic[];
}

/**
 * The result of `epd.validate`.
 *
 * @example
 * ```js
 * const { gameCount, counts } = await pgn.epd.validate("4k3/8/8/8/8/8/8/4K2R w K - bm e4;\n");
 * console.log(gameCount, counts.error); // 1 1
 * ```
 */
export interface PgnEpdValidation extends Omit<PgnValidation, "diagnostics"> {
	/** As in `PgnReport`. */
	diagnostics: PgnEpdDiagnostic[];
}

/**
 * The result of `epd.apply`: what `epd.validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, applied } = await pgn.epd.apply("4k3/8/8/8/8/8/8/4K2R w K - bm 0-0;\n");
 * console.log(applied, new TextDecoder().decode(bytes).trim()); // 1 4k3/8/8/8/8/8/8/4K2R w K - bm O-O;
 * ```
 */
export interface PgnEpdApplied extends Omit<PgnApplied, "diagnostics"> {
	/** As in `PgnReport`. */
	diagnostics: PgnEpdDiagnostic[];
}

/**
 * The result of `epd.export`: what `epd.validate` finds, what could not be written as it was, what was changed.
 *
 * @example
 * ```js
 * const { changes, counts } = await pgn.epd.export("4k3/8/8/8/8/8/8/4K2R w K - ce 5; bm O-O;\n");
 * console.log(changes.map(({ change }) => change).includes("operations put in order"), counts.error); // true 0
 * ```
 */
export interface PgnEpdExported extends Omit<PgnExported, "diagnostics" | "changed"> {
	/** As in `PgnReport`. */
	diagnostics: PgnEpdDiagnostic[];
	/** As in `PgnExported`. */
	changed: PgnEpdDiagnostic[];
}

/**
 * An option of all verbs for positions.
 *
 * @example
 * ```js
 * const line = "8/8/8/8/8/8/8/K1k5 w - -\n";
 * console.log((await pgn.epd.validate(line)).counts.error); // 0
 * console.log((await pgn.epd.validate(line, { notation: "fen" })).counts.error); // 1
 * ```
 */
export interface PgnEpdNotationOption {
	/** What the file is. Default "auto": that of the first line with a position. */
	notation?: "auto" | "epd" | "fen";
}

/**
 * Options of `epd.parse`.
 *
 * @example
 * ```js
 * const { records, gameCount } = await pgn.epd.parse("8/8/8/8/8/8/8/K1k5 w - -\n8/8/8/8/8/8/8/K1k5 b - -\n", { from: 2, count: 1 });
 * console.log(records.length, records[0].number, gameCount); // 1 2 2
 * ```
 */
export interface PgnEpdParseOptions extends PieceOptions, PgnEpdNotationOption {
	/** The first record that is wanted, from 1. Default 1. */
	from?: number;
	/** How many records are wanted. Default: all. */
	count?: number;
}

/**
 * Options of `epd.records`.
 *
 * @example
 * ```js
 * const records = pgn.epd.records("8/8/8/8/8/8/8/K1k5 w - - id a\n", { diagnostics: true });
 * for await (const { diagnostics } of records) console.log(diagnostics.length > 0); // true
 * ```
 */
export interface PgnEpdRecordsOptions extends PgnEpdParseOptions {
	/** Checks the file as `epd.validate` does: each record comes with its diagnostics. Default false. */
	diagnostics?: boolean;
}

/**
 * Options of `epd.validate`.
 *
 * @example
 * ```js
 * const { text } = await pgn.epd.validate("4k3/8/8/8/8/8/8/4K2R w K - bm e4;\n", { as: "import", severities: { "epd/plus-sign": "off" }, text: { path: "a.epd" } });
 * console.log(text?.startsWith("a.epd:1:")); // true
 * ```
 */
export interface PgnEpdValidateOptions extends PieceOptions, PgnEpdNotationOption, Pick<PgnValidateOptions, "severities"> {
	/** What the file is checked as: any EPD, or export format. Default "import". */
	as?: "import" | "export";
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * Options of `epd.apply`.
 *
 * @example
 * ```js
 * const file = "4k3/8/8/8/8/8/8/4K2R w K - acn +5; bm 0-0;\n";
 * const { diagnostics } = await pgn.epd.validate(file);
 * const fixes = diagnostics.filter(({ rule }) => rule === "epd/plus-sign").flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
 * const { bytes } = await pgn.epd.apply(file, { fixes, unmappable: "replace" });
 * console.log(new TextDecoder().decode(bytes).trim()); // 4k3/8/8/8/8/8/8/4K2R w K - acn 5; bm 0-0;
 * ```
 */
export interface PgnEpdApplyOptions extends SourceOptions, PgnEpdNotationOption, Pick<PgnValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/** What becomes of a character in a text of `fixes` that the source's encoding lacks: as in `PgnApplyOptions`. Default "refuse". */
	unmappable?: "refuse" | "replace";
}

/**
 * Options of `epd.export`.
 *
 * @example
 * ```js
 * import { createReadStream, createWriteStream } from "node:fs";
 * import { writeFile } from "node:fs/promises";
 *
 * await writeFile("tests.epd", "4k3/8/8/8/8/8/8/4K2R w K - bm 0-0;\n");
 * const { gameCount } = await pgn.epd.export(createReadStream("tests.epd"), { encoding: "ascii", to: createWriteStream("exported.epd") });
 * console.log(gameCount); // 1
 * ```
 */
export interface PgnEpdExportOptions extends PieceOptions, PgnEpdNotationOption, Pick<PgnWriterOptions, "encoding"> {
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
	/** Where the file is written, piece by piece; then there are no `bytes`: as in `PgnExportOptions`. */
	to?: ByteSink | NodeSink | undefined;
}

/**
 * The verbs for files of positions: EPD (16.2), or FENs (16.1), a line each. They reject as those of `Pgn` do, with messages that begin as
 * `epd.parse`.
 *
 * @example
 * ```ts
 * import type { PgnEpd } from "pbnkit/pgn";
 *
 * const count = async (epd: PgnEpd, file: string) => (await epd.parse(file)).records.length;
 * console.log(await count(pgn.epd, "8/8/8/8/8/8/8/K1k5 w - -\n")); // 1
 * ```
 */
export interface PgnEpd {
	/**
	 * All records, or those that are wanted, and what was found while reading.
	 *
	 * @example
	 * ```js
	 * const { records } = await pgn.epd.parse('4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "castle";\n');
	 * const best = records[0].operations.find(({ opcode }) => opcode === "bm");
	 * console.log(records[0].fen, best?.operands[0].uci); // 4k3/8/8/8/8/8/8/4K2R w K - 0 1 e1g1
	 * ```
	 */
	parse(source: Source, options?: PgnEpdParseOptions): Promise<PgnEpdFile>;
	/**
	 * One record at a time, in memory that does not grow with the file. At the end of the file the generator returns what was found; undefined
	 * where `count` ended it before.
	 *
	 * @example
	 * ```js
	 * for await (const { number, fen } of pgn.epd.records("8/8/8/8/8/8/8/K1k5 w - -\n8/8/8/8/8/8/8/K1k5 b - -\n")) console.log(number, fen);
	 * // 1 8/8/8/8/8/8/8/K1k5 w - - 0 1
	 * // 2 8/8/8/8/8/8/8/K1k5 b - - 0 1
	 * ```
	 */
	records(source: Source, options: PgnEpdRecordsOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnEpdRecord, PgnEpdReport | undefined, void>;
	records(source: Source, options?: PgnEpdRecordsOptions): AsyncGenerator<PgnEpdRecord, PgnEpdReport | undefined, void>;
	/**
	 * What is wrong with a file.
	 *
	 * @example
	 * ```js
	 * const { diagnostics } = await pgn.epd.validate("4k3/8/8/8/8/8/8/4K2R w K - acn +5; bm O-O;\n");
	 * console.log(diagnostics.map(({ line, rule }) => `${line}: ${rule}`)); // [ '1: epd/plus-sign' ]
	 * ```
	 */
	validate(source: Source, options?: PgnEpdValidateOptions): Promise<PgnEpdValidation>;
	/**
	 * The file in export format, and what `epd.validate` finds: operations in the order of their names, moves in SAN, a blank between words. EPD stays
	 * EPD, and FENs stay FENs.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.epd.export("4k3/8/8/8/8/8/8/4K2R  w K - id a;bm 0-0;\n");
	 * console.log(new TextDecoder().decode(bytes).trim()); // 4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "a";
	 * ```
	 */
	export(source: Source, options?: PgnEpdExportOptions & { to?: undefined }): Promise<PgnEpdExported>;
	export(source: Source, options: PgnEpdExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PgnEpdExported, "bytes">>;
	export(source: Source, options: PgnEpdExportOptions): Promise<Omit<PgnEpdExported, "bytes"> & Partial<PgnEpdExported>>;
	/**
	 * Applies fixes, those that are given or all that are safe, and checks the result.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.epd.apply("4k3/8/8/8/8/8/8/4K2R w K - acn +5;\n");
	 * console.log(new TextDecoder().decode(bytes).trim()); // 4k3/8/8/8/8/8/8/4K2R w K - acn 5;
	 * ```
	 */
	apply(source: Source, options?: PgnEpdApplyOptions): Promise<PgnEpdApplied>;
}
