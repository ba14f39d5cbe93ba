import type { languages as all } from "../../draughts/language/languages.js";
import type { DraughtsWords } from "../../draughts/language/words.js";
import { wordsIn } from "../played/words.js";

/** Each language is a file of its own beside this script, `pdn-language/fr.js`. */
const languages: Readonly<Record<keyof typeof all, () => Promise<DraughtsWords>>> = {
	en: async () => (await import("../../draughts/language/en.js")).en,
	da: async () => (await import("../../draughts/language/da.js")).da,
	de: async () => (await import("../../draughts/language/de.js")).de,
	es: async () => (await import("../../draughts/language/es.js")).es,
	fr: async () => (await import("../../draughts/language/fr.js")).fr,
	nb: async () => (await import("../../draughts/language/nb.js")).nb,
	nl: async () => (await import("../../draughts/language/nl.js")).nl,
	pl: async () => (await import("../../draughts/language/pl.js")).pl,
	sv: async () => (await import("../../draughts/language/sv.js")).sv,
};

/** The words of draughts that a block is shown in. */
export const draughtsWords = (language: unknown): Promise<DraughtsWords> => wordsIn(languages, language);
