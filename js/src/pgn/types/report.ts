/** What the verbs give besides games. */
import type { Edit, Encoding, Fix, Related, Severity, Span } from "../../host/found.js";
import type { PgnGame, PgnHead } from "./game.js";
import type { PgnRuleName } from "./rules.js";

/**
 * What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not.
 *
 * @example
 * ```js
 * const { diagnostics } = await pgn.parse("1. e4 e5 2. Ke3 *");
 * const { rule, severity, move, span } = diagnostics.find((each) => each.severity === "error");
 * console.log(`${rule} ${severity} at ${move}, column ${span.start.column}`); // move/illegal error at 2. Ke3, column 13
 * ```
 */
export interface PgnDiagnostic {
	/** The rule's name, `area/what`. */
	rule: PgnRuleName;
	severity: Severity;
	message: string;
	span: Span;
	/** The number of the game, from 1; 0 where the diagnostic is about the file. */
	game: number;
	/** The move that it is about, or that comes before, such as "12... Nf6". */
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
 * const { omitted } = await pgn.parse("1. Ke8 *\n".repeat(2000));
 * console.log(omitted.map(({ rule, count }) => `${count} more of ${rule}`).includes("1000 more of move/illegal")); // true
 * ```
 */
export interface PgnOmitted {
	rule: PgnRuleName;
	severity: Severity;
	count: number;
}

/**
 * What was found while a file was read.
 *
 * @example
 * ```js
 * const { encoding, gameCount, counts } = await pgn.parse(source);
 * console.log(encoding, gameCount, counts.error); // utf-8 2 0
 * ```
 */
export interface PgnReport {
	encoding: Encoding;
	/** How many games the file has. */
	gameCount: number;
	/** How many diagnostics there are of each severity, the omitted ones included. */
	counts: Record<Severity, number>;
	/** In the order of the file. Of a file that is read in pieces, the list is made when it is read for the first time. */
	diagnostics: PgnDiagnostic[];
	omitted: PgnOmitted[];
}

/**
 * The result of `parse`: the games `from` to `from + count - 1`, and what was found while reading them all.
 *
 * @example
 * ```js
 * let file = await pgn.parse(source);
 * const all = [...file.games];
 * while (file.next) all.push(...(file = await pgn.parse(source, { from: file.next })).games);
 * console.log(all.length); // 2
 * ```
 */
export interface PgnFile<Game extends PgnHead = PgnGame> extends PgnReport {
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
 * for await (const { number, diagnostics } of pgn.games("1. e4 *\n\n1. e5 *\n", { diagnostics: true })) console.log(number, diagnostics.map(({ rule }) => rule).includes("move/illegal"));
 * // 1 false
 * // 2 true
 * ```
 */
export interface CheckedPgnGame extends PgnGame {
	/** What `validate` finds in the game; in `pbnkit/pgn/read`, what was found while it was read. */
	diagnostics: PgnDiagnostic[];
}

/**
 * The result of `validate`.
 *
 * @example
 * ```js
 * const { counts, text } = await pgn.validate("1. e4 e5 2. Ke3 *", { text: { errorsOnly: true } });
 * console.log(counts.error > 0, text?.includes("1:13: error: ")); // true true
 * ```
 */
export interface PgnValidation extends PgnReport {
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
}

/**
 * The result of `apply`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, applied } = await pgn.apply('[Event "a\tb"]\n\n1. e4 *\n');
 * console.log(applied > 0, bytes.includes(9)); // true false
 * ```
 */
export interface PgnApplied extends PgnValidation {
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
 * import type { PgnChange } from "pbnkit/pgn";
 *
 * const said = ({ count, change }: PgnChange) => `${count} times: ${change}`;
 * console.log((await pgn.export(source)).changes.map(said).every((text) => text.includes(" times: "))); // true
 * ```
 */
export interface PgnChange {
	/** The rule that reports it. */
	rule: PgnRuleName;
	/** What was done, such as "tags put in order". */
	change: string;
	count: number;
}

/**
 * The result of `export`: what `validate` finds, what could not be written as it was, what was changed.
 *
 * @example
 * ```js
 * const { bytes, needsUTF8 } = await pgn.export('[White "日本"]\n\n1. e4 *\n', { encoding: "latin1" });
 * console.log(needsUTF8, new TextDecoder("latin1").decode(bytes).includes('[White "??"]')); // 日本 true
 * ```
 */
export interface PgnExported extends PgnValidation {
	/** The first word of what was written with a character that Latin-1 does not have; absent where Latin-1 has every character. */
	needsUTF8?: string;
	/** Everything that was changed, by kind. */
	changes: PgnChange[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it is to have export format: as the rules
	 * `export/…`, of severity "info". Of each rule the first thousand. The list is made as `diagnostics` is.
	 */
	changed: PgnDiagnostic[];
	/** The file in export format: empty if it has no game, absent if it was written to a stream. */
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What `edit` changed: a tag, a move, a comment and so on.
 *
 * @example
 * ```ts
 * import type { PgnGameChange } from "pbnkit/pgn";
 *
 * const said = ({ game, what, before, after }: PgnGameChange) => `game ${game}, ${what}: ${before} → ${after}`;
 * const { changed } = await pgn.edit(source, [{ game: 2, tag: "Site", value: "Paris" }]);
 * console.log(changed.map(said)); // [ 'game 2, tag: ? → Paris' ]
 * ```
 */
export interface PgnGameChange {
	game: number;
	/** Which member of the edit says what it is of. */
	what: "tag" | "move" | "append" | "comment" | "nag" | "variation" | "promote" | "result";
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
 * const { refused, changed } = await pgn.edit(source, [{ game: 2, move: 0, value: "Nf3" }]);
 * console.log(changed.length, refused?.map(({ rule }) => rule).includes("move/illegal")); // 0 true
 * ```
 */
export interface PgnRefusal extends Omit<PgnDiagnostic, "span" | "related" | "fixes"> {
	/** The edits in whose text it is, as places in their list; none where it is in what stays, as a move that is no longer legal. */
	by: number[];
}

/**
 * The result of `edit`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, changed, refused } = await pgn.edit("1. e4 *", [{ game: 1, append: 0, value: "e5" }]);
 * console.log(new TextDecoder().decode(bytes), changed.length, refused); // 1. e4 e5 * 1 undefined
 * ```
 */
export interface PgnEdited extends PgnValidation {
	/** The source with the edits; the source itself where there is nothing to change, or where some edits were refused. */
	bytes: Uint8Array<ArrayBuffer>;
	/** What was changed, by games; empty where what was there was what the edits want. */
	changed: PgnGameChange[];
	/** Why nothing was changed; absent where all edits were made. */
	refused?: PgnRefusal[];
}

/**
 * The result of `convert`: what was found while reading, and what was made.
 *
 * @example
 * ```js
 * const { lines, dropped, lost } = await pgn.convert(source, { to: "uci" });
 * console.log(lines, dropped, Array.isArray(lost)); // 2 0 true
 * ```
 */
export interface PgnConverted extends PgnReport {
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
 * const { diagnostics } = await pgn.write([{ tags: { Date: "yesterday" }, moves: ["e4"] }]);
 * console.log(diagnostics.map(({ place }) => place).includes("games[0]")); // true
 * ```
 */
export interface PgnGivenDiagnostic extends Omit<PgnDiagnostic, "span" | "related" | "fixes"> {
	/** As in "games[0]"; absent where it is of no game. */
	place?: string;
}

/**
 * The result of `write`.
 *
 * @example
 * ```js
 * const { bytes, gameCount, counts } = await pgn.write(games);
 * console.log(gameCount, bytes.length > 0, counts.error); // 2 true 0
 * ```
 */
export interface PgnWritten extends Pick<PgnExported, "bytes" | "gameCount" | "counts" | "omitted" | "changes"> {
	diagnostics: PgnGivenDiagnostic[];
}

/**
 * PGN, or FEN, that is embedded in a page or in another text.
 *
 * @example
 * ```js
 * const page = '<pre class="pgn">\n1. e4 *\n</pre>';
 * const [{ container, inner, closed }] = await pgn.blocks(page);
 * console.log(container, inner.start.byte, inner.end.byte, closed); // pre 17 26 true
 * ```
 */
export interface PgnBlock {
	/**
	 * What holds it: `<PGN>`, or in a page of HTML `<pgn-game>`, `<pre class="pgn">`, `<pre class="language-pgn">` or a `<pre>` with a
	 * `<code class="language-pgn">` directly in it, `<script type="application/x-chess-pgn">`, `type="application/vnd.chess-pgn"` or
	 * `type="text/x-pgn"`, `<textarea class="pgn">`; of FEN `<FEN>`, `<fen-board>`, `type="application/x-fen"`, `type="text/x-fen"` and
	 * the others with `fen`. An element with the class `nopgn` or the attribute `data-pgn-done` is not a block, and has none in it.
	 */
	container: string;
	/** Where it is in the document, with its tags. */
	outer: Span;
	/** Where it is without them, and without those of an element that has all of its text: a `<code>`, or `<PGN>` in another container. */
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
 * const rules = await pgn.rules();
 * const { name, severity, fix } = rules.find(({ name }) => name === "text/tab-in-string");
 * console.log(name, severity, fix); // text/tab-in-string error true
 * ```
 */
export interface PgnRule {
	/** `area/what`. It is stable. */
	name: PgnRuleName;
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
