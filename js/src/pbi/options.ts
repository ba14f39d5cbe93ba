import { boolean, completed, loading, onProgress, oneOf, type Option, signal, to } from "../host/options.js";
import { fixes, gameCount, pieces, severities, text, whole } from "../host/verb-options.js";

const comments: Option = {
	fallback: [],
	wants: "an array of strings",
	accepts: (value) => Array.isArray(value) && value.every((line) => typeof line === "string"),
};

const stipulation: Option = { fallback: "", wants: "a string", accepts: (value) => typeof value === "string" };

const known = {
	load: { ...loading, converter: loading.wasm },
	parse: { ...pieces, from: gameCount, count: gameCount },
	problems: { ...pieces, from: gameCount, count: gameCount, diagnostics: boolean },
	validate: { ...pieces, as: oneOf("import", "export"), severities, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	export: { ...pieces, text, to },
	edit: { ...whole, severities, text },
	write: { signal, onProgress, comments },
	convert: { ...whole, from: oneOf("pbi", "fen", "olv"), to: oneOf("pbi", "fen", "epd", "pgn", "popeye", "csv", "latex", "olv"), stipulation },
	blocks: whole,
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
