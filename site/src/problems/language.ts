import { en as englishOfViewer, type ProblemWords } from "pbnkit/pbi/viewer";
import { en } from "../words/problems/en.js";
import { wordsOfRoom } from "../words/of-room.js";
import { speakBeside } from "../words/site.js";
import type { ProblemRoomWords } from "../words/words.js";
import { viewerWordsOf } from "./viewer-words.js";

const words = wordsOfRoom<ProblemRoomWords>(en, {
	da: async () => (await import("../words/problems/da.js")).da,
	de: async () => (await import("../words/problems/de.js")).de,
	es: async () => (await import("../words/problems/es.js")).es,
	fr: async () => (await import("../words/problems/fr.js")).fr,
	nb: async () => (await import("../words/problems/nb.js")).nb,
	nl: async () => (await import("../words/problems/nl.js")).nl,
	pl: async () => (await import("../words/problems/pl.js")).pl,
	sv: async () => (await import("../words/problems/sv.js")).sv,
});

const ofViewer = new Map<string, ProblemWords>([[en.tag, englishOfViewer]]);

/** The words of the room in the language of the site, which come together with that. */
export const problemWords = words.of;

/** The viewer's words in that language. */
export const viewerWords = ({ tag }: { tag: string }): ProblemWords => ofViewer.get(tag) ?? englishOfViewer;

async function load(tag: string): Promise<void> {
	const [viewer] = await Promise.all([viewerWordsOf(tag), words.load(tag)]);
	ofViewer.set(tag, viewer);
}

/** Has the words of the room come with those of the site, and loads those of the language that it speaks now. */
export const speakOfProblems = (): Promise<void> => speakBeside(load);
