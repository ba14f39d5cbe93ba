/** The options of `load`, and of the verbs. */
import type { PieceOptions, SourceOptions, TextOptions } from "../../host/call-options.js";
import type { Fix, Severity } from "../../host/found.js";
import type { ByteSink, LoadOptions, NodeSink, Progress } from "../../host/types.js";
import type { PbiRuleName } from "./rules.js";

/**
 * What `load` makes ready.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pbi";
 *
 * const [wasm, converter] = ["pbi.wasm", "pbiconvert.wasm"].map((name) => new URL(import.meta.resolve(`pbnkit/${name}`)));
 * const own = await load({ wasm, converter });
 * console.log((await own.convert(source, { to: "fen" })).lines); // 2
 * own.close();
 * ```
 */
export interface PbiLoadOptions extends LoadOptions {
	/**
	 * Where the module is that converts, or the module, in the same ways as `wasm`. Default: `pbiconvert.wasm`, beside this script. It is loaded by the first
	 * `convert`.
	 */
	converter?: LoadOptions["wasm"];
}

/**
 * Options of `parse`.
 *
 * @example
 * ```js
 * const { problems, gameCount } = await pbi.parse(source, { from: 2, count: 1 });
 * console.log(problems.length, problems[0].number, gameCount); // 1 2 2
 * ```
 */
export interface PbiParseOptions extends PieceOptions {
	/** The first problem that is wanted, from 1. Default 1. */
	from?: number;
	/** How many problems are wanted. Default: all. */
	count?: number;
}

/**
 * Options of `problems`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pbi.problems(source, { diagnostics: true })) console.log(number, diagnostics.length);
 * // 1 0
 * // 2 0
 * ```
 */
export interface PbiProblemsOptions extends PbiParseOptions {
	/** Checks the file as `validate` does: each problem comes with its diagnostics. Default false. */
	diagnostics?: boolean;
}

/**
 * Options of `validate`.
 *
 * @example
 * ```js
 * const { diagnostics, text } = await pbi.validate("\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KN1k4:#2::::::\n", {
 * 	as: "import",
 * 	severities: { "source/missing": "off" },
 * 	text: { path: "problems.pbi", errorsOnly: true },
 * });
 * console.log(diagnostics.some(({ rule }) => rule === "source/missing"), text?.startsWith("problems.pbi:2:")); // false true
 * ```
 */
export interface PbiValidateOptions extends PieceOptions {
	/** What the file is checked as: any PBI, or our own form of it, which `export` writes. Default "import". */
	as?: "import" | "export";
	/** The severities of rules for this call, by their names; "off" leaves a rule out. */
	severities?: Partial<Record<PbiRuleName, Severity | "off">>;
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
}

/**
 * Options of `apply`.
 *
 * @example
 * ```js
 * const sloppy = "\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KN1k4:#2::::::\n";
 * const { diagnostics } = await pbi.validate(sloppy);
 * const fixes = diagnostics.filter(({ rule }) => rule === "position/knight").flatMap(({ fixes }) => fixes?.slice(0, 1) ?? []);
 * const { applied } = await pbi.apply(sloppy, { fixes, unmappable: "replace" });
 * console.log(applied); // 1
 * ```
 */
export interface PbiApplyOptions extends SourceOptions, Pick<PbiValidateOptions, "severities" | "text"> {
	/** Fixes of diagnostics of this very source. Default: all safe ones, and those that they make possible. */
	fixes?: Pick<Fix, "edits">[];
	/**
	 * What becomes of a character in a text of `fixes` that the source's encoding lacks: with "refuse" the call rejects with a
	 * TypeError that names it, with "replace" it is written as "?". Default "refuse".
	 */
	unmappable?: "refuse" | "replace";
}

/**
 * Options of `export`.
 *
 * @example
 * ```js
 * import { createReadStream, createWriteStream } from "node:fs";
 *
 * const { gameCount } = await pbi.export(createReadStream("problems.pbi"), { to: createWriteStream("exported.pbi") });
 * console.log(gameCount); // 2
 * ```
 */
export interface PbiExportOptions extends PieceOptions {
	/** Asks for the diagnostics as text, too. */
	text?: TextOptions;
	/** Where the file is written; then there are no `bytes`. The stream is closed at the end, and aborted where the call rejects. */
	to?: ByteSink | NodeSink | undefined;
}

/**
 * Options of `edit`.
 *
 * @example
 * ```js
 * const { refused } = await pbi.edit(source, [{ problem: 1, set: { position: "KN6" } }], { severities: { "source/missing": "off" } });
 * console.log(refused !== undefined); // true
 * ```
 */
export interface PbiEditOptions extends SourceOptions, Pick<PbiValidateOptions, "severities" | "text"> {}

/**
 * Options of `write`.
 *
 * @example
 * ```js
 * const { bytes } = await pbi.write(problems, { comments: [" In English letters."], signal: AbortSignal.timeout(60_000), onProgress: ({ done, total }) => console.log(`${done} of ${total}`) }); // 2 of 2
 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // # In English letters.
 * ```
 */
export interface PbiWriteOptions {
	/** The comment lines, without their number signs. */
	comments?: readonly string[];
	/** Aborts the call: it rejects with the signal's reason. */
	signal?: AbortSignal | undefined;
	/** Called after each hundred problems, with how many are done, and how many there are. If it throws, the call rejects with what it throws. */
	onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Options of `convert`.
 *
 * @example
 * ```js
 * const { bytes } = await pbi.convert("8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1\n", { from: "fen", stipulation: "#2" });
 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // :8/7S/k7/p7/8/8/Q3K3/7R:#2::::::
 * const table = await pbi.convert(source, { to: "csv" });
 * console.log(new TextDecoder().decode(table.bytes).startsWith("problem,authors,")); // true
 * ```
 */
export interface PbiConvertOptions extends SourceOptions {
	/** What the source is: PBI, a list of positions as FEN, or the YAML of Olive and YACPDB. Default "pbi". What is not PBI becomes that. */
	from?: "pbi" | "fen" | "olv";
	/**
	 * What the file becomes: PBI, a list of positions as FEN or EPD, games of PGN with the key, input for Popeye, a table, diagrams for LaTeX, or the YAML
	 * of Olive. Default "pbi".
	 */
	to?: "pbi" | "fen" | "epd" | "pgn" | "popeye" | "csv" | "latex" | "olv";
	/** The stipulation of all positions of a list. */
	stipulation?: string;
}

/**
 * Options of `blocks`.
 *
 * @example
 * ```js
 * console.log((await pbi.blocks('<pre class="pbi">::#2::::::</pre>', { sourceEncoding: "utf-8" })).length); // 1
 * ```
 */
export interface PbiBlocksOptions extends SourceOptions {}
