/// <reference lib="esnext.disposable" preserve="true" />
/** The verbs. */
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { PdnGameEdit } from "./edits.js";
import type { PdnGame, PdnHead, PdnLegalMove, PdnMove } from "./game.js";
import type {
	PdnApplyOptions,
	PdnBlocksOptions,
	PdnConvertOptions,
	PdnEditOptions,
	PdnExportOptions,
	PdnFenOptions,
	PdnGamesOptions,
	PdnLegalMovesOptions,
	PdnParseOptions,
	PdnValidateOptions,
	PdnWriteOptions,
} from "./options.js";
import type { CheckedPdnGame, PdnApplied, PdnBlock, PdnConverted, PdnEdited, PdnExported, PdnFile, PdnReport, PdnRule, PdnValidation, PdnWritten } from "./report.js";
import type { PdnRuleName } from "./rules.js";
import type { PdnGameToWrite } from "./written.js";

/**
 * All verbs: those that read, and these. Bad PDN is data, never an exception. Every call rejects with
 *
 * - TypeError for a caller's mistake: a source or an option that cannot be taken; the message names it,
 * - the reason of its signal, where that is aborted,
 * - what the source fails with, where that is a stream or a file that can no longer be read, or the stream that is written to,
 * - KitMemoryError where there is not enough memory for the file,
 * - KitPanicError for a bug of ours, or where the worker died,
 * - KitLoadError where a worker cannot be started again,
 * - KitClosedError after `close`.
 *
 * After any of these but the last the next call works.
 *
 * @example
 * ```js
 * const { gameCount, counts } = await pdn.validate(source);
 * console.log(`${gameCount} games, ${counts.error} errors`); // 2 games, 0 errors
 * ```
 */
export interface Pdn extends PdnReader {
	/**
	 * What is wrong with a file.
	 *
	 * @example
	 * ```js
	 * const { diagnostics } = await pdn.validate('[GameType "20"]\n1. 32 - 28 19-20 *\n');
	 * for (const { rule, span } of diagnostics) console.log(`line ${span.start.line}, column ${span.start.column}: ${rule}`);
	 * // line 2, column 4: move/space
	 * // line 2, column 12: move/illegal
	 * ```
	 */
	validate(source: Source, options?: PdnValidateOptions): Promise<PdnValidation>;
	/**
	 * Applies fixes, those that are given or all that are safe, and checks the result.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pdn.apply('[GameType "20"]\n1. 32 - 28 *\n');
	 * console.log(new TextDecoder().decode(bytes).includes("1. 32-28 *")); // true
	 * ```
	 */
	apply(source: Source, options?: PdnApplyOptions): Promise<PdnApplied>;
	/**
	 * The file as PDN 3.0 has it for writing, in which every program reads it, and what `validate` finds. Nothing is lost but what the options leave
	 * out.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pdn.export('[GameType "20"]\n[White "Ann"]\n1 32 - 28 19 - 23\n');
	 * console.log(new TextDecoder().decode(bytes).includes("1. 32-28 19-23 *")); // true
	 * ```
	 */
	export(source: Source, options?: PdnExportOptions & { to?: undefined }): Promise<PdnExported>;
	export(source: Source, options: PdnExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PdnExported, "bytes">>;
	export(source: Source, options: PdnExportOptions): Promise<Omit<PdnExported, "bytes"> & Partial<PdnExported>>;
	/**
	 * Sets, adds and removes tags, moves, comments, glyphs, variations and positions of games; every other byte stays. The edits are made together or
	 * not at all: where they bring an error that the source does not have, `refused` has it, and nothing is changed. Rejects with TypeError for what
	 * no value can mend, such as the number of a game that is not there.
	 *
	 * @example
	 * ```js
	 * const { changed, refused } = await pdn.edit(source, [
	 * 	{ game: 2, tag: "White", value: "Eva" },
	 * 	{ game: 2, append: [], value: "2. 39-33" },
	 * ]);
	 * console.log(changed.map(({ before, after }) => `${before} → ${after}`)[0], refused); // Cas → Eva undefined
	 * ```
	 */
	edit(source: Source, edits: readonly PdnGameEdit[], options?: PdnEditOptions): Promise<PdnEdited>;
	/**
	 * Games that were read, or made by hand, as PDN 3.0 has them for writing. Rejects with TypeError, which names the place, as in
	 * `games[0].moves[3]`, for what cannot be written, and for a move that is not legal.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pdn.write([{ variant: "international", tags: { White: "Ann", Black: "Bob" }, moves: ["32-28", { from: "19", to: "23" }] }]);
	 * console.log(new TextDecoder().decode(bytes).includes("1. 32-28 19-23 *")); // true
	 * await pdn.write([{ variant: "20", moves: ["32-20"] }]).catch((error) => console.log(error.message.startsWith("write: games[0].moves[0]"))); // true
	 * ```
	 */
	write(games: readonly PdnGameToWrite[], options?: PdnWriteOptions): Promise<PdnWritten>;
	/**
	 * What other programs read: positions as FEN, a line each, or tags as CSV.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pdn.convert('[GameType "20"]\n[FEN "W:W28:B23"]\n1. 28x19 *', { to: "fen" });
	 * console.log(new TextDecoder().decode(bytes).trim().split("\n").at(-1)); // B:W19:B
	 * ```
	 */
	convert(source: Source, options: PdnConvertOptions): Promise<PdnConverted>;
	/**
	 * The blocks of PDN in a document, or those of FEN, in its order; none in a file of games.
	 *
	 * @example
	 * ```js
	 * const page = '<p>White to move:</p>\n<pre class="pdn-fen">W:W31:B1</pre>\n<pre class="pdn" lang="nl">\n1. 32-28 {A &amp; B} *\n</pre>\n';
	 * for (const { container, attributes, text } of await pdn.blocks(page)) console.log(container, attributes.lang, text.trim()); // pre nl 1. 32-28 {A & B} *
	 * console.log((await pdn.blocks(page, { notation: "fen" }))[0].text); // W:W31:B1
	 * ```
	 */
	blocks(document: Source, options?: PdnBlocksOptions): Promise<PdnBlock[]>;
	/**
	 * The page of a rule, as Markdown; undefined if no rule has that name. The first call loads `pdn-rules.txt`, which is beside the
	 * script, and rejects with KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const page = await pdn.explain("move/space");
	 * console.log(page?.startsWith("# ")); // true
	 * ```
	 */
	explain(rule: PdnRuleName | (string & {})): Promise<string | undefined>;
	/**
	 * All rules, sorted by name.
	 *
	 * @example
	 * ```js
	 * const rules = await pdn.rules();
	 * console.log(rules.find(({ name }) => name === "move/illegal")?.severity); // error
	 * ```
	 */
	rules(): Promise<PdnRule[]>;
}

/**
 * The verbs that read, which `pbnkit/pdn/read` has alone. They reject as `Pdn` says.
 *
 * @example
 * ```js
 * const { games, counts } = await pdn.parse(source);
 * console.log(`${games.length} games, ${counts.error} errors`); // 2 games, 0 errors
 * ```
 */
export interface PdnReader {
	/**
	 * All games, or those that are wanted, and what was found while reading.
	 *
	 * @example
	 * ```js
	 * const { games } = await pdn.parse(source);
	 * console.log(games[0].moves.slice(0, 3).map(({ san }) => san).join(" ")); // 32-28 19-23 28x19
	 * ```
	 */
	parse(source: Source, options: PdnParseOptions & { moves: false }): Promise<PdnFile<PdnHead>>;
	parse(source: Source, options?: PdnParseOptions): Promise<PdnFile>;
	/**
	 * One game at a time, in memory that does not grow with the file: `for await (const game of pdn.games(file))`. Whoever leaves the loop ends
	 * the reading. At the end of the file the generator returns what was found while reading, or what `validate` finds where the option
	 * `diagnostics` asks for it; undefined where `count` ended it before.
	 *
	 * @example
	 * ```js
	 * for await (const { number, result, moves } of pdn.games(source)) console.log(number, result, moves.length);
	 * // 1 2-0 4
	 * // 2 * 2
	 * ```
	 */
	games(source: Source, options: PdnGamesOptions & { moves: false }): AsyncGenerator<PdnHead, PdnReport | undefined, void>;
	games(source: Source, options: PdnGamesOptions & { diagnostics: true }): AsyncGenerator<CheckedPdnGame, PdnReport | undefined, void>;
	games(source: Source, options?: PdnGamesOptions): AsyncGenerator<PdnGame, PdnReport | undefined, void>;
	/**
	 * The position after a move, as FEN: after so many plies of the main line, by default all of them, or after a move of the game, wherever that
	 * is. A move that is not legal, and those after it, change nothing. Rejects with TypeError for a number of plies that the main line does not
	 * have, for a move that is not in the game, and where the variant or the start position is not known.
	 *
	 * @example
	 * ```js
	 * const ending = (await pdn.parse('[GameType "20"]\n[FEN "W:W28,K46:B23,1"]\n1. 28x19 (1. 46x12) 1-6 *')).games[0];
	 * console.log(await pdn.fen(ending, 1), await pdn.fen(ending)); // B:W19,K46:B1 W:W19,K46:B6
	 * ```
	 */
	fen(game: Pick<PdnGame, "variant" | "start" | "moves" | "variations">, at?: number | PdnMove, options?: PdnFenOptions): Promise<string>;
	/**
	 * All legal moves of a position, in no particular order; none where who is to move has lost. Rejects with TypeError, which says why, for a FEN
	 * that cannot be read, and for a variant that is not known.
	 *
	 * @example
	 * ```js
	 * const moves = await pdn.legalMoves("W:W28,31:B22,23");
	 * console.log(moves.length, moves.map(({ captured }) => captured.join()).sort().join(" ")); // 2 22 23
	 * await pdn.legalMoves("W:W99:B1").catch((error) => console.log(error.message)); // legalMoves: the FEN cannot be read at “99”
	 * ```
	 */
	legalMoves(fen: string, options?: PdnLegalMovesOptions): Promise<PdnLegalMove[]>;
	/**
	 * Ends the module and its worker. Calls that are under way reject with KitClosedError, and so do later ones.
	 *
	 * @example
	 * ```js
	 * const own = await load();
	 * own.close();
	 * await own.parse(source).catch((error) => console.log(error.message)); // this Pdn was closed
	 * ```
	 */
	close(): void;
	/**
	 * The same as `close`: `using pdn = await load()` closes at the end of the block. Not in engines that have no such symbol.
	 *
	 * @example
	 * ```js
	 * {
	 * 	using own = await load();
	 * 	console.log((await own.parse(source)).gameCount); // 2
	 * }
	 * ```
	 */
	[Symbol.dispose](): void;
	/**
	 * The same as `close`, for `await using`.
	 *
	 * @example
	 * ```js
	 * await using own = await load();
	 * console.log((await own.parse(source)).gameCount); // 2
	 * ```
	 */
	[Symbol.asyncDispose](): Promise<void>;
}
