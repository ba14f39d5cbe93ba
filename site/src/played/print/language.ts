import { useEffect, useState } from "preact/hooks";
import { en } from "../../words/paper/en.js";
import { useSite } from "../../words/use-site.js";
import type { PaperWords } from "../../words/words.js";
import type { Paper, PaperLanguage } from "./paper.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<PaperWords>>> = {
	da: async () => (await import("../../words/paper/da.js")).da,
	de: async () => (await import("../../words/paper/de.js")).de,
	es: async () => (await import("../../words/paper/es.js")).es,
	fr: async () => (await import("../../words/paper/fr.js")).fr,
	nb: async () => (await import("../../words/paper/nb.js")).nb,
	nl: async () => (await import("../../words/paper/nl.js")).nl,
	pl: async () => (await import("../../words/paper/pl.js")).pl,
	sv: async () => (await import("../../words/paper/sv.js")).sv,
};

/** The language that the site speaks, by its tag, or English where it cannot be loaded. */
async function paperLanguage(tag: string, { viewerWords }: Pick<Paper, "viewerWords">): Promise<PaperLanguage> {
	const texts = await files[tag]?.().catch(() => undefined);
	return { texts: texts ?? en, words: viewerWords({ tag }) };
}

/** The words of printing in the language of the page; undefined until they are there. */
export function usePaperLanguage(paper: Pick<Paper, "viewerWords">): PaperLanguage | undefined {
	const site = useSite();
	const [language, setLanguage] = useState<PaperLanguage>();
	useEffect(() => {
		let left = false;
		void paperLanguage(site.tag, paper).then((language) => !left && setLanguage(language));
		return () => {
			left = true;
		};
	}, [site]);
	return language;
}
