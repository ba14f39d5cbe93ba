/// <reference lib="esnext.disposable" preserve="true" />
/** The verbs. */
import type { SourceOptions } from "../../host/call-options.js";
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { GameEdit } from "./edits.js";
import type { Deal, Game } from "./game.js";
import type { ApplyOptions, ConvertOptions, EditOptions, ExportDocumentOptions, ExportOptions, GamesOptions, ParseOptions, ValidateOptions, WriteOptions } from "./options.js";
import type { Applied, Block, CheckedGame, Converted, Edited, Exported, NagTexts, PbnFile, Rule, Validation, Written } from "./report.js";
import type { RuleName } from "./rules.js";
import type { DoubleDummy, Optimum, OptimumOptions, Solvable, SolvedPlay, SolveOptions, SolverOptions } from "./solve.js";
import type { Denomination, Seat } from "./terms.js";
import type { BuiltAuction, BuiltPlay, GameToWrite } from "./written.js";

/**
 * The verbs. Bad PBN is data, never an exception. Every call rejects with
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
 * const { gameCount, counts } = await pbn.validate(source);
 * console.log(`${gameCount} games, ${counts.error} errors`); // 3 games, 0 errors
 * ```
 */
export interface Pbn {
	/**
	 * All games, or those that are wanted, and what was found while reading.
	 *
	 * @example
	 * ```js
	 * const { games, diagnostics } = await pbn.parse(source);
	 * console.log(games.map(({ contract }) => contract ?? "none").join(", ")); // 4S, 4SX, none
	 * console.log(diagnostics.length); // 0
	 * ```
	 */
	parse(source: Source, options?: ParseOptions): Promise<PbnFile>;
	/**
	 * One game at a time, in memory that does not grow with the file: `for await (const game of pbn.games(file))`. Whoever
	 * leaves the loop ends the reading. At the end of the file the generator returns what was found while reading, or what `validate`
	 * finds where the option `diagnostics` asks for it; undefined where `count` ended it before.
	 *
	 * @example
	 * ```js
	 * for await (const game of pbn.games(source)) {
	 * 	if (game.number > 2) break;
	 * 	console.log(game.number, game.dealer, game.contract ?? "no contract");
	 * }
	 * // 1 S 4S
	 * // 2 W 4SX
	 * ```
	 */
	games(source: Source, options: GamesOptions & { diagnostics: true }): AsyncGenerator<CheckedGame, Validation | undefined, void>;
	games(source: Source, options?: GamesOptions): AsyncGenerator<Game, Validation | undefined, void>;
	/**
	 * What is wrong with a file.
	 *
	 * @example
	 * ```js
	 * const { diagnostics } = await pbn.validate(source);
	 * const [{ rule, severity, span }] = diagnostics;
	 * console.log(`line ${span.start.line}: ${severity} ${rule}`); // line 2: info text/long-line
	 * ```
	 */
	validate(source: Source, options?: ValidateOptions): Promise<Validation>;
	/**
	 * The file in export format, and what `validate` finds.
	 *
	 * @example
	 * ```js
	 * const { bytes, changes } = await pbn.export(source);
	 * console.log(new TextDecoder("latin1").decode(bytes).slice(0, 9));
	 * for (const { change, count } of changes.slice(0, 2)) console.log(`${count} times: ${change}`);
	 * // % PBN 2.1
	 * // 1 times: annotations put in order
	 * // 3 times: auction laid out again
	 * ```
	 */
	export(source: Source, options?: ExportOptions & { to?: undefined }): Promise<Exported>;
	export(source: Source, options: ExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<Exported, "bytes">>;
	export(source: Source, options: ExportOptions): Promise<Omit<Exported, "bytes"> & Partial<Exported>>;
	/**
	 * A document, HTML or another text, with each block of PBN in export format and every other byte as it was. Of
	 * `encoding` only the characters count: the document keeps its own.
	 *
	 * @example
	 * ```js
	 * const page = new TextEncoder().encode('<p>Board 7:</p>\n<PBN>[Board "7"]</PBN>\n');
	 * const { bytes } = await pbn.exportDocument(page, { missing: "omit" });
	 * console.log(new TextDecoder().decode(bytes).includes('[Board "7"]\r\n</PBN>')); // true
	 * ```
	 */
	exportDocument(source: Source, options?: ExportDocumentOptions): Promise<Exported>;
	/**
	 * The blocks of PBN in a document, in its order; none in a file that is PBN itself.
	 *
	 * @example
	 * ```js
	 * const page = new TextEncoder().encode('<p>Board 7:</p>\n<pre class="pbn" lang="fr">\n[West "A &amp; B"]\n</pre>\n');
	 * for (const { container, attributes, text } of await pbn.blocks(page)) {
	 * 	console.log(container, attributes.lang, JSON.stringify(text)); // pre fr "[West \"A & B\"]\n"
	 * }
	 * ```
	 */
	blocks(document: Source, options?: SourceOptions): Promise<Block[]>;
	/**
	 * Applies fixes, those that are given or all that are safe, and checks the result.
	 *
	 * @example
	 * ```js
	 * const sloppy = new TextEncoder().encode('[Dealer "North"]\n[Contract "3n"]\n');
	 * const { bytes, applied } = await pbn.apply(sloppy);
	 * console.log(`${applied} fixes: ${new TextDecoder().decode(bytes).trim()}`);
	 * // 2 fixes: [Dealer "N"]
	 * // [Contract "3NT"]
	 * ```
	 */
	apply(source: Source, options?: ApplyOptions): Promise<Applied>;
	/**
	 * Sets, adds and removes tags, calls, cards and notes of games; every other byte stays, except where other games inherit what is changed:
	 * these keep it, written out. The edits are made together or not at all: where they bring an error that the source does not have, `refused`
	 * has it, and nothing is changed. Rejects with TypeError for what no value can mend, such as the number of a game that is not there.
	 *
	 * @example
	 * ```js
	 * const { changed, refused } = await pbn.edit(source, [
	 * 	{ game: 1, tag: "Site", value: "Paris" },
	 * 	{ game: 1, call: 2, value: "3D" },
	 * ]);
	 * console.log(changed.map(({ before, after }) => `${before} → ${after}`).join("; "), refused); // Saltmarsh → Paris; 1S Pass 3C Pass 4S Pass Pass Pass → 1S Pass 3D Pass 4S Pass Pass Pass undefined
	 * ```
	 */
	edit(source: Source, edits: readonly GameEdit[], options?: EditOptions): Promise<Edited>;
	/**
	 * Games that were read, or built by hand, in export format. Rejects with TypeError, which names the place, as in
	 * `games[0].deal.hands.N.S`, for what cannot be written, and where a member contradicts the game's tag.
	 *
	 * @example
	 * ```js
	 * const deal = await pbn.deal("N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65");
	 * const { bytes, diagnostics } = await pbn.write([{ tags: [{ name: "Board", value: "12" }], dealer: "W", vulnerable: "NS", deal }]);
	 * console.log(new TextDecoder("latin1").decode(bytes).includes('[Board "12"]'), diagnostics.length); // true 0
	 * ```
	 */
	write(games: readonly GameToWrite[], options?: WriteOptions): Promise<Written>;
	/**
	 * A file in another notation: PBN as LIN, LIN and deals without a tag as PBN, the results of either as CSV. Nothing is lost on the way to PBN; what
	 * LIN has no place for, `diagnostics` tells. The first call loads `lin.wasm`, which is beside the script, and rejects with KitLoadError where
	 * that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const { bytes, from } = await pbn.convert("md|3SAKQHAKQDAKQCAKQJ,,,|mb|7N|", { to: "pbn" });
	 * console.log(from, new TextDecoder().decode(bytes).includes("7NT")); // lin true
	 * ```
	 */
	convert(source: Source, options?: ConvertOptions): Promise<Converted>;
	/**
	 * A deal, from a text as the Deal tag has it: "N:AK4.QJ52..T98765 …". Rejects with TypeError, which names the place in the text.
	 *
	 * @example
	 * ```js
	 * const { first, hands } = await pbn.deal("N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -");
	 * console.log(first, hands.N?.S, hands.E); // N K974 null
	 * ```
	 */
	deal(text: string): Promise<Deal>;
	/**
	 * An auction, from calls as the Auction tag has them after it: "1S P 4S AP", also with annotations and comments. Rejects with TypeError,
	 * which names the place in the text.
	 *
	 * @example
	 * ```js
	 * const { contract, declarer, moves } = await pbn.auction("P P 1S P 4S AP", "W");
	 * console.log(contract, declarer, moves.length); // 4S E 8
	 * ```
	 */
	auction(text: string, dealer: Seat): Promise<BuiltAuction>;
	/**
	 * A play, from cards in the order in which they were played, "SA S2 S3 S4 HK"; "*" ends it. The denomination tells who wins a trick and
	 * leads to the next. Rejects with TypeError, which names the place in the text.
	 *
	 * @example
	 * ```js
	 * const { won, tricks } = await pbn.play("HQ HA H2 H5", "W", "S");
	 * console.log(won, tricks[0].winner); // { NS: 1, EW: 0 } N
	 * ```
	 */
	play(text: string, leader: Seat, denomination: Denomination): Promise<BuiltPlay>;
	/**
	 * The tricks of each declarer in each denomination with open cards (double dummy), of a text as the Deal tag has it, a deal, or a game.
	 * Each player has as many cards as the others, 13 or, in an end position, fewer. Rejects with TypeError, which names what is wrong, for a
	 * deal that cannot be solved: a hand that is not known, a card that is there twice.
	 *
	 * The first call loads `dd.wasm`, which is beside the script, and rejects with KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const { tricks } = await pbn.solve("N:AK76.AQ5.KJ4.A32 QJ5.K32.A653.K54 T98.JT4.Q972.QT8 432.9876.T8.J976");
	 * console.log(tricks.N); // { NT: 10, S: 9, H: 8, D: 10, C: 8 }
	 * ```
	 */
	solve(deal: string | Deal | Solvable, options?: SolveOptions): Promise<DoubleDummy>;
	/**
	 * What each card of a play was worth with open cards, and which gave tricks away. Rejects with TypeError where the deal, the contract, the
	 * declarer or the play is not known, and as `solve` does.
	 *
	 * @example
	 * ```js
	 * const { tricks, cards } = await pbn.solvePlay(game);
	 * console.log(tricks, cards.filter(({ cost }) => cost > 0)); // 10 []
	 * ```
	 */
	solvePlay(game: Game, options?: SolverOptions): Promise<SolvedPlay>;
	/**
	 * Fills in OptimumResultTable, OptimumScore and OptimumPlayTable, by edits that leave every other byte as it is, or says where they are not
	 * right. A game whose deal cannot be solved stays as it is, and `games` says why. Rejects as `solve` does.
	 *
	 * @example
	 * ```js
	 * const { games, left } = await pbn.optimum(source, { limit: 1 });
	 * console.log(games[0].filled, left); // [ 'OptimumResultTable', 'OptimumScore', 'OptimumPlayTable' ] 2
	 * ```
	 */
	optimum(source: Source, options?: OptimumOptions): Promise<Optimum>;
	/**
	 * The page of a rule, as Markdown; undefined if no rule has that name. The first call loads `rules.txt`, which is beside the
	 * script, and rejects with KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const page = await pbn.explain("auction/insufficient-bid");
	 * console.log(page?.split("\n")[0]); // # A bid is not higher than the one before it
	 * ```
	 */
	explain(rule: RuleName | (string & {})): Promise<string | undefined>;
	/**
	 * All rules, sorted by name, also those about LIN and deals as in mail.
	 *
	 * @example
	 * ```js
	 * const rules = await pbn.rules();
	 * console.log(rules.find(({ name }) => name === "text/long-line")?.title); // Lines have 80 or more printing characters
	 * ```
	 */
	rules(): Promise<Rule[]>;
	/**
	 * What the NAGs mean: in English, or in the language of a file such as `pbn_eng.nag`.
	 *
	 * @example
	 * ```js
	 * const { texts } = await pbn.nags();
	 * console.log(texts[1]); // good call
	 * ```
	 */
	nags(source?: Source): Promise<NagTexts>;
	/**
	 * Gives the memory back. Calls under way and calls after it reject.
	 *
	 * @example
	 * ```js
	 * import { KitClosedError, load } from "pbnkit";
	 *
	 * const other = await load();
	 * other.close();
	 * await other.rules().catch((error) => console.log(error instanceof KitClosedError)); // true
	 * ```
	 */
	close(): void;
	/**
	 * The same as `close`: `using pbn = await load()` closes at the end of the block. Not in engines that have no such symbol.
	 *
	 * @example
	 * ```js
	 * {
	 * 	using own = await load();
	 * 	console.log((await own.rules()).length > 100); // true
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
	 * console.log((await own.rules()).length > 100); // true
	 * ```
	 */
	[Symbol.asyncDispose](): Promise<void>;
}
