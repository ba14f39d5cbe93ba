import { boolean, completed, isObject, loading, onProgress, oneOf, oneOfThese, type Option, signal, to } from "../host/options.js";
import { fixes, gameCount, pieces, severities, text, whole } from "../host/verb-options.js";
import { notation } from "./source-options.js";

/** What the options of the writer may be; the first of each is what holds where the caller gives nothing. */
export const writerChoices = {
	encoding: ["iso-8859-1", "ascii", "utf-8"],
	inherit: ["keep", "resolve"],
	missing: ["fill", "omit"],
};

/** Other names, which callers had to take before. */
const others: Record<string, string[]> = { encoding: ["latin1", "utf8"] };

const writer = Object.fromEntries(Object.entries(writerChoices).map(([name, values]) => [name, oneOfThese(values, others[name] ?? [])]));

const as = oneOf("import", "export");

const doubleDummy: Option = {
	fallback: false,
	wants: "a boolean, or an object with options of the solver",
	accepts: (value) => typeof value === "boolean" || isObject(value),
};

/** What it has to hold only the core knows. */
const solved: Option = {
	fallback: "",
	wants: "an array of games with what a solver found for them",
	accepts: Array.isArray,
};

const known = {
	load: { ...loading, solver: loading.wasm, converter: loading.wasm },
	parse: { ...pieces, notation, from: gameCount, count: gameCount },
	games: { ...pieces, notation, from: gameCount, count: gameCount, diagnostics: boolean },
	validate: { ...pieces, notation, as, severities, solved, doubleDummy, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	edit: { ...whole, severities, text },
	export: { ...pieces, notation, ...writer, text, to },
	write: { signal, onProgress, ...writer, unmappable: oneOf("refuse", "replace") },
	exportDocument: { ...whole, ...writer, text },
	blocks: whole,
	convert: { ...whole, ...writer, from: notation, to: oneOf("pbn", "lin", "csv"), text, severities },
	nags: {},
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
