/** What the verbs give: what they found, and what they made. */
import type { Edit, Encoding, Fix, Related, Severity, Span } from "../../host/found.js";
import type { Game } from "./game.js";
import type { ConvertRuleName } from "./notations.js";
import type { RuleName } from "./rules.js";

/**
 * What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not.
 *
 * @example
 * ```js
 * const { diagnostics } = await pbn.validate(source);
 * for (const { rule, severity, message, span, board } of diagnostics.slice(0, 1)) {
 * 	console.log(`line ${span.start.line}, board ${board}: ${severity} ${rule}`); // line 2, board undefined: info text/long-line
 * 	console.log(message); // The line has 82 printing characters; lines of 80 or more are discouraged, and the file has 3 more such lines.
 * }
 * ```
 */
export interface Diagnostic {
	/** The rule's name, `area/what`. */
	rule: RuleName | ConvertRuleName;
	severity: Severity;
	message: string;
	span: Span;
	/** The number of the game, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The game's Board, where it has one. */
	board?: string;
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
 * const faulty = new TextEncoder().encode('[Bard "b"\n'.repeat(2000));
 * const { omitted } = await pbn.validate(faulty);
 * console.log(omitted.map(({ rule, count }) => `${count} more of ${rule}`).join("; ")); // 1000 more of syntax/unclosed-tag; 999 more of tag/duplicate
 * ```
 */
export interface Omitted {
	rule: RuleName | ConvertRuleName;
	severity: Severity;
	count: number;
}

/**
 * The result of `validate`.
 *
 * @example
 * ```js
 * const { encoding, version, gameCount, counts } = await pbn.validate(source);
 * console.log(encoding, version, gameCount, counts.error); // iso-8859-1 2.1 3 0
 * ```
 */
export interface Validation {
	encoding: Encoding;
	/** From `% PBN 2.1`; "" where the file does not say. */
	version: string;
	/** Whether the file claims export format with `% EXPORT` before its first tag. */
	claimsExport: boolean;
	/** How many games the file has. */
	gameCount: number;
	/** How many blocks of PBN the file has; absent where the file itself is PBN. */
	blockCount?: number;
	/** How many diagnostics there are of each severity, the omitted ones included. */
	counts: Record<Severity, number>;
	/** In the order of the file. Of a file that is read in pieces, the list is made when it is read for the first time. */
	diagnostics: Diagnostic[];
	omitted: Omitted[];
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
	/** What the source was, where that is not PBN. Games that were read of it have the places that they have in the PBN that `convert` makes, in UTF-8. */
	from?: "lin" | "deal";
}

/**
 * A game of `games` with the option `diagnostics`.
 *
 * @example
 * ```js
 * for await (const { number, diagnostics } of pbn.games(source, { diagnostics: true, count: 1 })) {
 * 	console.log(number, diagnostics.length > 0); // 1 false
 * }
 * ```
 */
export interface CheckedGame extends Game {
	/** What `validate` finds in the game; but what a later game may explain is only in the report at the end. */
	diagnostics: Diagnostic[];
}

/**
 * The result of `parse`: the games `from` to `from + count - 1`, and what was found while reading them all.
 *
 * @example
 * ```js
 * let file = await pbn.parse(source);
 * const all = [...file.games];
 * while (file.next) all.push(...(file = await pbn.parse(source, { from: file.next })).games);
 * console.log(all.length); // 3
 * ```
 */
export interface PbnFile extends Validation {
	/** Each is made when it is read for the first time. */
	games: Game[];
	/** The number of the next game that was wanted, where the games are too much for one answer: ask again from there. */
	next?: number;
}

/**
 * How often export did something.
 *
 * @example
 * ```js
 * const { changes } = await pbn.export(source);
 * for (const { change, count } of changes.slice(0, 1)) console.log(`${count} times: ${change}`); // 1 times: annotations put in order
 * ```
 */
export interface Change {
	/** The rule that reports it. */
	rule: RuleName;
	/** What was done, such as "tag put in its place". */
	change: string;
	count: number;
}

/**
 * The result of `export` and `exportDocument`: what `validate` finds, what could not be written as it was, what was changed.
 *
 * @example
 * ```js
 * const { bytes, changed } = await pbn.export(source);
 * console.log(bytes.length > source.length, changed[0].rule); // true export/header
 * ```
 */
export interface Exported extends Validation {
	/**
	 * The first word of what was written with a character that Latin-1 does not have, as the source has it; absent where Latin-1 has every
	 * character. Only an export with `encoding: "utf8"` keeps all of them as they are. The symbol of a suit in a comment is none of these: in
	 * Latin-1 it is `\S` (3.8).
	 */
	needsUTF8?: string;
	/** Everything that was changed, by kind. */
	changes: Change[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it claims export format: as
	 * the rules `export/…`, of severity "info". Of each rule the first thousand. The list is made as `diagnostics` is.
	 */
	changed: Diagnostic[];
	/** The file in export format: empty if it has no game, absent if it was written to a stream. Of a document all of it, unchanged if it has no block. */
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The result of `convert`: what was found in the source, and what the other notation has no place for.
 *
 * @example
 * ```js
 * const { from, gameCount, diagnostics } = await pbn.convert("md|3SAK,,,|sk|S|");
 * console.log(from, gameCount, diagnostics.some(({ rule }) => rule === "command/kept")); // lin 1 true
 * ```
 */
export interface Converted extends Omit<Exported, "from"> {
	/** What the source was. If it is none of these, this is "pbn", and a diagnostic says that the source is not PBN. */
	from: "pbn" | "lin" | "deal";
}

/**
 * PBN that is embedded in a page or in another text.
 *
 * @example
 * ```js
 * const page = new TextEncoder().encode('<pre class="pbn">\n[Board "7"]\n</pre>');
 * const [{ container, inner, closed }] = await pbn.blocks(page);
 * console.log(container, inner.start.byte, inner.end.byte, closed); // pre 17 30 true
 * ```
 */
export interface Block {
	/**
	 * What holds it: `<PBN>`, or in a page of HTML `<pbn-deal>`, `<pre class="pbn">`, `<pre class="language-pbn">` or a `<pre>` with a
	 * `<code class="language-pbn">` directly in it, `<script type="application/x-pbn">` or `type="text/x-pbn"`, `<textarea class="pbn">`.
	 * An element with the class `nopbn` or the attribute `data-pbn-done` is not a block, and has none in it. A block has no block in it.
	 */
	container: "pbn" | "pbn-deal" | "pre" | "script" | "textarea";
	/** Where it is in the document, with its tags. */
	outer: Span;
	/** Where it is without them, and without those of an element that has all of its text: a `<code>`, or `<PBN>` in another container. */
	inner: Span;
	/** Those of the opening tag, by their names in lower case; where that is two tags those of both, and the inner one wins. */
	attributes: Record<string, string>;
	/** The PBN, without what is HTML in it. */
	text: string;
	/** Whether an end tag closes it. If none does, it ends where the text stops being PBN. */
	closed: boolean;
}

/**
 * The result of `apply`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, applied, counts } = await pbn.apply(new TextEncoder().encode('[Contract "3n"]\n'));
 * console.log(applied, counts.error, new TextDecoder().decode(bytes).trim()); // 1 0 [Contract "3NT"]
 * ```
 */
export interface Applied extends Validation {
	/** The source with the fixes. Of fixes that overlap only the first is applied: the others are found anew. */
	bytes: Uint8Array<ArrayBuffer>;
	/** How many fixes were applied. */
	applied: number;
	/** There may be other safe fixes, which would take long: `apply` goes on with these bytes. */
	more?: true;
}

/**
 * What `edit` changed of a game: a tag, the calls or the cards, or a note. A game that no edit names may be among them: one that inherits a
 * tag which an edit changes keeps the value, which is written out.
 *
 * @example
 * ```js
 * const { changed } = await pbn.edit(source, [{ game: 1, tag: "Site", value: "Paris" }]);
 * console.log(changed[0].game, changed[0].before, changed[0].after); // 1 Saltmarsh Paris
 * ```
 */
export type GameChange = {
	game: number;
	/** The edits that asked for it, as places in their list, or the one that changed what the game inherits. */
	by: number[];
	/** What was; absent where it was not there. Of moves all of them, with blanks between. */
	before?: string;
	/** What is; absent where it is not there. */
	after?: string;
	/** Places of the source, and the texts that are there now. */
	edits: Edit[];
} & ({ tag: string } | { moves: "auction" | "play" } | { note: number; of: "auction" | "play" });

/**
 * An error that edits would bring.
 *
 * @example
 * ```js
 * const { refused, changed } = await pbn.edit(source, [{ game: 1, call: 2, value: "1C" }]);
 * console.log(changed.length, refused?.[0].rule, refused?.[0].by); // 0 auction/insufficient-bid [ 0 ]
 * ```
 */
export interface Refusal extends Omit<Diagnostic, "span" | "related" | "fixes"> {
	/** The edits in whose text it is, as places in their list; none where it is in what stays, as a contract that the auction no longer leads to. */
	by: number[];
}

/**
 * The result of `edit`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, changed, refused } = await pbn.edit(source, [{ game: 1, tag: "Site", value: "Paris" }]);
 * console.log(bytes.length - source.length, changed.length, refused); // -4 1 undefined
 * ```
 */
export interface Edited extends Validation {
	/** The source with the edits; the source itself where there is nothing to change, or where some edits were refused. */
	bytes: Uint8Array<ArrayBuffer>;
	/** What was changed, by games; empty where what was there was what the edits want. */
	changed: GameChange[];
	/** Why nothing was changed; absent where all edits were made. */
	refused?: Refusal[];
}

/**
 * What is wrong with a game that was written: a diagnostic with its place in the games that were given.
 *
 * @example
 * ```js
 * const { diagnostics } = await pbn.write([{ dealer: "N", auction: { moves: [{ text: "1S" }, { text: "1H" }] } }]);
 * const [{ rule, place }] = diagnostics.filter(({ severity }) => severity === "error");
 * console.log(rule, place); // auction/insufficient-bid games[0].auction.moves[1]
 * ```
 */
export interface GivenDiagnostic extends Omit<Diagnostic, "span" | "related" | "fixes"> {
	/** As in "games[0].auction.moves[3]"; absent where it is of no game. */
	place?: string;
}

/**
 * The result of `write`.
 *
 * @example
 * ```js
 * const { bytes, gameCount, changes } = await pbn.write(games.slice(0, 1));
 * console.log(gameCount, bytes.length > 0, changes.length); // 1 true 9
 * ```
 */
export interface Written extends Pick<Exported, "bytes" | "gameCount" | "counts" | "omitted" | "changes"> {
	diagnostics: GivenDiagnostic[];
}

/**
 * A row of the table of rules.
 *
 * @example
 * ```js
 * const rules = await pbn.rules();
 * const { name, severity, section, fix } = rules.find(({ name }) => name === "deal/rotation");
 * console.log(name, severity, section, fix); // deal/rotation info 3.4.11 false
 * ```
 */
export interface Rule {
	/** `area/what`. It is stable. */
	name: RuleName;
	/** The severity of its diagnostics, unless the check or the caller chose another. */
	severity: Severity;
	title: string;
	/** The section of the standard. */
	section: string;
	/** Whether it offers fixes, where it finds one. */
	fix: boolean;
}

/**
 * What the NAGs mean: "good call".
 *
 * @example
 * ```js
 * const { texts } = await pbn.nags();
 * console.log(texts[1], texts[2]); // good call poor call
 * const { problem } = await pbn.nags(new TextEncoder().encode("9 a\nten"));
 * console.log(problem?.line); // 2
 * ```
 */
export interface NagTexts {
	/** By the value of the NAG, 0 to 255; "" where no text is known. */
	texts: string[];
	/** Why a file cannot be read, and in which line, from 1; then all texts are "". */
	problem?: { line: number; message: string };
}
