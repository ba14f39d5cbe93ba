import { sayAll } from "../frame/say.js";
import { onSpeak, siteWords } from "./site.js";
import type { SiteWords } from "./words.js";

/** The words of a room: each language is a file of its own, which comes when it is asked for. */
export function wordsOfRoom<Words extends { tag: string }>(english: Words, files: Readonly<Record<string, () => Promise<Words>>>) {
	const loaded = new Map<string, Words>([[english.tag, english]]);
	return {
		/** Those in the language of the site, if they have come. */
		of: ({ tag }: { tag: string }): Words => loaded.get(tag) ?? english,
		async load(tag: string): Promise<void> {
			const words = await files[tag]?.();
			if (words) loaded.set(tag, words);
		},
	};
}

/** Has the page's HTML say what it names of a room, too, from now on. */
export function sayOfRoom(name: string, wordsOf: (site: SiteWords) => object): void {
	const say = () => sayAll(document, { ...siteWords(), [name]: wordsOf(siteWords()) });
	onSpeak(say);
	say();
}
