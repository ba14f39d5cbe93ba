/** The options of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Fix, Severity } from "../../host/found.js";
import type { ByteSink, NodeSink, Progress } from "../../host/types.js";
import type { PgnRuleName } from "./rules.js";

/**
 * Options of `parse` and `games`.
 *
 * @example
 * ```js
 * const { games, gameCount } = await pgn.parse(source, { from: 2, count: 1, moves: false });
 * console.log(games.length, games[0].number, gameCount, "moves" in games[0]); // 1 2 2 false
 * ```
 */
export interface PgnParseOptions extends PieceOptions {
	/** The first game that is wanted, from 1. Default 1. */
	from?: number;
	/** How many games are wanted. Default: all. */
	count?: number;
	/** With `false` the moves are not read, and games have their tags alone, which takes a part of the time. Default true. */
	moves?: boolean;
}

/**
 * Options of `games`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pgn.games(source, { diagnostics: true })) console.log(number, diagnostics.length);
 * // 1 0
 * // 2 0
 * const found = pgn.games("1. e4 e5 (1... c5 2. Nf3) *", { position: "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b", variations: true });
 * for await (const { number, at } of found) console.log(number, at); // 1 [ 1, 0, 1 ]
 * const ending = '[FEN "8/1r3k2/8/8/8/1P6/1R3K2/8 w - - 0 1"]\n\n1. b4 Rxb4 2. Rxb4 *';
 * for await (const { at } of pgn.games(ending, { material: "KRk" })) console.log(at); // [ 2 ]
 * ```
 */
export interface PgnGamesOptions extends PgnParseOptions {
	/**
	 * Only the games that come to a position, each with the place of the first move that leads there, `at`: a FEN, or as many of its first fields as
	 * matter. So the men alone are enough, or these and who is to move; with the fourth field, an en passant square counts where a pawn can take.
	 */
	position?: string | undefined;
	/** Only the games in which exactly these men are on the board at a time, with `at` as above: their letters, as in "KRPkr". */
	material?: string | undefined;
	/** Looks for `position` and `material` in variations, too. Default false. */
	variations?: boolean | undefined;
	/**
	 * Checks the file as `validate` does: each game comes with its diagnostics. In `pbnkit/pgn/read`, and with `moves: false`, these are what was
	 * found while it was read. Default false.
	 */
	diagnostics?: boolean;
}

/**
 * Options of `games` that look for something: games come with the place of it.
 *
 * @example
 * ```ts
 * import type { PgnSearchOptions } from "pbnkit/pgn";
 *
 * const wanted: PgnSearchOptions = { material: "Kk", variations: true };
 * for await (const { number } of pgn.games(source, wanted)) console.log(number);
 * ```
 */
export type PgnSearchOptions = PgnGamesOptions & ({ position: string } | { material: string });

/**
 * Options of `validate`.
 *
 * @example
 * ```js
 * const { diagnostics, text } = await pgn.validate('[Event "a\tb"]\n\n1. e4 e5 2. Ke3 *\n', {
 * 	as: "import",
 * 	severities: { "text/tab-in-string": "off" },
 * 	text: { path: "games.pgn", errorsOnly: true },
 * });
 * console.log(diagnostics.some(({ rule }) => rule === "text/tab-in-string"), text?.split("\n")[0].startsWith("games.pgn:3:")); // false true
 * ```
 */
export interface PgnValidateOptions extends PieceOptions {
	/** What the file is checked as: any PGN, export format (3.2), or reduced export format (3.2.4). Default "import". */
	as?: "import" | "export" | "reduced";
	/** The severities of rules for this call, by their names; "off" leaves a rule out. */
	severities?: Partial<Record<PgnRuleName, Severity | "off">>;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * Options of `apply`.
 *
 * @example
 * ```js
 * const sloppy = '[Event "a\tb"]\n\n1. e4 *\n';
 * const { diagnostics } = await pgn.validate(sloppy);
 * const fixes = diagnostics.filter(({ rule }) => rule === "text/tab-in-string").flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
 * const { applied } = await pgn.apply(sloppy, { fixes, unmappable: "replace" });
 * console.log(applied); // 1
 * ```
 */
export interface PgnApplyOptions extends SourceOptions, Pick<PgnValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

/**
 * How the writer writes.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.export(source, {
 * 	as: "export",
 * 	encoding: "latin1",
 * 	order: "collate",
 * 	escapes: "omit",
 * 	variations: "omit",
 * 	comments: "omit",
 * 	nags: "omit",
 * 	clocks: "omit",
 * });
 * console.log(new TextDecoder("latin1").decode(bytes).includes("1. e4 e5 2. Nf3 Nc6 1/2-1/2")); // true
 * ```
 */
export interface PgnWriterOptions {
	/** "export" is export format (3.2); "reduced" leaves out all but the seven tags and the main line (3.2.4). Default "export". */
	as?: "export" | "reduced";
	/**
	 * "utf-8" is what all programs read today; "iso-8859-1" (Latin-1) is what the standard of 1994 asks for, "ascii" what every program reads: these two
	 * write "?" for what they lack. Default "utf-8". "utf8" and "latin1" are other names of these.
	 */
	encoding?: "utf-8" | "iso-8859-1" | "ascii" | "utf8" | "latin1";
	/** "collate" sorts the games by date, event, site, round, players and result (12). Default "file": the order that they have. */
	order?: "file" | "collate";
	/** Whether lines stay that begin with "%" (6). Default "keep". */
	escapes?: "keep" | "omit";
	/** Whether variations stay. Default "keep". */
	variations?: "keep" | "omit";
	/** Whether comments stay. Default "keep". */
	comments?: "keep" | "omit";
	/** Whether annotations such as $1 and ! stay. Default "keep". */
	nags?: "keep" | "omit";
	/** Whether clocks and times stay, which are commands in comments. Default "keep". */
	clocks?: "keep" | "omit";
}

/**
 * Options of `export`.
 *
 * @example
 * ```js
 * import { createReadStream, createWriteStream } from "node:fs";
 *
 * const { gameCount } = await pgn.export(createReadStream("games.pgn"), { to: createWriteStream("exported.pgn") });
 * console.log(gameCount); // 2
 * ```
 */
export interface PgnExportOptions extends PieceOptions, PgnWriterOptions {
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
	/**
	 * Where the file is written, piece by piece; then there are no `bytes`, and memory does not grow with the file. The next piece
	 * waits until the stream has taken the last one. The stream is closed at the end, and aborted where the call rejects.
	 */
	to?: ByteSink | NodeSink | undefined;
}

/**
 * Options of `edit`.
 *
 * @example
 * ```js
 * const takesItsSquare = [{ game: 2, move: 0, value: "Nf3" }];
 * const { refused } = await pgn.edit(source, takesItsSquare);
 * console.log(refused?.[0].rule); // move/illegal
 * ```
 */
export interface PgnEditOptions extends SourceOptions, Pick<PgnValidateOptions, "severities" | "text"> {}

/**
 * Options of `convert`.
 *
 * @example
 * ```js
 * const { bytes } = await pgn.convert("1. e4 e5 2. Nf3 *", { to: "fen", positions: "end", distinct: true, enPassant: "legal", castling: "letters" });
 * console.log(new TextDecoder().decode(bytes).trim()); // rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 * const table = await pgn.convert(source, { to: "csv", columns: ["White", "Black"] });
 * console.log(table.lines > 0); // true
 * const game = await pgn.convert("8/8/8/8/8/8/8/K1k5 w - - 0 1\n", { to: "pgn", from: "fen", moves: "comment" });
 * console.log(new TextDecoder().decode(game.bytes).includes("[FEN ")); // true
 * ```
 */
export interface PgnConvertOptions extends SourceOptions {
	/** What the file becomes. */
	to: "fen" | "epd" | "csv" | "uci" | "pgn";
	/** Which positions FEN and EPD have: those after each move of the main line, the last one, or the first. Default "plies". */
	positions?: "plies" | "end" | "start";
	/** Leaves out positions that came before. Default false. */
	distinct?: boolean;
	/** Whether the square that a pawn has passed is always there, or only where a pawn can take in passing. Default "always". */
	enPassant?: "always" | "legal";
	/** How the right to castle is written: KQkq, or the files of the rooks. Default "letters". */
	castling?: "letters" | "files";
	/** The columns of CSV: names of tags, "number", "plies" and "end". */
	columns?: readonly string[];
	/** What a file of positions is that becomes PGN. Default "auto". */
	from?: "auto" | "epd" | "fen";
	/** What becomes of the moves in a file of positions that becomes PGN. Default "moves". */
	moves?: "moves" | "comment";
}

/**
 * Options of `blocks`.
 *
 * @example
 * ```js
 * console.log((await pgn.blocks("<FEN>7k/8/5KQ1/8/8/8/8/8 w - - 0 1</FEN>", { notation: "fen" })).length); // 1
 * ```
 */
export interface PgnBlocksOptions extends SourceOptions {
	/** Which blocks are found: games, or positions. Default "pgn". */
	notation?: "pgn" | "fen";
}

/**
 * Options of `write`.
 *
 * @example
 * ```js
 * const tags = { Site: "東京" };
 * await pgn.write([{ tags }], { encoding: "ascii" }).catch((error) => console.log(error.name)); // TypeError
 * const { bytes } = await pgn.write([{ tags }], { encoding: "ascii", unmappable: "replace", signal: AbortSignal.timeout(60_000) });
 * console.log(new TextDecoder().decode(bytes).split("\n").find((line) => line.startsWith("[Site"))); // [Site "??"]
 * await pgn.write([{ tags }], { onProgress: ({ done, total }) => console.log(`${done} of ${total}`) }); // 1 of 1
 * ```
 */
export interface PgnWriteOptions extends PgnWriterOptions {
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
 * Options of `fen`.
 *
 * @example
 * ```js
 * const { games } = await pgn.parse("1. e4 *");
 * console.log(await pgn.fen(games[0], 1)); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * console.log(await pgn.fen(games[0], 1, { enPassant: "legal" })); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
 * const later = new AbortController();
 * later.abort(new Error("the board was closed"));
 * await pgn.fen(games[0], 1, { signal: later.signal }).catch((error) => console.log(error.message)); // the board was closed
 * ```
 */
export interface FenOptions {
	/** Whether the square that a pawn has passed is always there, as the standard has it, or only where a pawn can take in passing. Default "standard". */
	enPassant?: "standard" | "legal";
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
}

/**
 * Options of `legalMoves`.
 *
 * @example
 * ```js
 * const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
 * const castling = async (options) => (await pgn.legalMoves(fen, options)).find(({ san }) => san === "O-O").uci;
 * console.log(await castling(), await castling({ variant: "chess960" })); // e1g1 e1h1
 * const later = new AbortController();
 * later.abort(new Error("the board was closed"));
 * await pgn.legalMoves(fen, { signal: later.signal }).catch((error) => console.log(error.message)); // the board was closed
 * ```
 */
export interface LegalMovesOptions {
	/**
	 * What is played. The moves are the same: only as UCI writes castling, the king goes onto the rook in Chess960. Default: Chess960 where the
	 * rights to castle are such as only it has, else chess.
	 */
	variant?: "chess" | "chess960" | undefined;
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
}
