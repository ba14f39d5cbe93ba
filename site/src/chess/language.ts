import { type ChessWords, en as englishOfViewer } from "pbnkit/pgn/viewer";
import { speakBeside } from "../words/site.js";
import { en } from "../words/chess/en.js";
import type { ChessRoomWords } from "../words/words.js";

/** Each language is two files, which come when it is asked for: the words of the room, and those of the viewer. */
const files: Readonly<Record<string, () => Promise<readonly [ChessRoomWords, ChessWords]>>> = {
	da: async () => [(await import("../words/chess/da.js")).da, (await import("pbnkit/pgn/language/da")).da],
	de: async () => [(await import("../words/chess/de.js")).de, (await import("pbnkit/pgn/language/de")).de],
	es: async () => [(await import("../words/chess/es.js")).es, (await import("pbnkit/pgn/language/es")).es],
	fr: async () => [(await import("../words/chess/fr.js")).fr, (await import("pbnkit/pgn/language/fr")).fr],
	nb: async () => [(await import("../words/chess/nb.js")).nb, (await import("pbnkit/pgn/language/nb")).nb],
	nl: async () => [(await import("../words/chess/nl.js")).nl, (await import("pbnkit/pgn/language/nl")).nl],
	pl: async () => [(await import("../words/chess/pl.js")).pl, (await import("pbnkit/pgn/language/pl")).pl],
	sv: async () => [(await import("../words/chess/sv.js")).sv, (await import("pbnkit/pgn/language/sv")).sv],
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
		const found = await files[tag]?.();
		if (!found) return;
		loaded.set(tag, found[0]);
		ofViewer.set(tag, found[1]);
	});
}
