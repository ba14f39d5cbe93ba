import type { ComponentChildren } from "preact";
import type { Forms, SiteWords } from "./words.js";

type Values = Record<string, string | number>;

/** A text with its places filled in; numbers as the language of the words writes them. Of several forms it is the one for {n}. */
export function filled(text: string | Forms, values: Values, { tag }: { tag: string }): string {
	const form = typeof text === "string" ? text : (text[new Intl.PluralRules(tag).select(Number(values["n"]))] ?? text.other);
	return form.replace(/\{(\w+)\}/g, (place, name: string) => {
		const value = values[name];
		return typeof value === "number" ? value.toLocaleString(tag) : (value ?? place);
	});
}

/** A text with an element in its one place. */
export function around(text: string, element: ComponentChildren): ComponentChildren {
	const [before, after] = text.split(/\{\w+\}/);
	return [before, element, after];
}

/** "1 error", "2 errors". */
export function counted(n: number, noun: keyof SiteWords["count"], words: SiteWords): string {
	return filled(words.count[noun], { n }, words);
}

/** A size in the unit that suits it, of a thousand or a million bytes. */
export function size(bytes: number, words: SiteWords): string {
	if (bytes < 1000) return counted(bytes, "bytes", words);
	const digits = bytes < 1e4 || bytes >= 1e6 ? 1 : 0;
	const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
	return `${value.toLocaleString(words.tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })} ${unit}`;
}
