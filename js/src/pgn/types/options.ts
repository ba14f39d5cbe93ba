/** The options of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Fix, Severity } from "../../host/found.js";
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
 * ```
 */
export interface PgnGamesOptions extends PgnParseOptions {
	/**
	 * Checks the file as `validate` does: each game comes with its diagnostics. In `pbnkit/pgn/read`, and with `moves: false`, these are what was
	 * found while it was read. Default false.
	 */
	diagnostics?: boolean;
}

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
