import { ofLanguage } from "../../words/fill.js";

/** The words that a block is shown in. Where there are none, they are English; so they are where a page has words of its own for bridge. */
export async function wordsIn<Words>(languages: Readonly<Record<string, () => Promise<Words>>> & { en(): Promise<Words> }, language: unknown): Promise<Words> {
	const load = (typeof language === "string" && ofLanguage(languages, language)) || languages.en;
	try {
		return await load();
	} catch (error) {
		console.warn(`pbnkit: the words of "${language}" cannot be loaded`, error);
		return languages.en();
	}
}
