import { kindOf } from "./kind.js";

interface Option {
	/** What a call gets where the caller gives nothing. */
	fallback: unknown;
	/** What the value has to be, for the message. */
	wants: string;
	accepts(value: unknown): boolean;
}

const gameCount: Option = {
	fallback: 0,
	wants: "an integer from 1",
	accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
};

function oneOf(...values: string[]): Option {
	return {
		fallback: "",
		wants: `one of ${values.map((value) => `"${value}"`).join(", ")}`,
		accepts: (value) => values.includes(value as string),
	};
}

const encodings = ["iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be"];

const sourceEncoding = oneOf(...encodings);

const writer = {
	encoding: oneOf("latin1", "ascii", "utf8"),
	inherit: oneOf("keep", "resolve"),
	missing: oneOf("fill", "omit"),
};

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

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const textParts: Record<string, string> = { path: "string", color: "boolean" };

const text: Option = {
	fallback: undefined,
	wants: 'an object with a string "path" and a boolean "color", or without them',
	accepts: (value) => isObject(value) && Object.entries(value).every(([name, part]) => part === undefined || typeof part === textParts[name]),
};

const signal: Option = {
	fallback: undefined,
	wants: "an AbortSignal",
	accepts: (value) => kindOf(value) === "AbortSignal",
};

const onProgress: Option = {
	fallback: undefined,
	wants: "a function",
	accepts: (value) => typeof value === "function",
};

/** Streams of files have a kind of their own. */
const to: Option = {
	fallback: undefined,
	wants: "a WritableStream",
	accepts: (value) => isObject(value) && "getWriter" in value && typeof value.getWriter === "function",
};

/** What every verb over a source has, and what those have that read it in pieces. */
const whole = { sourceEncoding, signal };
const pieces = { ...whole, onProgress };

const moduleKinds = ["URL", "Response", "Promise", "ArrayBuffer", "SharedArrayBuffer", "WebAssembly.Module"];

const known = {
	load: {
		wasm: {
			fallback: undefined,
			wants: "a URL, a string, a Response, a Promise of one, a BufferSource or a WebAssembly.Module",
			accepts: (value) => typeof value === "string" || ArrayBuffer.isView(value) || moduleKinds.includes(kindOf(value)),
		},
		worker: { fallback: false, wants: "a boolean", accepts: (value) => typeof value === "boolean" },
		signal,
	},
	parse: { ...pieces, from: gameCount, count: gameCount },
	games: { ...pieces, from: gameCount, count: gameCount },
	validate: { ...pieces, as, severities, text },
	apply: { ...whole, severities, fixes, unmappable: oneOf("refuse", "replace") },
	export: { ...pieces, ...writer, text, to },
	exportDocument: { ...whole, ...writer, text },
	blocks: whole,
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	if (typeof given !== "object" || given === null) throw new TypeError(`${verb}: the options have to be an object`);
	const table: Record<string, Option> = known[verb];
	for (const name of Object.keys(given)) {
		if (!Object.hasOwn(table, name)) throw new TypeError(`${verb}: there is no option "${name}"`);
	}
	const values = given as Record<string, unknown>;
	return Object.fromEntries(
		Object.entries(table).map(([name, option]) => {
			const value = values[name];
			if (value === undefined) return [name, option.fallback];
			if (!option.accepts(value)) throw new TypeError(`${verb}: the option "${name}" has to be ${option.wants}`);
			return [name, value];
		}),
	);
}
