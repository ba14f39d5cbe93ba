/// <reference lib="esnext.disposable" preserve="true" />
/** The verbs. */
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { PbiApplyOptions, PbiBlocksOptions, PbiConvertOptions, PbiEditOptions, PbiExportOptions, PbiParseOptions, PbiProblemsOptions, PbiValidateOptions, PbiWriteOptions } from "./options.js";
import type { PbiProblem } from "./problem.js";
import type { CheckedPbiProblem, PbiApplied, PbiBlock, PbiConverted, PbiEdited, PbiExported, PbiFile, PbiRead, PbiRule, PbiValidation, PbiWritten } from "./report.js";
import type { PbiRuleName } from "./rules.js";
import type { PbiProblemEdit, PbiProblemToWrite } from "./written.js";

/**
 * All verbs. Bad PBI is data, never an exception. Every call rejects with
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
 * const { gameCount, counts } = await pbi.validate(source);
 * console.log(`${gameCount} problems, ${counts.error} errors`); // 2 problems, 0 errors
 * ```
 */
export interface Pbi {
	/**
	 * All problems, or those that are wanted.
	 *
	 * @example
	 * ```js
	 * const { problems } = await pbi.parse(source);
	 * console.log(problems.map(({ stipulation, men }) => `${stipulation} (${men?.white}+${men?.black})`).join(", ")); // #2 (4+2), h#2 (3+4)
	 * ```
	 */
	parse(source: Source, options?: PbiParseOptions): Promise<PbiFile>;
	/**
	 * One problem at a time, in memory that does not grow with the file: `for await (const problem of pbi.problems(file))`. Whoever leaves the loop
	 * ends the reading. At the end of the file the generator returns what is said of the file, or what `validate` finds where the option
	 * `diagnostics` asks for it; undefined where `count` ended it before.
	 *
	 * @example
	 * ```js
	 * for await (const { number, names, stipulation } of pbi.problems(source)) console.log(number, names.join("; "), stipulation);
	 * // 1 Chance, A.; B. Prototype #2
	 * // 2 Chance, A. h#2
	 * ```
	 */
	problems(source: Source, options: PbiProblemsOptions & { diagnostics: true }): AsyncGenerator<CheckedPbiProblem, PbiRead | undefined, void>;
	problems(source: Source, options?: PbiProblemsOptions): AsyncGenerator<PbiProblem, PbiRead | undefined, void>;
	/**
	 * What is wrong with a file.
	 *
	 * @example
	 * ```js
	 * const { diagnostics } = await pbi.validate("\uFEFF#PBI 1.2\nA. Chance:8/8/8/8/8/8/8/KN1k4:mate in 2::::::\n", { severities: { "source/missing": "off" } });
	 * for (const { rule, line, span } of diagnostics) console.log(`line ${line}, column ${span.start.column}: ${rule}`);
	 * // line 2, column 26: position/knight
	 * ```
	 */
	validate(source: Source, options?: PbiValidateOptions): Promise<PbiValidation>;
	/**
	 * Applies fixes, those that are given or all that are safe, and checks the result.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pbi.apply("\uFEFF#pbi 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n");
	 * console.log(new TextDecoder().decode(bytes).startsWith("#PBI 1.2\n")); // true
	 * ```
	 */
	apply(source: Source, options?: PbiApplyOptions): Promise<PbiApplied>;
	/**
	 * The file in our own form of PBI, in which every program reads it, and what `validate` finds. Nothing is lost.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pbi.export("#pbi 1.2\r\nS\\x3at John:11111111/8/8/8/8/8/8/KS1k4:#2\r\n");
	 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // S\x3at John:8/8/8/8/8/8/8/KS1k4:#2::::::
	 * ```
	 */
	export(source: Source, options?: PbiExportOptions & { to?: undefined }): Promise<PbiExported>;
	export(source: Source, options: PbiExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PbiExported, "bytes">>;
	export(source: Source, options: PbiExportOptions): Promise<Omit<PbiExported, "bytes"> & Partial<PbiExported>>;
	/**
	 * Sets fields of problems, adds and removes problems; every other byte stays. The edits are made together or not at all: where they bring an
	 * error that the source does not have, `refused` has it, and nothing is changed. Rejects with TypeError for what no value can mend, such as the
	 * number of a problem that is not there.
	 *
	 * @example
	 * ```js
	 * const { changed, refused } = await pbi.edit(source, [{ problem: 1, set: { status: "*" } }]);
	 * console.log(changed.map(({ before, after }) => `${before} → ${after}`)[0], refused); // ! → * undefined
	 * ```
	 */
	edit(source: Source, edits: readonly PbiProblemEdit[], options?: PbiEditOptions): Promise<PbiEdited>;
	/**
	 * Problems that were read, or made by hand, as a file. Rejects with TypeError, which names the place, as in `problems[0].names`, for what cannot
	 * be written.
	 *
	 * @example
	 * ```js
	 * const { bytes } = await pbi.write([{ names: ["Ann"], position: "8/7S/k7/p7/8/8/Q3K3/7R", stipulation: "#2" }]);
	 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // Ann:8/7S/k7/p7/8/8/Q3K3/7R:#2::::::
	 * await pbi.write([{ names: ["A\u2028B"] }]).catch((error) => console.log(error.message.startsWith("write: problems[0].names "))); // true
	 * ```
	 */
	write(problems: readonly PbiProblemToWrite[], options?: PbiWriteOptions): Promise<PbiWritten>;
	/**
	 * What other programs read, or problems of what they write. The first call loads `pbiconvert.wasm`, which is beside the script, and rejects with
	 * KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const { bytes, lost } = await pbi.convert(source, { to: "epd" });
	 * console.log(new TextDecoder().decode(bytes).includes(" bm Rb1;"), lost.map(({ what }) => what).includes("awards")); // true true
	 * ```
	 */
	convert(source: Source, options: PbiConvertOptions): Promise<PbiConverted>;
	/**
	 * The blocks of PBI in a document, in its order; none in a file of problems.
	 *
	 * @example
	 * ```js
	 * const page = '<p>Mate in two:</p>\n<pre class="pbi" lang="de">\n:8/7S/k7/p7/8/8/Q3K3/7R:#2::::::\n</pre>\n';
	 * for (const { container, attributes, text } of await pbi.blocks(page)) console.log(container, attributes.lang, text.trim()); // pre de :8/7S/k7/p7/8/8/Q3K3/7R:#2::::::
	 * ```
	 */
	blocks(document: Source, options?: PbiBlocksOptions): Promise<PbiBlock[]>;
	/**
	 * The page of a rule, as Markdown; undefined if no rule has that name. The first call loads `pbi-rules.txt`, which is beside the
	 * script, and rejects with KitLoadError where that fails; a later one tries again.
	 *
	 * @example
	 * ```js
	 * const page = await pbi.explain("position/knight");
	 * console.log(page?.startsWith("# ")); // true
	 * ```
	 */
	explain(rule: PbiRuleName | (string & {})): Promise<string | undefined>;
	/**
	 * All rules, sorted by name.
	 *
	 * @example
	 * ```js
	 * const rules = await pbi.rules();
	 * console.log(rules.find(({ name }) => name === "position/knight")?.severity); // error
	 * ```
	 */
	rules(): Promise<PbiRule[]>;
	/**
	 * Ends the module and its worker. Calls that are under way reject with KitClosedError, and so do later ones.
	 *
	 * @example
	 * ```js
	 * const own = await load();
	 * own.close();
	 * await own.parse(source).catch((error) => console.log(error.message)); // this Pbi was closed
	 * ```
	 */
	close(): void;
	/**
	 * The same as `close`: `using pbi = await load()` closes at the end of the block. Not in engines that have no such symbol.
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
