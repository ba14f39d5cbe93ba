/** The options of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Encoding, Fix, Severity } from "../../host/found.js";
import type { ByteSink, NodeSink, Progress } from "../../host/types.js";
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
	/**
	 * Checks the file as `validate` does: each game comes with its diagnostics. In `pbnkit/pdn/read` these are what was found while it was read.
	 * Default false.
	 */
	diagnostics?: boolean;
}

/**
 * Options of `validate`.
 *
 * @example
 * ```js
 * const { diagnostics, text } = await pdn.validate('[GameType "20"]\n1. 32 - 28 19-20 *\n', {
 * 	as: "import",
 * 	severities: { "move/space": "off" },
 * 	text: { path: "games.pdn", errorsOnly: true },
 * });
 * console.log(diagnostics.some(({ rule }) => rule === "move/space"), text?.split("\n")[0].startsWith("games.pdn:2:")); // false true
 * ```
 */
export interface PdnValidateOptions extends PdnSourceOptions, Pick<PieceOptions, "onProgress"> {
	/** What the file is checked as: any PDN, or what PDN 3.0 has for writing. Default "import". */
	as?: "import" | "export";
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
 * How the writer writes.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.export(source, {
 * 	encoding: "latin1",
 * 	separator: "result",
 * 	notation: "algebraic",
 * 	captures: "full",
 * 	missing: "fill",
 * 	escapes: "omit",
 * 	variations: "omit",
 * 	comments: "omit",
 * 	nags: "omit",
 * 	clocks: "omit",
 * });
 * console.log(new TextDecoder("latin1").decode(bytes).includes('[Site "?"]')); // true
 * ```
 */
export interface PdnWriterOptions {
	/**
	 * "utf-8" is what PDN 3.0 asks for; "iso-8859-1" (Latin-1) and "ascii" write "?" for what they lack. Default "utf-8". "utf8" and "latin1" are other
	 * names of these.
	 */
	encoding?: "utf-8" | "iso-8859-1" | "ascii" | "utf8" | "latin1";
	/** What ends a game: a star, as PDN 3.0 has it, or its result, which older programs want. Default "star". */
	separator?: "star" | "result";
	/** How squares are written: as the variant has it, with numbers, or with letters. Default "variant". */
	notation?: "variant" | "numeric" | "algebraic";
	/** Whether a capture is written short where that is enough, or always with all squares of its way. Default "short". */
	captures?: "short" | "full";
	/** Whether the seven tags that every game should have are added where it lacks them. Default "omit". */
	missing?: "omit" | "fill";
	/** Whether lines stay that begin with "%". Default "keep". */
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
 * const { gameCount } = await pdn.export(createReadStream("games.pdn"), { to: createWriteStream("exported.pdn") });
 * console.log(gameCount); // 2
 * ```
 */
export interface PdnExportOptions extends PdnSourceOptions, Pick<PieceOptions, "onProgress">, PdnWriterOptions {
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
 * const { refused } = await pdn.edit(source, [{ game: 1, move: 0, value: "31-27" }], { severities: { "move/space": "off" } });
 * console.log(refused !== undefined); // true
 * ```
 */
export interface PdnEditOptions extends PdnSourceOptions, Pick<PdnValidateOptions, "severities" | "text"> {}

/**
 * Options of `convert`.
 *
 * @example
 * ```js
 * const { bytes } = await pdn.convert(source, { to: "fen", positions: "end", distinct: true, notation: "numeric" });
 * console.log(new TextDecoder().decode(bytes).split("\n").length); // 3
 * const table = await pdn.convert(source, { to: "csv", columns: ["White", "Black"] });
 * console.log(new TextDecoder().decode(table.bytes).split("\r\n")[1]); // Ann,Bob
 * ```
 */
export interface PdnConvertOptions extends PdnSourceOptions {
	/** What the file becomes: positions, a line each, or a table of tags. */
	to: "fen" | "csv";
	/** Which positions: those after each move of the main line, the last one, or the first. Default "plies". */
	positions?: "plies" | "end" | "start";
	/** Leaves out positions that came before. Default false. */
	distinct?: boolean;
	/** How squares are written. Default "variant". */
	notation?: "variant" | "numeric" | "algebraic";
	/** The columns of CSV: names of tags, "number", "variant", "plies" and "end". */
	columns?: readonly string[];
}

/**
 * Options of `write`.
 *
 * @example
 * ```js
 * const made = { variant: "20", tags: { White: "東京" } };
 * await pdn.write([made], { encoding: "ascii" }).catch((error) => console.log(error.name)); // TypeError
 * const { bytes } = await pdn.write([made], { encoding: "ascii", unmappable: "replace", signal: AbortSignal.timeout(60_000) });
 * console.log(new TextDecoder().decode(bytes).includes('[White "??"]')); // true
 * await pdn.write([made], { onProgress: ({ done, total }) => console.log(`${done} of ${total}`) }); // 1 of 1
 * ```
 */
export interface PdnWriteOptions extends PdnWriterOptions {
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
