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
 * console.log(total("evening", await pbn.validate(source))); // evening: 3 games, 0 errors, 0 warnings, 2 infos
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
export function textReport(path: string, { text = "", counts, omitted, gameCount }: Report): string {
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
export function jsonReport(path: string, { encoding, version, gameCount: games, diagnostics, counts, omitted }: Report): string {
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

export function count(n: number, one: string, several = `${one}s`): string {
	return `${n} ${n === 1 ? one : several}`;
}
