/// <reference lib="esnext.disposable" preserve="true" />
/** The verbs. */
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { PgnGameEdit } from "./edits.js";
import type { PgnEpd } from "./epd.js";
import type { FoundPgnGame, PgnGame, PgnHead, PgnPlace } from "./game.js";
import type { LegalMove, PgnMove } from "./moves.js";
import type {
	FenOptions,
	LegalMovesOptions,
	PgnApplyOptions,
	PgnBlocksOptions,
	PgnConvertOptions,
	PgnEditOptions,
	PgnExportOptions,
	PgnGamesOptions,
	PgnParseOptions,
	PgnSearchOptions,
	PgnValidateOptions,
	PgnWriteOptions,
} from "./options.js";
import type { CheckedPgnGame, PgnApplied, PgnBlock, PgnConverted, PgnEdited, PgnExported, PgnFile, PgnReport, PgnRule, PgnValidation, PgnWritten } from "./report.js";
import type { PgnRuleName } from "./rules.js";
import type { PgnGameToWrite } from "./written.js";

/**
 * All verbs: those that read, and these. Bad PGN is data, never an exception. Every call rejects with
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
 * const { gameCount, counts } = await pgn.validate(source);
 * console.log(`${gameCount} games, ${counts.error} errors`); // 2 games, 0 errors
 * ```
 */
export interface Pgn extends PgnReader {
	/**
	 * The verbs for files of positions: EPD, or FENs, a line each.
	 *
	 * @example
	 * ```js
	 * const { records } = await pgn.epd.parse("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n");
	 * console.log(records[0].operations[0].operands[0].uci); // e1g1
	 * ```
	 */
	readonly epd: PgnEpd;
	/**
	 * What is wrong with a file.
	 *
	 * @example
	 * ```js
	 * const { diagnostics } = await pgn.validate('[Event "a\tb"]\n\n1. e4 e5 2. Ke3 *\n');
	 * for (const { rule, span } of diagnostics.filter(({ severity }) => severity === "error")) console.log(`line ${span.start.line}: ${rule}`);
	 * // line 1: text/tab-in-string
	 * // line 3: move/illegal
	 * ```
	 */
	validate(source: Source, options?: PgnValidateOptions): Promise<PgnValidation>;
	/**
	 * The file in export format, in which every program reads it, and what `validate` finds. Nothing is lost but what the options leave out.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.export('[White "Ann"]\n\n1 e2e4 e7-e5 2 Ng1f3\n');
	 * console.log(new TextDecoder().decode(bytes).split("\n").filter((line) => /^(1|\[White)/.test(line)).join("\n"));
	 * // [White "Ann"]
	 * // 1. e4 e5 2. Nf3 *
	 * ```
	 */
	export(source: Source, options?: PgnExportOptions & { to?: undefined }): Promise<PgnExported>;
	export(source: Source, options: PgnExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PgnExported, "bytes">>;
	export(source: Source, options: PgnExportOptions): Promise<Omit<PgnExported, "bytes"> & Partial<PgnExported>>;
	/**
	 * Applies fixes, those that are given or all that are safe, and checks the result.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.apply('[Event "a\tb"]\n\n1. e4 *\n');
	 * console.log(new TextDecoder().decode(bytes).includes('[Event "a b"]')); // true
	 * ```
	 */
	apply(source: Source, options?: PgnApplyOptions): Promise<PgnApplied>;
	/**
	 * Sets, adds and removes tags, moves, comments, glyphs and variations of games; every other byte stays. The edits are made together or not at
	 * all: where they bring an error that the source does not have, `refused` has it, and nothing is changed. Rejects with TypeError for what no
	 * value can mend, such as the number of a game that is not there.
	 *
	 * @example
	 * ```js
	 * const { changed, refused } = await pgn.edit(source, [
	 * 	{ game: 2, tag: "Site", value: "Paris" },
	 * 	{ game: 2, move: 2, value: "Nc3" },
	 * ]);
	 * console.log(changed.map(({ before, after }) => `${before} → ${after}`).join("; "), refused); // ? → Paris; Nf3 → Nc3 undefined
	 * ```
	 */
	edit(source: Source, edits: readonly PgnGameEdit[], options?: PgnEditOptions): Promise<PgnEdited>;
	/**
	 * Games that were read, or made by hand, in export format. Rejects with TypeError, which names the place, as in `games[0].moves[3]`, for what
	 * cannot be written, and for a move that is not legal.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.write([{ tags: { White: "Ann", Black: "Bob" }, moves: ["e4", "e7e5", { from: "g1", to: "f3" }] }]);
	 * console.log(new TextDecoder().decode(bytes).includes("1. e4 e5 2. Nf3 *")); // true
	 * await pgn.write([{ moves: ["e4", "Ke7"] }]).catch((error) => console.log(error.message.startsWith("write: games[0].moves[1]"))); // true
	 * ```
	 */
	write(games: readonly PgnGameToWrite[], options?: PgnWriteOptions): Promise<PgnWritten>;
	/**
	 * What other programs read: positions as FEN or EPD, tags as CSV, moves as UCI; or PGN, of a file of positions.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pgn.convert("1. e4 e5 *", { to: "uci" });
	 * console.log(new TextDecoder().decode(bytes).trim()); // position startpos moves e2e4 e7e5
	 * ```
	 */
	convert(source: Source, options: PgnConvertOptions): Promise<PgnConverted>;
	/**
	 * The blocks of PGN in a document, or those of FEN, in its order; none in a file of games.
	 *
	 * @example
	 * ```js
	 * const page = '<p>Mate in one:</p>\n<FEN>7k/8/5KQ1/8/8/8/8/8 w - - 0 1</FEN>\n<pre class="pgn" lang="fr">\n1. e4 {A &amp; B} *\n</pre>\n';
	 * for (const { container, attributes, text } of await pgn.blocks(page)) console.log(container, attributes.lang, text.trim()); // pre fr 1. e4 {A & B} *
	 * console.log((await pgn.blocks(page, { notation: "fen" }))[0].text); // 7k/8/5KQ1/8/8/8/8/8 w - - 0 1
	 * ```
	 */
	blocks(document: Source, options?: PgnBlocksOptions): Promise<PgnBlock[]>;
	/**
	 * The page of a rule, as Markdown; undefined if no rule has that name. The first call loads `pgn-rules.txt`, which is beside the
	 * script, and rejects with KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const page = await pgn.explain("text/tab-in-string");
	 * console.log(page?.startsWith("# ")); // true
	 * ```
	 */
	explain(rule: PgnRuleName | (string & {})): Promise<string | undefined>;
	/**
	 * All rules, sorted by name.
	 *
	 * @example
	 * ```js
	 * const rules = await pgn.rules();
	 * console.log(rules.find(({ name }) => name === "move/illegal")?.severity); // error
	 * ```
	 */
	rules(): Promise<PgnRule[]>;
}

/**
 * The verbs that read, which `pbnkit/pgn/read` has alone. They reject as `Pgn` says.
 *
 * @example
 * ```js
 * const { games, counts } = await pgn.parse(source);
 * console.log(`${games.length} games, ${counts.error} errors`); // 2 games, 0 errors
 * ```
 */
export interface PgnReader {
	/**
	 * All games, or those that are wanted, and what was found while reading.
	 *
	 * @example
	 * ```js
	 * const { games } = await pgn.parse(source);
	 * console.log(games[0].moves.slice(0, 3).map(({ san }) => san).join(" ")); // e4 e5 f4
	 * ```
	 */
	parse(source: Source, options: PgnParseOptions & { moves: false }): Promise<PgnFile<PgnHead>>;
	parse(source: Source, options?: PgnParseOptions): Promise<PgnFile>;
	/**
	 * One game at a time, in memory that does not grow with the file: `for await (const game of pgn.games(file))`. Whoever leaves the loop ends
	 * the reading. At the end of the file the generator returns what was found while reading, or what `validate` finds where the option
	 * `diagnostics` asks for it; undefined where `count` ended it before. With `position` or `material` only the games come that have it, which takes
	 * hardly more time than reading them; with `moves: false` as their tags alone, though their moves are read. Rejects with TypeError for a FEN that
	 * cannot be read, or is that of no position of a game, and for letters that are not those of men, a king of each side among them.
	 *
	 * @example
	 * ```js
	 * for await (const { number, result, moves } of pgn.games(source)) console.log(number, result, moves.length);
	 * // 1 1-0 45
	 * // 2 1/2-1/2 4
	 * ```
	 */
	games(source: Source, options: PgnSearchOptions & { moves: false }): AsyncGenerator<PgnHead & PgnPlace, PgnReport | undefined, void>;
	games(source: Source, options: PgnSearchOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnGame & FoundPgnGame, PgnReport | undefined, void>;
	games(source: Source, options: PgnSearchOptions): AsyncGenerator<FoundPgnGame, PgnReport | undefined, void>;
	games(source: Source, options: PgnGamesOptions & { moves: false }): AsyncGenerator<PgnHead, PgnReport | undefined, void>;
	games(source: Source, options: PgnGamesOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnGame, PgnReport | undefined, void>;
	games(source: Source, options?: PgnGamesOptions): AsyncGenerator<PgnGame, PgnReport | undefined, void>;
	/**
	 * The position after a move, as FEN: after so many plies of the main line, by default all of them, or after a move of the game, wherever that
	 * is. A move that is not legal, and those after it, change nothing. Rejects with TypeError for a number of plies that the main line does not
	 * have, for a move that is not in the game, and where the start position is not known.
	 *
	 * @example
	 * ```js
	 * console.log(await pgn.fen(game, 0)); // rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
	 * console.log(await pgn.fen(game, game.moves[2])); // rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq f3 0 2
	 * ```
	 */
	fen(game: Pick<PgnGame, "start" | "moves" | "variations">, at?: number | PgnMove, options?: FenOptions): Promise<string>;
	/**
	 * All legal moves of a position, in no particular order; none where it is mate or stalemate. Fields that the FEN does not have are read as "w",
	 * "-", "-", 0 and 1. Chess960 is as chess: the rights to castle say which rooks they are of. Rejects with TypeError, which says why, for a FEN
	 * that cannot be read, and where the laws know no moves: a side has not one king, a pawn is on the first or last rank, or the side that is not
	 * to move is in check.
	 *
	 * @example
	 * ```js
	 * const moves = await pgn.legalMoves("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4");
	 * console.log(moves.length, moves.find(({ check }) => check === "mate").san); // 43 Qxf7#
	 * await pgn.legalMoves("8/8/8/8/8/8/8/4K3 w - - 0 1").catch((error) => console.log(error.message));
	 * // legalMoves: Black has no king in this FEN; each side must have one.
	 * ```
	 */
	legalMoves(fen: string, options?: LegalMovesOptions): Promise<LegalMove[]>;
	/**
	 * Ends the module and its worker. Calls that are under way reject with KitClosedError, and so do later ones.
	 *
	 * @example
	 * ```js
	 * const own = await load();
	 * own.close();
	 * await own.parse(source).catch((error) => console.log(error.message)); // this Pgn was closed
	 * ```
	 */
	close(): void;
	/**
	 * The same as `close`: `using pgn = await load()` closes at the end of the block. Not in engines that have no such symbol.
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
