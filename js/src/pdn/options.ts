import { boolean, completed, loading, onProgress, oneOf, oneOfThese, type Option, signal } from "../host/options.js";
import { fixes, gameCount, severities, text } from "../host/verb-options.js";

/** How a source is encoded. */
const sourceEncoding = oneOfThese(
	["iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "ibm866"],
	["latin1", "utf8", "cp1251", "cp866"],
);

const whole = { sourceEncoding, signal };
const pieces = { ...whole, onProgress };

const moves: Option = { ...boolean, fallback: true };

/** What a variant has to be, only the core knows. */
const variant: Option = { fallback: "international", wants: "a string", accepts: (value) => typeof value === "string" };

const known = {
	load: loading,
	parse: { ...pieces, from: gameCount, count: gameCount, moves },
	games: { ...pieces, from: gameCount, count: gameCount, moves, diagnostics: boolean },
	validate: { ...pieces, severities, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	blocks: { ...whole, notation: oneOf("pdn", "fen") },
	fen: { signal },
	legalMoves: { variant, signal },
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
