/** The options of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Encoding, Fix, Severity } from "../../host/found.js";
import type { PdnRuleName } from "./rules.js";

/**
 * The encodings of files of PDN: those of all notations, and those of Russian files, which bytes alone do not tell.
 *
 * @example
 * ```js
 * const file = Uint8Array.from([...'[White "', 0xcb, 0xe5, 0xed, 0xe0, ...'"]\n1. c3-d4 *'], (each) => (typeof each === "string" ? each.charCodeAt(0) : each));
 * const { games, encoding } = await pdn.parse(file, { sourceEncoding: "windows-1251" });
 * console.log(games[0].tags[0].value, encoding); // Лена windows-1251
 * ```
 */
export type PdnEncoding = Encoding | "windows-1251" | "koi8-r" | "ibm866";

/**
 * What a caller may say of a file of PDN before it is read.
 *
 * @example
 * ```js
 * const latin = Uint8Array.from('[Site "Malmö"]\n1. 32-28 *', (character) => character.charCodeAt(0));
 * const { games } = await pdn.parse(latin, { sourceEncoding: "iso-8859-1" });
 * console.log(games[0].tags[0].value); // Malmö
 * ```
 */
export interface PdnSourceOptions extends Omit<SourceOptions, "sourceEncoding"> {
	/** The character encoding of the bytes; "latin1", "utf8", "cp1251" and "cp866" are other names. Default: detected from the bytes. */
	sourceEncoding?: PdnEncoding | "latin1" | "utf8" | "cp1251" | "cp866";
}

/**
 * Options of `parse`.
 *
 * @example
 * ```js
 * const { games, gameCount } = await pdn.parse(source, { from: 2, count: 1, moves: false });
 * console.log(games.length, games[0].number, gameCount, "moves" in games[0]); // 1 2 2 false
 * ```
 */
export interface PdnParseOptions extends PdnSourceOptions, Pick<PieceOptions, "onProgress"> {
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
 * for await (const { number, diagnostics } of pdn.games(source, { diagnostics: true })) console.log(number, diagnostics.length);
 * // 1 0
 * // 2 0
 * ```
 */
export interface PdnGamesOptions extends PdnParseOptions {
	/** Checks the file as `validate` does: each game comes with its diagnostics. Default false. */
	diagnostics?: boolean;
}

/**
 * Options of `validate`.
 *
 * @example
 * ```js
 * const { diagnostics, text } = await pdn.validate('[GameType "20"]\n1. 32 - 28 19-20 *\n', {
 * 	severities: { "move/space": "off" },
 * 	text: { path: "games.pdn", errorsOnly: true },
 * });
 * console.log(diagnostics.some(({ rule }) => rule === "move/space"), text?.split("\n")[0].startsWith("games.pdn:2:")); // false true
 * ```
 */
export interface PdnValidateOptions extends PdnSourceOptions, Pick<PieceOptions, "onProgress"> {
	/** The severities of rules for this call, by their names; "off" leaves a rule out. */
	severities?: Partial<Record<PdnRuleName, Severity | "off">>;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * Options of `apply`.
 *
 * @example
 * ```js
 * const sloppy = '[GameType "20"]\n1. 32 - 28 *\n';
 * const { diagnostics } = await pdn.validate(sloppy);
 * const fixes = diagnostics.filter(({ rule }) => rule === "move/space").flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
 * const { applied } = await pdn.apply(sloppy, { fixes, unmappable: "replace" });
 * console.log(applied); // 1
 * ```
 */
export interface PdnApplyOptions extends PdnSourceOptions, Pick<PdnValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

/**
 * Options of `blocks`.
 *
 * @example
 * ```js
 * console.log((await pdn.blocks('<pre class="pdn-fen">W:W31:B1</pre>', { notation: "fen" })).length); // 1
 * ```
 */
export interface PdnBlocksOptions extends PdnSourceOptions {
	/** Which blocks are found: games, or positions. Default "pdn". */
	notation?: "pdn" | "fen";
}

/**
 * Options of `fen`.
 *
 * @example
 * ```js
 * const later = new AbortController();
 * later.abort(new Error("the board was closed"));
 * await pdn.fen(game, 1, { signal: later.signal }).catch((error) => console.log(error.message)); // the board was closed
 * ```
 */
export interface PdnFenOptions {
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
}

/**
 * Options of `legalMoves`.
 *
 * @example
 * ```js
 * const moves = async (options) => (await pdn.legalMoves("W:W28:B18,23", options)).map(({ san }) => san).join(" ");
 * console.log(await moves(), await moves({ variant: "english" })); // 28x19 28-24
 * const later = new AbortController();
 * later.abort(new Error("the board was closed"));
 * await pdn.legalMoves("W:W28:B1", { signal: later.signal }).catch((error) => console.log(error.message)); // the board was closed
 * ```
 */
export interface PdnLegalMovesOptions extends PdnFenOptions {
	/** What is played: a name of `variants` of `pbnkit/pdn/board`, or a value of the tag GameType. Default "international". */
	variant?: string | undefined;
}
