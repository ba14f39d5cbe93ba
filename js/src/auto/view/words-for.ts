import { en } from "../../viewer/language/en.js";
import { type LanguageTable, merged, type Translation, translationIn } from "../../viewer/language/translation.js";
import type { Words } from "../../viewer/language/words.js";

/** The words that a container is shown in: those of a language, or of a page's own. What they lack is English. */
export async function wordsFor(language: string | Translation, table: LanguageTable): Promise<Words> {
	if (typeof language !== "string") return merged(en, language);
	const load = translationIn(table, language);
	try {
		return load ? merged(en, await load()) : en;
	} catch (error) {
		console.warn(`pbnkit: the words of "${language}" cannot be loaded`, error);
		return en;
	}
}
