import { boolean, completed, loading, onProgress, oneOf, oneOfThese, type Option, signal, to } from "../host/options.js";
import { fixes, gameCount, severities, text } from "../host/verb-options.js";
import { sourceEncoding } from "./encodings.js";

const keep = oneOf("keep", "omit");
const notation = oneOf("variant", "numeric", "algebraic");

/** The options of the writer. */
const writer = {
	encoding: oneOfThese(["utf-8", "iso-8859-1", "ascii"], ["utf8", "latin1"]),
	separator: oneOf("star", "result"),
	notation,
	captures: oneOf("short", "full"),
	missing: oneOf("omit", "fill"),
	escapes: keep,
	variations: keep,
	comments: keep,
	nags: keep,
	clocks: keep,
};

const columns: Option = {
	fallback: undefined,
	wants: "an array of strings",
	accepts: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
};

const whole = { sourceEncoding, signal };
const pieces = { ...whole, onProgress };

const moves: Option = { ...boolean, fallback: true };

/** What a variant has to be, only the core knows. */
const variant: Option = { fallback: "international", wants: "a string", accepts: (value) => typeof value === "string" };

const known = {
	load: loading,
	parse: { ...pieces, from: gameCount, count: gameCount, moves },
	games: { ...pieces, from: gameCount, count: gameCount, moves, diagnostics: boolean },
	validate: { ...pieces, as: oneOf("import", "export"), severities, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	export: { ...pieces, ...writer, text, to },
	edit: { ...whole, severities, text },
	write: { signal, onProgress, ...writer, unmappable: oneOf("refuse", "replace") },
	convert: { ...whole, to: oneOf("fen", "csv"), positions: oneOf("plies", "end", "start"), distinct: boolean, notation, columns },
	blocks: { ...whole, notation: oneOf("pdn", "fen") },
	fen: { signal },
	legalMoves: { variant, signal },
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
