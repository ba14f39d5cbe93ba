import type { Encoding, Severity } from "../host/found.js";
import { json, printable } from "./safe.js";

/**
 * What is shown of what was found in a file, in whatever notation: `Validation` is one.
 *
 * @example
 * ```ts
 * import { type Report, textReport } from "pbnkit/report";
 *
 * const total = (path: string, { text, ...report }: Report) => textReport(path, report);
 * console.log(total("evening", await pbn.validate(source)).trim()); // evening: 3 games, 0 errors, 0 warnings, 2 infos
 * ```
 */
export interface Report {
	encoding: Encoding;
	/** The version of the notation that the file names; "" where it names none. */
	version: string;
	gameCount: number;
	counts: Record<Severity, number>;
	diagnostics: readonly object[];
	/** How many diagnostics of a rule were counted, but not listed. */
	omitted: readonly { rule: string; count: number }[];
	/** The diagnostics as text. */
	text?: string;
}

/**
 * What was found in a file, for a person, as `pbnkit validate` prints it: the diagnostics as the core renders them, which the
 * option `text` asked for, and how many there are.
 *
 * @example
 * ```js
 * import { textReport } from "pbnkit/report";
 *
 * const checked = await pbn.validate(source, { text: { path: "deals.pbn" } });
 * console.log(textReport("deals.pbn", checked).trim().split("\n").at(-1)); // deals.pbn: 3 games, 0 errors, 0 warnings, 2 infos
 * ```
 */
export function textReport(path: string, report: Report): string {
	check("textReport", path, report);
	const { text = "", counts, omitted, gameCount } = report;
	const name = printable(path);
	const more = omitted.map(({ rule, count }) => `${name}: ${count} more [${rule}]\n`).join("");
	const found = [count(counts.error, "error"), count(counts.warning, "warning"), count(counts.info, "info", "infos")];
	return `${text}${more}${name}: ${count(gameCount, "game")}, ${found.join(", ")}\n`;
}

/**
 * What was found in a file, as a member of `files` in the document that `pbnkit validate --format json` prints.
 *
 * @example
 * ```js
 * import { jsonReport } from "pbnkit/report";
 *
 * console.log(JSON.parse(jsonReport("deals.pbn", await pbn.validate(source))).games); // 3
 * ```
 */
export function jsonReport(path: string, report: Report): string {
	check("jsonReport", path, report);
	const { encoding, version, gameCount: games, diagnostics, counts, omitted } = report;
	return json({ path, encoding, version, games, diagnostics, counts, omitted });
}

/**
 * What comes before, between and after the files of that document.
 *
 * @example
 * ```js
 * import { jsonFrame, jsonReport } from "pbnkit/report";
 *
 * const files = [jsonReport("deals.pbn", await pbn.validate(source))];
 * const document = jsonFrame.start + files.join(jsonFrame.between) + jsonFrame.end;
 * console.log(JSON.parse(document).files.length); // 1
 * ```
 */
export const jsonFrame = { start: '{"files":[', between: ",", end: "]}\n" } as const;

/** Throws TypeError, which names the argument. */
function check(verb: string, path: unknown, report: unknown): void {
	if (typeof path !== "string") throw new TypeError(`${verb}: the path has to be a string`);
	const { counts, omitted, gameCount } = (report ?? {}) as Partial<Report>;
	if (typeof counts !== "object" || !Array.isArray(omitted) || typeof gameCount !== "number") {
		throw new TypeError(`${verb}: the report has to be what validate gives, with gameCount, counts and omitted`);
	}
}

export function count(n: number, one: string, several = `${one}s`): string {
	return `${n} ${n === 1 ? one : several}`;
}
