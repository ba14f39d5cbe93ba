import { boolean, completed, isObject, loading, oneOf, onProgress, type Option, signal, to } from "../host/options.js";
import { notation, sourceEncoding } from "./source-options.js";

const gameCount: Option = {
	fallback: 0,
	wants: "an integer from 1",
	accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
};

/** What the options of the writer may be; the first of each is what holds where the caller gives nothing. */
export const writerChoices = {
	encoding: ["latin1", "ascii", "utf8"],
	inherit: ["keep", "resolve"],
	missing: ["fill", "omit"],
};

const writer = Object.fromEntries(Object.entries(writerChoices).map(([name, values]) => [name, oneOf(...values)]));

const as = oneOf("import", "export");

const levels = ["error", "warning", "info", "off"];

/** Whether there are such rules only the core knows. */
const severities: Option = {
	fallback: {},
	wants: `an object with ${levels.map((level) => `"${level}"`).join(", ")} by names of rules`,
	accepts: (value) => isObject(value) && Object.values(value).every((level) => levels.includes(level as string)),
};

const fixes: Option = {
	fallback: undefined,
	wants: "an array of fixes, each with edits that have a span and a text",
	accepts: (value) => Array.isArray(value) && value.every((fix) => Array.isArray(fix?.edits) && fix.edits.every(isEdit)),
};

function isEdit(edit: unknown): boolean {
	const { span, text } = (edit ?? {}) as { span?: { start?: { byte?: unknown }; end?: { byte?: unknown } }; text?: unknown };
	return Number.isSafeInteger(span?.start?.byte) && Number.isSafeInteger(span?.end?.byte) && typeof text === "string";
}

const textParts: Record<string, string> = { path: "string", color: "boolean", errorsOnly: "boolean" };

const text: Option = {
	fallback: undefined,
	wants: 'an object with a string "path" and booleans "color" and "errorsOnly", or without them',
	accepts: (value) => isObject(value) && Object.entries(value).every(([name, part]) => part === undefined || typeof part === textParts[name]),
};

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

/** What every verb over a source has, and what those have that read it in pieces. */
const whole = { sourceEncoding, signal };
const pieces = { ...whole, onProgress };

const known = {
	load: { ...loading, solver: loading.wasm, converter: loading.wasm },
	parse: { ...pieces, notation, from: gameCount, count: gameCount },
	games: { ...pieces, notation, from: gameCount, count: gameCount, diagnostics: boolean },
	validate: { ...pieces, notation, as, severities, solved, doubleDummy, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	edit: { ...whole, severities, text },
	export: { ...pieces, notation, ...writer, text, to },
	write: { signal, ...writer, unmappable: oneOf("refuse", "replace") },
	exportDocument: { ...whole, ...writer, text },
	blocks: whole,
	convert: { ...whole, ...writer, from: notation, to: oneOf("pbn", "lin", "csv"), text, severities },
	nags: {},
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
