/** What the verbs give: what they found, and what they made. */
import type { Game, Span } from "./game.js";

export type Severity = "error" | "warning" | "info";

/** The source's encoding, as a label that `TextDecoder` takes. */
export type Encoding = "iso-8859-1" | "windows-1252" | "utf-8" | "utf-16le" | "utf-16be";

/** Another place that takes part in a diagnostic. */
export interface Related {
	message: string;
	span: Span;
}

/** A text that is put where a part of the source stood. */
export interface Edit {
	span: Span;
	text: string;
}

/** A change of the source that takes a diagnostic's cause away. */
export interface Fix {
	/** What it does, as an order: "Write 3NT". */
	title: string;
	/** Whether there is one meaning, and it and all comments stay. */
	safe: boolean;
	/** They do not overlap. */
	edits: Edit[];
}

/** What is wrong, where, and what would be right. The rule and the span are a contract, the wording is not. */
export interface Diagnostic {
	/** The rule's name, `area/what`. */
	rule: string;
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

/** How many diagnostics of one rule were counted, but not listed. */
export interface Omitted {
	rule: string;
	severity: Severity;
	count: number;
}

/** The result of `validate`. */
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
	/** In the order of the file. */
	diagnostics: Diagnostic[];
	omitted: Omitted[];
	/** The diagnostics as text, where the option `text` asked for it. */
	text?: string;
}

/** A game of `games` with the option `diagnostics`. */
export interface CheckedGame extends Game {
	/** What `validate` finds in the game; but what a later game may explain is only in the report at the end. */
	diagnostics: Diagnostic[];
}

/** The result of `parse`: the games `from` to `from + count - 1`, and what was found while reading them all. */
export interface PbnFile extends Validation {
	/** Each is made when it is read for the first time. */
	games: Game[];
	/** The number of the next game that was wanted, where the games are too much for one answer: ask again from there. */
	next?: number;
}

/** How often export did something. */
export interface Change {
	/** The rule that reports it. */
	rule: string;
	/** What was done, such as "tag put in its place". */
	change: string;
	count: number;
}

/** The result of `export` and `exportDocument`: what `validate` finds, what could not be written as it was, what was changed. */
export interface Exported extends Validation {
	/** Everything that was changed, by kind. */
	changes: Change[];
	/**
	 * The changes that `diagnostics` does not tell, since they are no faults of the file unless it claims export format: as
	 * the rules `export/…`, of severity "info". Of each rule the first thousand.
	 */
	changed: Diagnostic[];
	/** The file in export format, empty where there is no game, and absent where it went to a stream; the document, as it was where there is none. */
	bytes: Uint8Array<ArrayBuffer>;
}

/** PBN that is embedded in a page or in another text. */
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

/** The result of `apply`: what `validate` finds in `bytes`, and these. */
export interface Applied extends Validation {
	/** The source with the fixes. Of fixes that overlap only the first is applied: the others are found anew. */
	bytes: Uint8Array<ArrayBuffer>;
	/** How many fixes were applied. */
	applied: number;
	/** There may be other safe fixes, which would take long: `apply` goes on with these bytes. */
	more?: true;
}

/** What `edit` changed of a game: a tag, the calls or the cards, or a note. */
export type GameChange = {
	game: number;
	/** The edits that asked for it, as places in their list. */
	by: number[];
	/** What was; absent where it was not there. Of moves all of them, with blanks between. */
	before?: string;
	/** What is; absent where it is not there. */
	after?: string;
	/** Places of the source, and the texts that are there now. */
	edits: Edit[];
} & ({ tag: string } | { moves: "auction" | "play" } | { note: number; of: "auction" | "play" });

/** An error that edits would bring. */
export interface Refusal extends Omit<Diagnostic, "span" | "related" | "fixes"> {
	/** The edits in whose text it is, as places in their list; none where it is in what stays, as a contract that the auction no longer leads to. */
	by: number[];
}

/** The result of `edit`: what `validate` finds in `bytes`, and these. */
export interface Edited extends Validation {
	/** The source with the edits; the source itself where there is nothing to change, or where some edits were refused. */
	bytes: Uint8Array<ArrayBuffer>;
	/** What was changed, by games; empty where what was there was what the edits want. */
	changed: GameChange[];
	/** Why nothing was changed; absent where all edits were made. */
	refused?: Refusal[];
}

/** What is wrong with a game that was written: a diagnostic with its place in the games that were given. */
export interface GivenDiagnostic extends Omit<Diagnostic, "span" | "related" | "fixes"> {
	/** As in "games[0].auction.moves[3]"; absent where it is of no game. */
	place?: string;
}

/** The result of `write`. */
export interface Written extends Pick<Exported, "bytes" | "gameCount" | "counts" | "omitted" | "changes"> {
	diagnostics: GivenDiagnostic[];
}

/** A row of the table of rules. */
export interface Rule {
	/** `area/what`. It is stable. */
	name: string;
	/** What its diagnostics weigh, where neither the rule nor the caller says otherwise. */
	severity: Severity;
	title: string;
	/** The section of the standard. */
	section: string;
	/** Whether it offers fixes, where it finds one. */
	fix: boolean;
}

/** What the NAGs mean: "good call". */
export interface NagTexts {
	/** By the value of the NAG, 0 to 255; "" where no text is known. */
	texts: string[];
	/** Why a file cannot be read, and in which line, from 1; then all texts are "". */
	problem?: { line: number; message: string };
}
