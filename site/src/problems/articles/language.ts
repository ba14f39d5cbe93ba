import { en } from "../../words/problems-articles/en.js";
import { sayOfRoom, wordsOfRoom } from "../../words/of-room.js";
import { speakBeside } from "../../words/site.js";
import type { ProblemArticleWords } from "../../words/words.js";

const words = wordsOfRoom<ProblemArticleWords>(en, {
	da: async () => (await import("../../words/problems-articles/da.js")).da,
	de: async () => (await import("../../words/problems-articles/de.js")).de,
	es: async () => (await import("../../words/problems-articles/es.js")).es,
	fr: async () => (await import("../../words/problems-articles/fr.js")).fr,
	nb: async () => (await import("../../words/problems-articles/nb.js")).nb,
	nl: async () => (await import("../../words/problems-articles/nl.js")).nl,
	pl: async () => (await import("../../words/problems-articles/pl.js")).pl,
	sv: async () => (await import("../../words/problems-articles/sv.js")).sv,
});

/** The words for those who write articles on chess problems, in the language of the site, which come together with that. */
export const articleWords = words.of;

/** Has these words come with those of the site, and the page's HTML say what it names of them. */
export async function speakOfArticles(): Promise<void> {
	await speakBeside(words.load);
	sayOfRoom("problemsArticles", articleWords);
}
