import type { BoardChoice } from "../settings.js";

/**
 * Reads "1-8,12". Undefined if that is not a choice.
 *
 * @example
 * ```js
 * import { boardChoices } from "pbnkit/viewer";
 *
 * console.log(boardChoices("1-8,12"), boardChoices(",")); // [ { from: 1, to: 8 }, { board: '12' } ] undefined
 * ```
 */
export function boardChoices(text: string): BoardChoice[] | undefined {
	const parts = text.split(",").map((part) => part.trim());
	if (parts.includes("")) return undefined;
	return parts.map((part) => {
		const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(part) ?? [];
		return from === undefined ? { board: part } : { from: Number(from), to: Number(to) };
	});
}
