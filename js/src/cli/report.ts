import type { Validation } from "../types.js";
import { printable } from "./terminal.js";

/** What was found in a file, for a person: the diagnostics as the core renders them, and how many there are. */
export function report(path: string, { text = "", counts, omitted, gameCount }: Validation): string {
	const name = printable(path);
	const more = omitted.map(({ rule, count }) => `${name}: ${count} more [${rule}]\n`).join("");
	const found = [count(counts.error, "error"), count(counts.warning, "warning"), count(counts.info, "info", "infos")];
	return `${text}${more}${name}: ${count(gameCount, "game")}, ${found.join(", ")}\n`;
}

export function count(n: number, one: string, several = `${one}s`): string {
	return `${n} ${n === 1 ? one : several}`;
}
