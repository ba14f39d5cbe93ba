import type { PgnHead } from "../types.js";

/**
 * The value of a tag, of the first of its name; undefined where the game does not have it, or where it says nothing: "?", "-" or "".
 *
 * @example
 * ```js
 * import { tagValue } from "pbnkit/pgn/game";
 *
 * console.log(tagValue(game, "White"), tagValue(game, "Round")); // Anderssen, Adolf undefined
 * ```
 */
export function tagValue(game: Pick<PgnHead, "tags">, name: string): string | undefined {
	const value = game.tags.find((tag) => tag.name === name)?.value;
	return value === undefined || ["", "?", "-"].includes(value) ? undefined : value;
}
