import { sayAll } from "../../frame/say.js";
import { en } from "../../words/chess-articles/en.js";
import { onSpeak, siteWords, speakBeside } from "../../words/site.js";
import type { ChessArticleWords } from "../../words/words.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<ChessArticleWords>>> = {
	da: async () => (await import("../../words/chess-articles/da.js")).da,
	de: async () => (await import("../../words/chess-articles/de.js")).de,
	es: async () => (await import("../../words/chess-articles/es.js")).es,
	fr: async () => (await import("../../words/chess-articles/fr.js")).fr,
	nb: async () => (await import("../../words/chess-articles/nb.js")).nb,
	nl: async () => (await import("../../words/chess-articles/nl.js")).nl,
	pl: async () => (await import("../../words/chess-articles/pl.js")).pl,
	sv: async () => (await import("../../words/chess-articles/sv.js")).sv,
};

const loaded = new Map<string, ChessArticleWords>([[en.tag, en]]);

/** The words for those who write articles on chess, in the language of the site, which come together with that. */
export const articleWords = ({ tag }: { tag: string }): ChessArticleWords => loaded.get(tag) ?? en;

/** Has these words come with those of the site, and the page's HTML say what it names of them. */
export async function speakOfArticles(): Promise<void> {
	await speakBeside(async (tag) => {
		const words = await files[tag]?.();
		if (words) loaded.set(tag, words);
	});
	const say = () => sayAll(document, { ...siteWords(), chessArticles: articleWords(siteWords()) });
	onSpeak(say);
	say();
}
