import type { languages as all } from "../../viewer/language/languages.js";
import { merged, ofLanguage, type Translation, type Words } from "../../viewer/language/words.js";

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

/** Each language is a file of its own beside this script, `language/fr.js`. */
export const languages: Readonly<Record<keyof typeof all, () => Promise<Words>>> = {
	en: async () => (await import("../../viewer/language/en.js")).en,
	da: async () => (await import("../../viewer/language/da.js")).da,
	de: async () => (await import("../../viewer/language/de.js")).de,
	es: async () => (await import("../../viewer/language/es.js")).es,
	fr: async () => (await import("../../viewer/language/fr.js")).fr,
	nb: async () => (await import("../../viewer/language/nb.js")).nb,
	nl: async () => (await import("../../viewer/language/nl.js")).nl,
	pl: async () => (await import("../../viewer/language/pl.js")).pl,
	sv: async () => (await import("../../viewer/language/sv.js")).sv,
};
