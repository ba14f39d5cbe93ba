/** What the verbs of all notations find in a file, and where. */

/**
 * A place in the source.
 *
 * @example
 * ```js
 * const { start } = game.tags[0].span;
 * console.log(`line ${start.line}, column ${start.column}, byte ${start.byte}, character ${start.utf16}`); // line 3, column 1, byte 93, character 93
 * ```
 */
export interface Position {
	/** Bytes from the start of the source, a byte order mark included. */
	byte: number;
	/** Line, from 1. LF, CRLF and CR all end a line. */
	line: number;
	/** Column, from 1, in characters. */
	column: number;
	/** UTF-16 code units from the start; an index into the text decoded with `ignoreBOM: true`. */
	utf16: number;
}

/**
 * The part of the source from `start` up to, not including, `end`.
 *
 * @example
 * ```js
 * const { span } = game.tags[0];
 * const text = new TextDecoder("iso-8859-1", { ignoreBOM: true }).decode(source);
 * console.log(text.slice(span.start.utf16, span.end.utf16)); // [Event "Harbour Club Tuesday Pairs"]
 * ```
 */
export interface Span {
	start: Position;
	end: Position;
}

/**
 * How serious a diagnostic is: an error is against the standard, a warning is likely not what was meant, an info is worth knowing.
 *
 * @example
 * ```js
 * const { counts } = await kit.validate(source);
 * for (const severity of ["error", "warning", "info"]) console.log(severity, counts[severity]);
 * // error 0
 * // warning 0
 * // info 2
 * ```
 */
export type Severity = "error" | "warning" | "info";

/**
 * The source's encoding, as a label that `TextDecoder` takes.
 *
 * @example
 * ```js
 * const { encoding } = await kit.validate(source);
 * console.log(new TextDecoder(encoding).decode(source).includes("[Event ")); // true
 * ```
 */
export type Encoding = "iso-8859-1" | "windows-1252" | "utf-8" | "utf-16le" | "utf-16be";

/**
 * Another place that takes part in a diagnostic.
 *
 * @example
 * ```js
 * const twice = new TextEncoder().encode('[Event "a"]\n[Event "b"]\n');
 * const { diagnostics } = await kit.validate(twice);
 * for (const { message, span } of diagnostics.flatMap(({ related }) => related ?? [])) console.log(`line ${span.start.line}: ${message}`); // line 1: the tag that counts
 * ```
 */
export interface Related {
	message: string;
	span: Span;
}

/**
 * A text that is put where a part of the source stood.
 *
 * @example
 * ```js
 * const { diagnostics } = await kit.validate(source);
 * const [{ span, text }] = diagnostics.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []);
 * console.log(`${span.start.line}:${span.start.column}`, JSON.stringify(text)); // 78:2 "Vulnerable"
 * ```
 */
export interface Edit {
	span: Span;
	text: string;
}

/**
 * A change of the source that takes a diagnostic's cause away.
 *
 * @example
 * ```js
 * const { diagnostics } = await kit.validate(source);
 * const [{ title, safe }] = diagnostics.flatMap(({ fixes }) => fixes ?? []);
 * console.log(title, safe); // Name it Vulnerable false
 * ```
 */
export interface Fix {
	/** What it does, as an order: "Write 3NT". */
	title: string;
	/** Whether there is one meaning, and it and all comments stay. */
	safe: boolean;
	/** They do not overlap. */
	edits: Edit[];
}
