import type { Game } from "../pbn/types.js";

/**
 * A tag's value as it counts for a game: the first tag of the name, with what "#" and "##" stand for (4.8), else what "##" in an earlier game
 * gives it. Undefined where there is none, and where the value says nothing: "", "?".
 *
 * @param name the tag's name, in the case of the file
 *
 * @example
 * ```js
 * import { tagValue } from "pbnkit/game";
 *
 * console.log(tagValue(game, "Board"), tagValue(game, "Room")); // 7 undefined
 * ```
 */
export function tagValue(game: Pick<Game, "tags" | "standing">, name: string): string | undefined {
	return told(valueOf(game, name));
}

/** A tag's value as it counts for a game, whatever it says. */
export function valueOf({ tags, standing }: Pick<Game, "tags" | "standing">, name: string): string | undefined {
	const tag = tags.find((candidate) => candidate.name === name && !candidate.duplicate);
	if (tag) return tag.inherited ?? tag.value;
	return standing && Object.hasOwn(standing, name) ? standing[name] : undefined;
}

/** A value that says something. */
export function told(value: string | undefined): string | undefined {
	const text = value?.trim();
	return text === "" || text === "?" ? undefined : text;
}
