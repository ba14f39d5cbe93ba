import { type DraughtsWords, en as englishOfViewer } from "pbnkit/pdn/viewer";
import { en } from "../words/draughts/en.js";
import { wordsOfRoom } from "../words/of-room.js";
import { speakBeside } from "../words/site.js";
import type { DraughtsRoomWords } from "../words/words.js";
import { viewerWordsOf } from "./viewer-words.js";

const words = wordsOfRoom<DraughtsRoomWords>(en, {
	da: async () => (await import("../words/draughts/da.js")).da,
	de: async () => (await import("../words/draughts/de.js")).de,
	es: async () => (await import("../words/draughts/es.js")).es,
	fr: async () => (await import("../words/draughts/fr.js")).fr,
	nb: async () => (await import("../words/draughts/nb.js")).nb,
	nl: async () => (await import("../words/draughts/nl.js")).nl,
	pl: async () => (await import("../words/draughts/pl.js")).pl,
	sv: async () => (await import("../words/draughts/sv.js")).sv,
});

const ofViewer = new Map<string, DraughtsWords>([[en.tag, englishOfViewer]]);

/** The words of the room in the language of the site, which come together with that. */
export const draughtsWords = words.of;

/** The viewer's words in that language. */
export const viewerWords = ({ tag }: { tag: string }): DraughtsWords => ofViewer.get(tag) ?? englishOfViewer;

async function load(tag: string): Promise<void> {
	const [viewer] = await Promise.all([viewerWordsOf(tag), words.load(tag)]);
	ofViewer.set(tag, viewer);
}

/** Has the words of the room come with those of the site, and loads those of the language that it speaks now. */
export const speakOfDraughts = (): Promise<void> => speakBeside(load);
