import type { languages as all } from "../../chess/language/languages.js";
import type { ChessWords } from "../../chess/language/words.js";
import { wordsIn } from "../played/words.js";

/** Each language is a file of its own beside this script, `pgn-language/fr.js`. */
const languages: Readonly<Record<keyof typeof all, () => Promise<ChessWords>>> = {
	en: async () => (await import("../../chess/language/en.js")).en,
	da: async () => (await import("../../chess/language/da.js")).da,
	de: async () => (await import("../../chess/language/de.js")).de,
	es: async () => (await import("../../chess/language/es.js")).es,
	fr: async () => (await import("../../chess/language/fr.js")).fr,
	nb: async () => (await import("../../chess/language/nb.js")).nb,
	nl: async () => (await import("../../chess/language/nl.js")).nl,
	pl: async () => (await import("../../chess/language/pl.js")).pl,
	sv: async () => (await import("../../chess/language/sv.js")).sv,
};

/** The words of chess that a block is shown in. */
export const chessWords = (language: unknown): Promise<ChessWords> => wordsIn(languages, language);
