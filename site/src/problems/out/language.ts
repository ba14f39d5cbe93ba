import { en } from "../../words/problems-out/en.js";
import { wordsOfRoom } from "../../words/of-room.js";
import { speakBeside } from "../../words/site.js";
import type { ProblemOutWords } from "../../words/words.js";

const words = wordsOfRoom<ProblemOutWords>(en, {
	da: async () => (await import("../../words/problems-out/da.js")).da,
	de: async () => (await import("../../words/problems-out/de.js")).de,
	es: async () => (await import("../../words/problems-out/es.js")).es,
	fr: async () => (await import("../../words/problems-out/fr.js")).fr,
	nb: async () => (await import("../../words/problems-out/nb.js")).nb,
	nl: async () => (await import("../../words/problems-out/nl.js")).nl,
	pl: async () => (await import("../../words/problems-out/pl.js")).pl,
	sv: async () => (await import("../../words/problems-out/sv.js")).sv,
});

/** The words of sharing, copying and printing in the language of the site. */
export const outWords = words.of;

/** Has them come with those of the site, and loads those of the language that it speaks now. */
export const speakOut = (): Promise<void> => speakBeside(words.load);
