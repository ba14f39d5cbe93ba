/** What the words of every viewer are made of, whatever the game. */

/** A sentence for each category of number that the language has (CLDR); "other" is for all that are not named. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Words in another language: the same table with other texts. */
export type Shape<T> = T extends string ? string : T extends readonly unknown[] ? readonly string[] : T extends { other: string } ? Plural : { [K in keyof T]: Shape<T[K]> };

/** A sentence with its places filled in: {seat} by `values.seat`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
	return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The sentence for a number, with {n} filled in. */
export function count({ tag }: { tag: string }, forms: Plural, n: number, values: Record<string, string | number> = {}): string {
	return fill(forms[new Intl.PluralRules(tag).select(n)] ?? forms.other, { ...values, n });
}

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
