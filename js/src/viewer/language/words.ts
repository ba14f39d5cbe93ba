import type { en } from "./en.js";

/** A sentence for each category of number that the language has (CLDR); "other" is for all that are not named. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Shape<T> = T extends string ? string : T extends { other: string } ? Plural : { [K in keyof T]: Shape<T[K]> };

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

/** A sentence with its places filled in: {seat} by `values.seat`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
	return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The sentence for a number, with {n} filled in. */
export function count(words: Words, forms: Plural, n: number, values: Record<string, string | number> = {}): string {
	return fill(forms[new Intl.PluralRules(words.tag).select(n)] ?? forms.other, { ...values, n });
}

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
