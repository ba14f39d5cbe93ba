/** What the verbs give besides games. */
import type { Edit, Fix, Related, Severity, Span } from "../../host/found.js";
import type { PdnGame, PdnHead } from "./game.js";
import type { PdnEncoding } from "./options.js";
import type { PdnRuleName } from "./rules.js";

/**
 * What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not.
 *
 * @example
 * ```js
 * const { diagnostics } = await pdn.validate('[GameType "20"]\n1. 32-28 19-23 2. 28-22 *');
 * const { rule, severity, move, span } = diagnostics.find((each) => each.severity === "error");
 * console.log(`${rule} ${severity} at ${move}, column ${span.start.column}`); // capture/missed error at 2. 28-22, column 19
 * ```
 */
export interface PdnDiagnostic {
	/** The rule's name, `area/what`. */
	rule: PdnRuleName;
	severity: Severity;
	message: string;
	span: Span;
	/** The number of the game, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The move that it is about, or that comes before, such as "12... 19-23". */
	move?: string;
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
 * const { omitted } = await pdn.validate('[GameType "20"]\n1. 32-20 *\n'.repeat(2000));
 * console.log(omitted.map(({ rule, count }) => `${count} more of ${rule}`).includes("1000 more of move/illegal")); // true
 * ```
 */
export interface PdnOmitted {
	rule: PdnRuleName;
	severity: Severity;
	count: number;
}

/**
 * What is said of a file. `parse` says only what keeps it from being read; what is wrong with its games says `validate`.
 *
 * @example
 * ```js
 * const { encoding, gameCount, counts } = await pdn.parse(source);
 * console.log(encoding, gameCount, counts.error); // utf-8 2 0
 * ```
 */
export interface PdnReport {
	encoding: PdnEncoding;
	/** How many games the file has. */
	gameCount: number;
	/** How many diagnostics there are of each severity, the omitted ones included. */
	counts: Record<Severity, number>;
	/** In the order of the file. Of a file that is read in pieces, the list is made when it is read for the first time. */
	diagnostics: PdnDiagnostic[];
	omitted: PdnOmitted[];
}

/**
 * The result of `parse`: the games `from` to `from + count - 1`, and what was found while reading them all.
 *
 * @example
 * ```js
 * let file = await pdn.parse(source);
 * const all = [...file.games];
 * while (file.next) all.push(...(file = await pdn.parse(source, { from: file.next })).games);
 * console.log(all.length); // 2
 * ```
 */
export interface PdnFile<Game extends PdnHead = PdnGame> extends PdnReport {
	/** Each is made when it is read for the first time. */
	games: Game[];
	/** The number of the next game that was wanted, where the games are too much for one answer: ask again from there. */
	next?: number;
}

/**
 * A game of `games` with the option `diagnostics`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pdn.games('[GameType "20"]\n1. 32-28 *\n\n[GameType "20"]\n1. 32-20 *\n', { diagnostics: true })) console.log(number, diagnostics.some(({ severity }) => severity === "error"));
 * // 1 false
 * // 2 true
 * ```
 */
export interface CheckedPdnGame extends PdnGame {
	/** What `validate` finds in the game; in `pbnkit/pdn/read`, what was found while it was read. */
	diagnostics: PdnDiagnostic[];
}

/**
 * The result of `validate`.
 *
 * @example
 * ```js
 * const { counts, text } = await pdn.validate('[GameType "20"]\n1. 32-20 *', { text: { errorsOnly: true } });
 * console.log(counts.error > 0, text?.includes("2:4: error: ")); // true true
 * ```
 */
export interface PdnValidation extends PdnReport {
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
}

/**
 * The result of `apply`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, applied } = await pdn.apply('[GameType "20"]\n1. 32 - 28 *\n');
 * console.log(applied, new TextDecoder().decode(bytes).includes("1. 32-28 *")); // 1 true
 * ```
 */
export interface PdnApplied extends PdnValidation {
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
 * import type { PdnChange } from "pbnkit/pdn";
 *
 * const said = ({ count, change }: PdnChange) => `${count} times: ${change}`;
 * console.log((await pdn.export(source)).changes.map(said).every((text) => text.includes(" times: "))); // true
 * ```
 */
export interface PdnChange {
	/** The rule that reports it. */
	rule: PdnRuleName;
	/** What was done, such as "tags put in order". */
	change: string;
	count: number;
}

/**
 * The result of `export`: what `validate` finds, what could not be written as it was, what was changed.
 *
 * @example
 * ```js
 * const { bytes, needsUTF8 } = await pdn.export('[White "日本"]\n[GameType "20"]\n\n1. 32-28 *\n', { encoding: "latin1" });
 * console.log(needsUTF8, new TextDecoder("latin1").decode(bytes).includes('[White "??"]')); // 日本 true
 * ```
 */
export interface PdnExported extends PdnValidation {
	/** The first word of what was written with a character that Latin-1 does not have; absent where Latin-1 has every character. */
	needsUTF8?: string;
	/** Everything that was changed, by kind. */
	changes: PdnChange[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it is to be as PDN 3.0 has it for writing: as the rules
	 * `export/…`, of severity "info". Of each rule the first thousand. The list is made as `diagnostics` is.
	 */
	changed: PdnDiagnostic[];
	/** The file as PDN 3.0 has it for writing: empty if it has no game, absent if it was written to a stream. */
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What `edit` changed: a tag, a move, a comment and so on.
 *
 * @example
 * ```ts
 * import type { PdnGameChange } from "pbnkit/pdn";
 *
 * const said = ({ game, what, before, after }: PdnGameChange) => `game ${game}, ${what}: ${before} → ${after}`;
 * const { changed } = await pdn.edit(source, [{ game: 2, tag: "White", value: "Eva" }]);
 * console.log(changed.map(said)); // [ 'game 2, tag: Cas → Eva' ]
 * ```
 */
export interface PdnGameChange {
	game: number;
	/** Which member of the edit says what it is of. */
	what: "tag" | "move" | "append" | "comment" | "nag" | "variation" | "promote" | "result" | "setup";
	/** The edit that asked for it, as its place in their list. */
	by: number[];
	/** What was; absent where it was not there. */
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
 * const { refused, changed } = await pdn.edit(source, [{ game: 1, move: 0, value: "31-27" }]);
 * console.log(changed.length, refused?.every(({ severity }) => severity === "error")); // 0 true
 * ```
 */
export interface PdnRefusal extends Omit<PdnDiagnostic, "span" | "related" | "fixes"> {
	/** The edits in whose text it is, as places in their list; none where it is in what stays, as a move that is no longer legal. */
	by: number[];
}

/**
 * The result of `edit`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, changed, refused } = await pdn.edit('[GameType "20"] 1. 32-28 *', [{ game: 1, append: 0, value: "19-23" }]);
 * console.log(new TextDecoder().decode(bytes).slice(16), changed.length, refused); // 1. 32-28 19-23 * 1 undefined
 * ```
 */
export interface PdnEdited extends PdnValidation {
	/** The source with the edits; the source itself where there is nothing to change, or where some edits were refused. */
	bytes: Uint8Array<ArrayBuffer>;
	/** What was changed, by games; empty where what was there was what the edits want. */
	changed: PdnGameChange[];
	/** Why nothing was changed; absent where all edits were made. */
	refused?: PdnRefusal[];
}

/**
 * The result of `convert`: what was found while reading, and what was made.
 *
 * @example
 * ```js
 * const { lines, dropped, lost } = await pdn.convert(source, { to: "csv" });
 * console.log(lines, dropped, Array.isArray(lost)); // 2 0 true
 * ```
 */
export interface PdnConverted extends PdnReport {
	bytes: Uint8Array<ArrayBuffer>;
	/** How many lines were made, or games. */
	lines: number;
	/** How many were left out. */
	dropped: number;
	/** What the form has no place for. */
	lost: { what: string; count: number }[];
}

/**
 * What is wrong with a game that was written: a diagnostic with the game in the list that was given.
 *
 * @example
 * ```js
 * const { diagnostics } = await pdn.write([{ variant: "20", tags: { Date: "yesterday" }, moves: ["32-28"] }]);
 * console.log(diagnostics.map(({ place }) => place).includes("games[0]")); // true
 * ```
 */
export interface PdnGivenDiagnostic extends Omit<PdnDiagnostic, "span" | "related" | "fixes"> {
	/** As in "games[0]"; absent where it is of no game. */
	place?: string;
}

/**
 * The result of `write`.
 *
 * @example
 * ```js
 * const { bytes, gameCount, counts } = await pdn.write(games);
 * console.log(gameCount, bytes.length > 0, counts.error); // 2 true 0
 * ```
 */
export interface PdnWritten extends Pick<PdnExported, "bytes" | "gameCount" | "counts" | "omitted" | "changes"> {
	diagnostics: PdnGivenDiagnostic[];
}

/**
 * PDN, or FEN, that is embedded in a page or in another text.
 *
 * @example
 * ```js
 * const page = '<pre class="pdn">\n1. 32-28 *\n</pre>';
 * const [{ container, inner, closed }] = await pdn.blocks(page);
 * console.log(container, inner.start.byte, inner.end.byte, closed); // pre 17 29 true
 * ```
 */
export interface PdnBlock {
	/**
	 * What holds it: `<PDN>`, or in a page of HTML `<pdn-game>`, `<pre class="pdn">`, `<pre class="language-pdn">` or a `<pre>` with a
	 * `<code class="language-pdn">` directly in it, `<script type="application/x-draughts-pdn">` or `type="text/x-pdn"`,
	 * `<textarea class="pdn">`; of FEN `<pdn-fen>`, `<pdn-board>`, `type="application/x-draughts-fen"` and the others with `pdn-fen`. An element with the class `nopdn` or the attribute `data-pdn-done` is not a block, and has none in it.
	 */
	container: string;
	/** Where it is in the document, with its tags. */
	outer: Span;
	/** Where it is without them, and without those of an element that has all of its text: a `<code>`, or `<PDN>` in another container. */
	inner: Span;
	/** Those of the opening tag, by their names in lower case; where that is two tags those of both, and the inner one wins. */
	attributes: Record<string, string>;
	/** Its text, without what is HTML in it. */
	text: string;
	/** Whether an end tag closes it. If none does, it ends where the text stops being of its notation. */
	closed: boolean;
}

/**
 * A row of the table of rules.
 *
 * @example
 * ```js
 * const rules = await pdn.rules();
 * const { name, severity, fix } = rules.find(({ name }) => name === "move/space");
 * console.log(name, severity, fix); // move/space error true
 * ```
 */
export interface PdnRule {
	/** `area/what`. It is stable. */
	name: PdnRuleName;
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
