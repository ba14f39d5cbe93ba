import type { Words } from "./words.js";

type Some<T> = T extends string ? string : T extends { other: string } ? T : { [Key in keyof T]?: Some<T[Key]> };

/** Words of a language; what is missing stays English. */
export type Translation = Some<Words>;

/** One of Norwegian's written languages is named by the tag of both, and is near enough to the other. */
const aliases: Record<string, string> = { no: "nb", nn: "nb" };

/** What a table with the tags of languages, in lower case, has for a tag, or for the wider one that a tag such as "de-CH" belongs to. */
export function ofLanguage<T>(table: Readonly<Record<string, T>>, tag: string): T | undefined {
	for (let wider = tag.trim().toLowerCase(); wider; wider = wider.replace(/(?:^|-)[^-]*$/, "")) {
		const name = aliases[wider] ?? wider;
		if (Object.hasOwn(table, name)) return table[name];
	}
	return undefined;
}

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
