import type { Game, Tag } from "../pbn/types.js";

/** `tagValue` of what is known to be a game. */
export function tagValue(game: Pick<Game, "tags" | "standing">, name: string): string | undefined {
	return told(valueOf(game, name));
}

/** A tag's value as it counts for a game, whatever it says. */
export function valueOf({ tags, standing }: Pick<Game, "tags" | "standing">, name: string): string | undefined {
	const tag = tags.find((candidate) => candidate.name === name && !candidate.duplicate);
	if (tag) return effective(tag);
	return standing && Object.hasOwn(standing, name) ? standing[name] : undefined;
}

/** What a tag says: the value that it inherits, if it does. */
export function effective({ value, inherited }: Pick<Tag, "value" | "inherited">): string {
	return inherited ?? value;
}

/** A value that says something. */
export function told(value: string | undefined): string | undefined {
	const text = value?.trim();
	return text === "" || text === "?" ? undefined : text;
}
