import type { Validation } from "../pbn/types.js";
import { json, printable } from "./safe.js";

/**
 * What was found in a file, for a person, as `pbn validate` prints it: the diagnostics as the core renders them, which the
 * option `text` asked for, and how many there are.
 */
export function textReport(path: string, { text = "", counts, omitted, gameCount }: Validation): string {
	const name = printable(path);
	const more = omitted.map(({ rule, count }) => `${name}: ${count} more [${rule}]\n`).join("");
	const found = [count(counts.error, "error"), count(counts.warning, "warning"), count(counts.info, "info", "infos")];
	return `${text}${more}${name}: ${count(gameCount, "game")}, ${found.join(", ")}\n`;
}

/** What was found in a file, as a member of `files` in the document that `pbn validate --format json` prints. */
export function jsonReport(path: string, { encoding, version, gameCount: games, diagnostics, counts, omitted }: Validation): string {
	return json({ path, encoding, version, games, diagnostics, counts, omitted });
}

/** What comes before, between and after the files of that document. */
export const jsonFrame = { start: '{"files":[', between: ",", end: "]}\n" } as const;

export function count(n: number, one: string, several = `${one}s`): string {
	return `${n} ${n === 1 ? one : several}`;
}
