import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ExportOptions, ValidateOptions } from "../pbn/types.js";
import { reason } from "./input.js";
import { meant } from "./meant.js";
import { unknownRule } from "./rules.js";
import type { Values } from "./values.js";
import { choicesOf, config as words, levels, say } from "./words.js";

type Severities = NonNullable<ValidateOptions["severities"]>;

/** The settings of a project. What the command line says counts more. */
export interface Config {
	severities?: Severities;
	encoding?: ExportOptions["encoding"];
}

/** Reads the file with settings that --config names, or that is in the working folder or the next one above it that has one. */
export async function readConfig(values: Values, rules: () => Promise<string[]>): Promise<Config> {
	const path = values.has("no-config") ? undefined : (values.one("config") ?? configAbove());
	if (path === undefined) return {};
	const settings = read(path);
	if (!isObject(settings)) throw new Error(say("configNotObject", { path }));
	const config: Config = {};
	for (const [name, value] of sorted(settings)) {
		if (name === words.severities) {
			config.severities = severitiesIn(path, value, await rules());
		} else if (name === words.encoding) {
			const encodings = choicesOf("encoding");
			if (!encodings.includes(value as string)) throw new Error(say("configValue", { path, name, wanted: encodings.join(" or ") }));
			config.encoding = value as "latin1";
		} else {
			throw new Error(say("configUnknown", { path, name }) + meant(name, [words.severities, words.encoding]));
		}
	}
	return config;
}

/** The path of the nearest file with settings; undefined if there is none. */
function configAbove(): string | undefined {
	for (let folder = process.cwd(); ; folder = dirname(folder)) {
		const path = join(folder, words.file);
		if (existsSync(path)) return path;
		if (dirname(folder) === folder) return undefined;
	}
}

function read(path: string): unknown {
	let text: string;
	try {
		text = readFileSync(path, "utf8");
	} catch (error) {
		throw new Error(say("configNotRead", { path, reason: reason(error) }), { cause: error });
	}
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Error(say("configNotJson", { path }), { cause: error });
	}
}

function severitiesIn(path: string, value: unknown, rules: string[]): Severities {
	if (!isObject(value)) throw new Error(say("configValue", { path, name: words.severities, wanted: say("anObject") }));
	for (const [rule, level] of sorted(value)) {
		if (!rules.includes(rule)) throw new Error(`${path}: ${unknownRule(rule, rules)}`);
		if (!levels.includes(level as string)) throw new Error(say("configValue", { path, name: rule, wanted: levels.join(" or ") }));
	}
	return value as Severities;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(members: Record<string, unknown>): [name: string, value: unknown][] {
	return Object.entries(members).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
