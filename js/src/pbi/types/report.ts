/** What the verbs give besides problems. */
import type { Edit, Encoding, Fix, Related, Severity, Span } from "../../host/found.js";
import type { PbiProblem } from "./problem.js";
import type { PbiRuleName } from "./rules.js";

/**
 * What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not.
 *
 * @example
 * ```js
 * const { diagnostics } = await pbi.validate("\uFEFF#PBI 1.2\nA. Chance:8/8/8/8/8/8/8/KN1k4:#2::::::\n");
 * const { rule, severity, game, line, span } = diagnostics.find((each) => each.severity === "error");
 * console.log(`${rule} ${severity} in problem ${game}, line ${line}, column ${span.start.column}`); // position/knight error in problem 1, line 2, column 26
 * ```
 */
export interface PbiDiagnostic {
	/** The rule's name, `area/what`. */
	rule: PbiRuleName;
	severity: Severity;
	message: string;
	span: Span;
	/** The number of the problem, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The number of the line. */
	line?: string;
	/** The section of the standard. */
	section: string;
	related?: Related[];
	/** The best first. */
	fixes?: Fix[];
}

/**
 * How many diagnostics of one rule were counted, but not listed.
 *
 * @example
 * ```js
 * const { omitted } = await pbi.validate(`#PBI 1.2\n${":8/8/8/8/8/8/8/K7:#2::::::\n".repeat(2000)}`);
 * console.log(omitted.map(({ rule, count }) => `${count} more of ${rule}`).includes("1000 more of position/kings")); // true
 * ```
 */
export interface PbiOmitted {
	rule: PbiRuleName;
	severity: Severity;
	count: number;
}

/**
 * What is said of a file. `parse` says only what keeps it from being read; what is wrong with its problems says `validate`.
 *
 * @example
 * ```js
 * const { encoding, gameCount, counts } = await pbi.validate(source);
 * console.log(encoding, gameCount, counts.error); // utf-8 2 0
 * ```
 */
export interface PbiReport {
	encoding: Encoding;
	/** How many problems the file has. */
	gameCount: number;
	/** How many diagnostics there are of each severity, the omitted ones included. */
	counts: Record<Severity, number>;
	/** In the order of the file. Of a file that is read in pieces, the list is made when it is read for the first time. */
	diagnostics: PbiDiagnostic[];
	omitted: PbiOmitted[];
}

/**
 * What is said of a file that was read.
 *
 * @example
 * ```js
 * const { version, comments } = await pbi.parse(source);
 * console.log(version, comments); // 1.2 [ ' Two problems' ]
 * ```
 */
export interface PbiRead extends PbiReport {
	/** That of PBI. */
	version: "1.1" | "1.2";
	/** The comment lines, without their number signs: they say the conventions of the file. */
	comments: string[];
}

/**
 * The result of `parse`: the problems `from` to `from + count - 1`, and what is said of the file.
 *
 * @example
 * ```js
 * let file = await pbi.parse(source);
 * const all = [...file.problems];
 * while (file.next) all.push(...(file = await pbi.parse(source, { from: file.next })).problems);
 * console.log(all.length); // 2
 * ```
 */
export interface PbiFile extends PbiRead {
	/** Each is made when it is read for the first time. */
	problems: PbiProblem[];
	/** The number of the next problem that was wanted, where the problems are too much for one answer: ask again from there. */
	next?: number;
}

/**
 * A problem of `problems` with the option `diagnostics`.
 *
 * @example
 * ```js
 * const file = "#PBI 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n:8/8/8/8/8/8/8/KN1k4:#2::::::\n";
 * for await (const { number, diagnostics } of pbi.problems(file, { diagnostics: true })) console.log(number, diagnostics.some(({ severity }) => severity === "error"));
 * // 1 false
 * // 2 true
 * ```
 */
export interface CheckedPbiProblem extends PbiProblem {
	/** What `validate` finds in the problem. */
	diagnostics: PbiDiagnostic[];
}

/**
 * The result of `validate`.
 *
 * @example
 * ```js
 * const { counts, text } = await pbi.validate("\uFEFF#PBI 1.2\n:8/8/8/8/8/8/8/KN1k4:#2::::::\n", { text: { errorsOnly: true } });
 * console.log(counts.error > 0, text?.includes("2:17: error: ")); // true true
 * ```
 */
export interface PbiValidation extends PbiReport {
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
}

/**
 * The result of `apply`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, applied } = await pbi.apply("\uFEFF#pbi 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n");
 * console.log(applied, new TextDecoder().decode(bytes).startsWith("#PBI 1.2\n")); // 1 true
 * ```
 */
export interface PbiApplied extends PbiValidation {
	/** The source with the fixes. Of fixes that overlap only the first is applied: the others are found anew. */
	bytes: Uint8Array<ArrayBuffer>;
	/** How many fixes were applied. */
	applied: number;
	/** There may be other safe fixes, which would take long: `apply` goes on with these bytes. */
	more?: true;
}

/**
 * How often export did something.
 *
 * @example
 * ```ts
 * import type { PbiChange } from "pbnkit/pbi";
 *
 * const said = ({ count, change }: PbiChange) => `${count} times: ${change}`;
 * console.log((await pbi.export(source)).changes.map(said).every((text) => text.includes(" times: "))); // true
 * ```
 */
export interface PbiChange {
	/** The rule that reports it. */
	rule: PbiRuleName;
	/** What was done, such as "boards in their shortest form". */
	change: string;
	count: number;
}

/**
 * The result of `export`: what `validate` finds, what was changed.
 *
 * @example
 * ```js
 * const { bytes } = await pbi.export("#PBI 1.2\n:11111111/8/8/8/8/8/8/KS1k4:#2::::::\n");
 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // :8/8/8/8/8/8/8/KS1k4:#2::::::
 * ```
 */
export interface PbiExported extends PbiValidation {
	/** Everything that was changed, by kind. */
	changes: PbiChange[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it is to be in export format: as the rules `export/…`, of
	 * severity "info". Of each rule the first thousand. The list is made as `diagnostics` is.
	 */
	changed: PbiDiagnostic[];
	/** The file in export format; absent if it was written to a stream. */
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What `edit` changed: a field, or a whole problem.
 *
 * @example
 * ```ts
 * import type { PbiProblemChange } from "pbnkit/pbi";
 *
 * const said = ({ problem, field, before, after }: PbiProblemChange) => `${problem}, ${field}: ${before} → ${after}`;
 * const { changed } = await pbi.edit(source, [{ problem: 1, set: { status: "*" } }]);
 * console.log(changed.map(said)); // [ '1, status: ! → *' ]
 * ```
 */
export interface PbiProblemChange {
	/** The number of the problem in the source; of one that was added, that of the one before it. */
	problem: number;
	/** The field, or the version of the file; absent where the whole problem was added, removed, or written anew. */
	field?: "version" | "names" | "position" | "stipulation" | "usedSource" | "referencedSources" | "awards" | "keymove" | "status" | "comment";
	/** The edit that asked for it, as its place in their list. */
	by: number[];
	/** What was, as the file has it; absent where it was not there. */
	before?: string;
	/** What is; absent where it is not there. */
	after?: string;
	/** Places of the source, and the texts that are there now. */
	edits: Edit[];
}

/**
 * An error that edits would bring.
 *
 * @example
 * ```js
 * const { refused, changed } = await pbi.edit(source, [{ problem: 1, set: { position: "KN6/8/8/8/8/8/8/8" } }]);
 * console.log(changed.length, refused?.every(({ severity }) => severity === "error")); // 0 true
 * ```
 */
export interface PbiRefusal extends Omit<PbiDiagnostic, "span" | "related" | "fixes"> {
	/** The edits in whose text it is, as places in their list; none where it is in what stays. */
	by: number[];
}

/**
 * The result of `edit`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, changed, refused } = await pbi.edit("#PBI 1.2\n:8/8/8/8/8/8/8/KS1k4:#2::::::\n", [{ problem: 1, set: { names: ["Ann"] } }]);
 * console.log(new TextDecoder().decode(bytes).split("\n")[1], changed.length, refused); // Ann:8/8/8/8/8/8/8/KS1k4:#2:::::: 1 undefined
 * ```
 */
export interface PbiEdited extends PbiValidation {
	/** The source with the edits; the source itself where there is nothing to change, or where some edits were refused. */
	bytes: Uint8Array<ArrayBuffer>;
	/** What was changed, in the order of the file; empty where what was there was what the edits want. */
	changed: PbiProblemChange[];
	/** Why nothing was changed; absent where all edits were made. */
	refused?: PbiRefusal[];
}

/**
 * The result of `convert`: what was found while reading, and what was made.
 *
 * @example
 * ```js
 * const { lines, lost } = await pbi.convert(source, { to: "fen" });
 * console.log(lines, lost.map(({ what }) => what).includes("awards")); // 2 true
 * ```
 */
export interface PbiConverted extends PbiReport {
	bytes: Uint8Array<ArrayBuffer>;
	/** How many problems were made. */
	lines: number;
	/** How many were left out, since they came before. */
	dropped: number;
	/** What the form has no place for. */
	lost: { what: string; count: number }[];
}

/**
 * What is wrong with a problem that was written: a diagnostic with the problem in the list that was given.
 *
 * @example
 * ```js
 * const { diagnostics } = await pbi.write([{ position: "8/8/8/8/8/8/8/8", stipulation: "#2" }]);
 * console.log(diagnostics.map(({ place }) => place).includes("problems[0]")); // true
 * ```
 */
export interface PbiGivenDiagnostic extends Omit<PbiDiagnostic, "span" | "related" | "fixes"> {
	/** As in "problems[0]"; absent where it is of no problem. */
	place?: string;
}

/**
 * The result of `write`.
 *
 * @example
 * ```js
 * const { bytes, gameCount, counts } = await pbi.write(problems);
 * console.log(gameCount, bytes.length > 0, counts.error); // 2 true 0
 * ```
 */
export interface PbiWritten extends Pick<PbiExported, "bytes" | "gameCount" | "counts" | "omitted" | "changes"> {
	diagnostics: PbiGivenDiagnostic[];
}

/**
 * PBI that is embedded in a page or in another text.
 *
 * @example
 * ```js
 * const page = '<pre class="pbi">\n#PBI 1.2\n</pre>';
 * const [{ container, inner, closed }] = await pbi.blocks(page);
 * console.log(container, inner.start.byte, inner.end.byte, closed); // pre 17 27 true
 * ```
 */
export interface PbiBlock {
	/**
	 * What holds it: `<PBI>`, or in a page of HTML `<pbi-problem>`, `<pre class="pbi">`, `<pre class="language-pbi">` or a `<pre>` with a
	 * `<code class="language-pbi">` directly in it, `<script type="application/x-pbi">` or `type="text/x-pbi"`, `<textarea class="pbi">`. An element with
	 * the class `nopbi` or the attribute `data-pbi-done` is not a block, and has none in it.
	 */
	container: string;
	/** Where it is in the document, with its tags. */
	outer: Span;
	/** Where it is without them, and without those of an element that has all of its text: a `<code>`, or `<PBI>` in another container. */
	inner: Span;
	/** Those of the opening tag, by their names in lower case; where that is two tags those of both, and the inner one wins. */
	attributes: Record<string, string>;
	/** Its text, without what is HTML in it. */
	text: string;
	/** Whether an end tag closes it. If none does, it ends where the text stops being PBI. */
	closed: boolean;
}

/**
 * A row of the table of rules.
 *
 * @example
 * ```js
 * const rules = await pbi.rules();
 * const { name, severity, fix } = rules.find(({ name }) => name === "position/knight");
 * console.log(name, severity, fix); // position/knight error true
 * ```
 */
export interface PbiRule {
	/** `area/what`. It is stable. */
	name: PbiRuleName;
	/**
	 * The severity of its diagnostics, unless the check or the caller chose another; "off" of a rule that finds nothing unless the caller
	 * gives it one.
	 */
	severity: Severity | "off";
	title: string;
	/** The section of the standard. */
	section: string;
	/** Whether it offers fixes, where it finds one. */
	fix: boolean;
}
