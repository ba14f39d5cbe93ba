import { en } from "./en.js";
import type { Words } from "./words.js";

/** By their tags, in lower case. */
const languages: Record<string, Words> = { en };

/** The tags of the languages that there are words of. */
export const languageTags = Object.keys(languages);

/** The words of a language, or of the wider one that a tag such as "de-CH" belongs to; undefined where there are none. */
export function wordsOf(tag: string): Words | undefined {
	for (let wider = tag.trim().toLowerCase(); wider; wider = wider.replace(/-?[^-]*$/, "")) {
		if (Object.hasOwn(languages, wider)) return languages[wider];
	}
	return undefined;
}
