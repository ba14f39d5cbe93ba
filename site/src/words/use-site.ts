import { useLayoutEffect, useState } from "preact/hooks";
import { en } from "./en.js";
import { onSpeak, siteWords } from "./site.js";
import type { SiteWords } from "./words.js";

/** The words of the site, which change with the reader's choice. At first they are English, as the page is that was drawn ahead. */
export function useSite(): SiteWords {
	const [words, setWords] = useState<SiteWords>(en);
	useLayoutEffect(() => {
		const say = () => setWords(siteWords());
		say();
		return onSpeak(say);
	}, []);
	return words;
}
