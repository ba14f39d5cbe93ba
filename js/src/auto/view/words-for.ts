import { merged, ofLanguage, type Translation } from "../../viewer/language/translation.js";
import type { Words } from "../../viewer/language/words.js";
import { languages } from "./languages.js";

/** The words that a container is shown in: those of a language, or of a page's own. What they lack is English. */
export async function wordsFor(language: string | Translation): Promise<Words> {
	if (typeof language !== "string") return merged(await languages.en(), language);
	try {
		return await (ofLanguage(languages, language) ?? languages.en)();
	} catch (error) {
		console.warn(`pbnkit: the words of "${language}" cannot be loaded`, error);
		return languages.en();
	}
}
