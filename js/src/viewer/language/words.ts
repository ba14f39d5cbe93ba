import type { en } from "./en.js";

/** A sentence for each category of number that the language has (CLDR); "other" is for all that are not named. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

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
