/** The options of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Fix, Severity } from "../../host/found.js";
import type { ByteSink, NodeSink, Progress } from "../../host/types.js";
import type { Notation } from "./notations.js";
import type { RuleName } from "./rules.js";
import type { SolverOptions } from "./solve.js";
import type { Denomination, Seat } from "./terms.js";

/**
 * An option of what takes other notations than PBN, too.
 *
 * @example
 * ```js
 * const { from, games } = await pbn.parse("N:A83.KQ7.AJ85.642 - - -", { notation: "deal" });
 * console.log(from, games[0].deal.hands.N.S); // deal A83
 * ```
 */
export interface NotationOptions {
	/**
	 * What the source is written in. One that is not PBN is read as the PBN that `convert` makes of it; diagnostics have their places in the source.
	 * The first such source loads `lin.wasm`, which is beside the script. Default "auto": PBN where it has a game; else, with up to 1 MiB, whatever
	 * it is.
	 */
	notation?: Notation;
}

/**
 * Options of `parse` and `games`.
 *
 * @example
 * ```js
 * const { games, gameCount } = await pbn.parse(source, { from: 2, count: 1 });
 * console.log(games.length, games[0].number, gameCount); // 1 2 3
 * ```
 */
export interface ParseOptions extends PieceOptions, NotationOptions {
	/** The first game that is wanted, from 1. Default 1. */
	from?: number;
	/** How many games are wanted. Default: all. */
	count?: number;
}

/**
 * Options of `games`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pbn.games(source, { diagnostics: true })) console.log(number, diagnostics.length);
 * // 1 0
 * // 2 0
 * // 3 1
 * ```
 */
export interface GamesOptions extends ParseOptions {
	/** Checks the file as `validate` does: each game comes with its diagnostics, and the report at the end has them all. Default false. */
	diagnostics?: boolean;
}

/**
 * Options of `validate`.
 *
 * @example
 * ```js
 * const { counts } = await pbn.validate(source, {
 * 	as: "export",
 * 	severities: { "text/long-line": "off", "deal/rotation": "warning" },
 * 	text: { errorsOnly: true },
 * });
 * console.log(counts.error > 0); // true
 * ```
 */
export interface ValidateOptions extends PieceOptions, NotationOptions {
	/** "export" checks the file as export format even where it does not say `% EXPORT`. Default "import". */
	as?: "import" | "export";
	/** The severities of rules for this call, by their names; "off" leaves a rule out. */
	severities?: Partial<Record<RuleName, Severity | "off">>;
	/**
	 * What a solver of double dummy found for games of the source. Their OptimumResultTable, OptimumScore and OptimumPlayTable are compared with
	 * it, by the rules optimum/result, optimum/score and optimum/play. Default: nothing is compared.
	 */
	solved?: readonly SolvedGame[];
	/**
	 * Solves the games that have OptimumResultTable, OptimumScore or OptimumPlayTable, and compares them with what was found, as `solved` does.
	 * An object has options of the solver. Default false.
	 *
	 * @example
	 * ```js
	 * const wrong = '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AK76.AQ5.KJ4.A32 QJ5.K32.A653.K54 T98.JT4.Q972.QT8 432.9876.T8.J976"]\n[OptimumScore "NS 400"]\n';
	 * const { diagnostics } = await pbn.validate(wrong, { doubleDummy: { workers: 2 } });
	 * console.log(diagnostics.find(({ rule }) => rule === "optimum/score").message); // With open cards, the optimum score is NS 430: 3NT by NS.
	 * ```
	 */
	doubleDummy?: boolean | Pick<SolverOptions, "onProgress" | "memory" | "workers">;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * What a solver of double dummy found for a game.
 *
 * @example
 * ```js
 * const optimum = '[Dealer "N"]\n[Vulnerable "None"]\n[OptimumScore "NS 400"]\n';
 * const north = { NT: 6, S: 6, H: 5, D: 6, C: 9 };
 * const east = { NT: 6, S: 7, H: 8, D: 7, C: 3 };
 * const solved = [{ game: 1, tricks: { N: north, E: east, S: north, W: east } }];
 * const { diagnostics } = await pbn.validate(optimum, { solved });
 * console.log(diagnostics[0].rule, diagnostics[0].fixes[0].edits[0].text); // optimum/score "NS 100"
 * ```
 */
export interface SolvedGame {
	/** The number of the game in its source, from 1. */
	game: number;
	/** The tricks that each declarer wins in each denomination, all 20 of them. */
	tricks?: Record<Seat, Record<Denomination, number>>;
	/**
	 * The cards, as "SA", that cost no trick: of the opening leader, then before each card that was played, in the order in which they were
	 * played. It may go on with the card that is to be played next.
	 */
	best?: readonly (readonly string[])[];
}

/**
 * Options of `apply`.
 *
 * @example
 * ```js
 * const { diagnostics } = await pbn.validate(source);
 * const fixes = diagnostics.filter(({ rule }) => rule === "tag/unknown").flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
 * const { applied } = await pbn.apply(source, { fixes, unmappable: "replace" });
 * console.log(applied === fixes.length); // true
 * ```
 */
export interface ApplyOptions extends SourceOptions, Pick<ValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

/**
 * Options of `edit`.
 *
 * @example
 * ```js
 * const wrong = [{ game: 1, tag: "Vulnerable", value: "perhaps" }];
 * const { refused } = await pbn.edit(source, wrong);
 * console.log(refused?.map(({ rule }) => rule)); // [ 'tag/invalid-value' ]
 * ```
 */
export interface EditOptions extends SourceOptions, Pick<ValidateOptions, "severities" | "text"> {}

/**
 * How the writer writes.
 *
 * @example
 * ```js
 * const { bytes } = await pbn.export(source, { encoding: "utf8", inherit: "resolve", missing: "omit" });
 * console.log(new TextDecoder().decode(bytes).includes('[Declarer "S"]')); // true
 * ```
 */
export interface WriterOptions {
	/**
	 * "iso-8859-1" (Latin-1) is what the standard asks for, "ascii" writes "?" for every other character; "utf-8" keeps every character,
	 * and is not export format. Default "iso-8859-1". "latin1" and "utf8" are other names of these.
	 */
	encoding?: "iso-8859-1" | "ascii" | "utf-8" | "latin1" | "utf8";
	/** What becomes of "#" and "##" (4.8): they stay, or each game gets the values of its own. Default "keep". */
	inherit?: "keep" | "resolve";
	/**
	 * What becomes of the mandatory tags that a game does not have (3.4): "fill" writes what follows from the game, else "?"
	 * or ""; "omit" leaves them out, which is not export format. Default "fill".
	 */
	missing?: "fill" | "omit";
}

/**
 * Options of `write`.
 *
 * @example
 * ```js
 * const tags = [{ name: "Site", value: "東京" }];
 * await pbn.write([{ tags }]).catch((error) => console.log(error.name)); // TypeError
 * const { bytes } = await pbn.write([{ tags }], { unmappable: "replace", signal: AbortSignal.timeout(60_000) });
 * console.log(new TextDecoder("latin1").decode(bytes).split("\r\n").find((line) => line.startsWith("[Site"))); // [Site "??"]
 * ```
 */
export interface WriteOptions extends WriterOptions {
	/**
	 * What becomes of a character that the encoding lacks: with "refuse" the call rejects with a TypeError that names its place, with
	 * "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
	/** Called after each hundred games, with how many are done, and how many there are. If it throws, the call rejects with what it throws. */
	onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Options of `exportDocument`.
 *
 * @example
 * ```js
 * const page = new TextEncoder().encode('<PBN>[Board "7"]</PBN>');
 * const { text } = await pbn.exportDocument(page, { missing: "omit", text: { path: "page.html" } });
 * console.log(typeof text); // string
 * ```
 */
export interface ExportDocumentOptions extends SourceOptions, WriterOptions {
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * Options of `export`.
 *
 * @example
 * ```js
 * import { createReadStream, createWriteStream } from "node:fs";
 * import { Writable } from "node:stream";
 *
 * const to = Writable.toWeb(createWriteStream("exported.pbn"));
 * const { gameCount } = await pbn.export(createReadStream("deals.pbn"), { to });
 * console.log(gameCount); // 3
 * ```
 */
export interface ExportOptions extends ExportDocumentOptions, PieceOptions, NotationOptions {
	/**
	 * Where the file is written, piece by piece; then there are no `bytes`, and memory does not grow with the file. The next piece
	 * waits until the stream has taken the last one. The stream is closed at the end, and aborted where the call rejects.
	 */
	to?: ByteSink | NodeSink | undefined;
}

/**
 * Options of `convert`. Those of the writer are for PBN.
 *
 * @example
 * ```js
 * const { bytes } = await pbn.convert('[Board "1"]\n[Contract "4S"]\n[Declarer "N"]\n', { to: "csv" });
 * console.log(new TextDecoder().decode(bytes).split("\r\n")[1]); // Game,1,N,4S
 * ```
 */
export interface ConvertOptions extends SourceOptions, WriterOptions {
	/** What the source is. Default "auto". */
	from?: Notation;
	/**
	 * What it becomes. "csv" has the results, as a table in UTF-8 (RFC 4180): a row for each game with a contract, a result or a score, and one for
	 * each row of its tables. A text that a spreadsheet would compute has an apostrophe before it. Default: "lin" for PBN, "pbn" for all else.
	 */
	to?: "pbn" | "lin" | "csv";
	/** The severities of rules for this call, by their names; "off" leaves a rule out. */
	severities?: Partial<Record<RuleName, Severity | "off">>;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}
