import type { Shape } from "../../words/fill.js";
import type { en } from "./en.js";

export { count, fill, ofLanguage } from "../../words/fill.js";

/**
 * The words of a language.
 *
 * @example
 * ```ts
 * import { en, type Words } from "pbnkit/viewer";
 *
 * const words: Words = { ...en, seats: { ...en.seats, N: "Nord" } };
 * console.log(words.seats.N); // Nord
 * ```
 */
export type Words = Shape<typeof en>;

type Some<T> = T extends string ? string : T extends { other: string } ? T : { [Key in keyof T]?: Some<T[Key]> };

/** Words of a language; what is missing stays English. */
export type Translation = Some<Words>;

/** Words with those of a translation in their place. The forms of a plural stay together: each language has its own. */
export function merged(words: Words, translation: Translation): Words {
	return withOthers(words, translation) as Words;
}

function withOthers(words: object, others: object): object {
	const all: Record<string, unknown> = { ...words };
	for (const [key, other] of Object.entries(others)) {
		const own = all[key];
		const isGroup = typeof own === "object" && own !== null && !("other" in own);
		if (own !== undefined && other !== undefined) all[key] = isGroup ? withOthers(own, other as object) : other;
	}
	return all;
}
