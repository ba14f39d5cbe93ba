import { isSink } from "./sink.js";

/** An option of a function. */
export interface Option {
	/** What a call gets where the caller gives nothing. */
	fallback: unknown;
	/** What the value has to be, for the message. */
	wants: string;
	accepts(value: unknown): boolean;
}

export function oneOf(...values: string[]): Option {
	return {
		fallback: "",
		wants: `one of ${values.map((value) => `"${value}"`).join(", ")}`,
		accepts: (value) => values.includes(value as string),
	};
}

/** `oneOf` values that also have other names, which are not offered. */
export function oneOfThese(values: string[], also: string[]): Option {
	return { ...oneOf(...values), accepts: (value) => [...values, ...also].includes(value as string) };
}

export function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const signal: Option = {
	fallback: undefined,
	wants: "an AbortSignal",
	accepts: (value) => kindOf(value) === "AbortSignal",
};

export const onProgress: Option = {
	fallback: undefined,
	wants: "a function",
	accepts: (value) => typeof value === "function",
};

/** How a source is encoded. */
export const sourceEncoding = oneOfThese(["iso-8859-1", "windows-1252", "utf-8", "utf-16le", "utf-16be"], ["latin1", "utf8"]);

export const boolean: Option = {
	fallback: false,
	wants: "a boolean",
	accepts: (value) => typeof value === "boolean",
};

export const to: Option = {
	fallback: undefined,
	wants: "a WritableStream or a Writable of Node",
	accepts: (value) => isObject(value) && isSink(value),
};

const moduleKinds = ["URL", "Response", "Promise", "ArrayBuffer", "SharedArrayBuffer", "WebAssembly.Module"];

/** The options of `load`. */
export const loading = {
	wasm: {
		fallback: undefined,
		wants: "a URL, a string, a Response, a Promise of one, a BufferSource or a WebAssembly.Module",
		accepts: (value) => typeof value === "string" || ArrayBuffer.isView(value) || moduleKinds.includes(kindOf(value)),
	},
	worker: {
		fallback: false,
		wants: 'a boolean or "auto"',
		accepts: (value) => typeof value === "boolean" || value === "auto",
	},
	signal,
} satisfies Record<string, Option>;

/** The options that a function knows, `table`, with every field present. Throws TypeError, which names the function and the option. */
export function completed(verb: string, table: Record<string, Option>, given: object): Record<string, unknown> {
	if (typeof given !== "object" || given === null) throw new TypeError(`${verb}: the options have to be an object`);
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

/** The built-in kind of a value, whichever frame it comes from, where `instanceof` knows only its own. */
export function kindOf(value: unknown): string {
	return Object.prototype.toString.call(value).slice(8, -1);
}
