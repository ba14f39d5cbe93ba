import type { languages as all } from "../../problems/language/languages.js";
import type { ProblemWords } from "../../problems/language/words.js";
import { wordsIn } from "../played/words.js";

/** Each language is a file of its own beside this script, `pbi-language/fr.js`. */
const languages: Readonly<Record<keyof typeof all, () => Promise<ProblemWords>>> = {
	en: async () => (await import("../../problems/language/en.js")).en,
	da: async () => (await import("../../problems/language/da.js")).da,
	de: async () => (await import("../../problems/language/de.js")).de,
	es: async () => (await import("../../problems/language/es.js")).es,
	fr: async () => (await import("../../problems/language/fr.js")).fr,
	nb: async () => (await import("../../problems/language/nb.js")).nb,
	nl: async () => (await import("../../problems/language/nl.js")).nl,
	pl: async () => (await import("../../problems/language/pl.js")).pl,
	sv: async () => (await import("../../problems/language/sv.js")).sv,
};

/** The words of problems that a block is shown in. */
export const problemWords = (language: unknown): Promise<ProblemWords> => wordsIn(languages, language);
