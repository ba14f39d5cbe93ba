/** Options that verbs of all notations have. */
import { isObject, onProgress, type Option, signal, sourceEncoding } from "./options.js";

/** What every verb over a source has, and what those have that read it in pieces. */
export const whole = { sourceEncoding, signal };
export const pieces = { ...whole, onProgress };

/** The first game that is wanted, or how many. */
export const gameCount: Option = {
	fallback: 0,
	wants: "an integer from 1",
	accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
};

const levels = ["error", "warning", "info", "off"];

/** Whether there are such rules only the core knows. */
export const severities: Option = {
	fallback: {},
	wants: `an object with ${levels.map((level) => `"${level}"`).join(", ")} by names of rules`,
	accepts: (value) => isObject(value) && Object.values(value).every((level) => levels.includes(level as string)),
};

/** Those of diagnostics. */
export const fixes: Option = {
	fallback: undefined,
	wants: "an array of fixes, each with edits that have a span and a text",
	accepts: (value) => Array.isArray(value) && value.every((fix) => Array.isArray(fix?.edits) && fix.edits.every(isEdit)),
};

function isEdit(edit: unknown): boolean {
	const { span, text } = (edit ?? {}) as { span?: { start?: { byte?: unknown }; end?: { byte?: unknown } }; text?: unknown };
	return Number.isSafeInteger(span?.start?.byte) && Number.isSafeInteger(span?.end?.byte) && typeof text === "string";
}

const textParts: Record<string, string> = { path: "string", color: "boolean", errorsOnly: "boolean" };

/** How diagnostics become text. */
export const text: Option = {
	fallback: undefined,
	wants: 'an object with a string "path" and booleans "color" and "errorsOnly", or without them',
	accepts: (value) => isObject(value) && Object.entries(value).every(([name, part]) => part === undefined || typeof part === textParts[name]),
};
