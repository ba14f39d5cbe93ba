import { type ChessWords, en as englishOfViewer } from "pbnkit/pgn/viewer";
import { speakBeside } from "../words/site.js";
import { en } from "../words/chess/en.js";
import type { ChessRoomWords } from "../words/words.js";
import { viewerWordsOf } from "./viewer-words.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<ChessRoomWords>>> = {
	da: async () => (await import("../words/chess/da.js")).da,
	de: async () => (await import("../words/chess/de.js")).de,
	es: async () => (await import("../words/chess/es.js")).es,
	fr: async () => (await import("../words/chess/fr.js")).fr,
	nb: async () => (await import("../words/chess/nb.js")).nb,
	nl: async () => (await import("../words/chess/nl.js")).nl,
	pl: async () => (await import("../words/chess/pl.js")).pl,
	sv: async () => (await import("../words/chess/sv.js")).sv,
};

const loaded = new Map<string, ChessRoomWords>([[en.tag, en]]);
const ofViewer = new Map<string, ChessWords>([[en.tag, englishOfViewer]]);

/** The words of the room in the language of the site, which come together with that. */
export const chessWords = ({ tag }: { tag: string }): ChessRoomWords => loaded.get(tag) ?? en;

/** The viewer's words in that language. */
export const viewerWords = ({ tag }: { tag: string }): ChessWords => ofViewer.get(tag) ?? englishOfViewer;

/** Has the words of the room come with those of the site, and loads those of the language that it speaks now. */
export async function speakOfChess(): Promise<void> {
	await speakBeside(async (tag) => {
		const [words, viewer] = await Promise.all([files[tag]?.(), viewerWordsOf(tag)]);
		if (words) loaded.set(tag, words);
		ofViewer.set(tag, viewer);
	});
}
