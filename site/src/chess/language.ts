import { type ChessWords, en as englishOfViewer } from "pbnkit/pgn/viewer";
import { en } from "../words/chess/en.js";
import { wordsOfRoom } from "../words/of-room.js";
import { speakBeside } from "../words/site.js";
import type { ChessRoomWords } from "../words/words.js";
import { viewerWordsOf } from "./viewer-words.js";

const words = wordsOfRoom<ChessRoomWords>(en, {
	da: async () => (await import("../words/chess/da.js")).da,
	de: async () => (await import("../words/chess/de.js")).de,
	es: async () => (await import("../words/chess/es.js")).es,
	fr: async () => (await import("../words/chess/fr.js")).fr,
	nb: async () => (await import("../words/chess/nb.js")).nb,
	nl: async () => (await import("../words/chess/nl.js")).nl,
	pl: async () => (await import("../words/chess/pl.js")).pl,
	sv: async () => (await import("../words/chess/sv.js")).sv,
});

const ofViewer = new Map<string, ChessWords>([[en.tag, englishOfViewer]]);

/** The words of the room in the language of the site, which come together with that. */
export const chessWords = words.of;

/** The viewer's words in that language. */
export const viewerWords = ({ tag }: { tag: string }): ChessWords => ofViewer.get(tag) ?? englishOfViewer;

async function load(tag: string): Promise<void> {
	const [viewer] = await Promise.all([viewerWordsOf(tag), words.load(tag)]);
	ofViewer.set(tag, viewer);
}

/** Has the words of the room come with those of the site, and loads those of the language that it speaks now. */
export const speakOfChess = (): Promise<void> => speakBeside(load);
