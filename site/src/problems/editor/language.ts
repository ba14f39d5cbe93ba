import { type ChessWords, en as englishOfChess } from "pbnkit/pgn/viewer";
import { viewerWordsOf } from "../../chess/viewer-words.js";
import { wordsOfRoom } from "../../words/of-room.js";
import { en } from "../../words/problems-editor/en.js";
import { speakBeside } from "../../words/site.js";
import type { ProblemEditorWords } from "../../words/words.js";

const words = wordsOfRoom<ProblemEditorWords>(en, {
	da: async () => (await import("../../words/problems-editor/da.js")).da,
	de: async () => (await import("../../words/problems-editor/de.js")).de,
	es: async () => (await import("../../words/problems-editor/es.js")).es,
	fr: async () => (await import("../../words/problems-editor/fr.js")).fr,
	nb: async () => (await import("../../words/problems-editor/nb.js")).nb,
	nl: async () => (await import("../../words/problems-editor/nl.js")).nl,
	pl: async () => (await import("../../words/problems-editor/pl.js")).pl,
	sv: async () => (await import("../../words/problems-editor/sv.js")).sv,
});

/** The words of the editor in the language of the site. */
export const editorWords = words.of;

const ofChess = new Map<string, ChessWords>([[englishOfChess.tag, englishOfChess]]);

/** Those of chess, for the names of men and squares. */
export const chessWords = ({ tag }: { tag: string }): ChessWords => ofChess.get(tag) ?? englishOfChess;

async function load(tag: string): Promise<void> {
	const [chess] = await Promise.all([viewerWordsOf(tag), words.load(tag)]);
	ofChess.set(tag, chess);
}

/** Has them come with those of the site, and loads those of the language that it speaks now. */
export const speakInEditor = (): Promise<void> => speakBeside(load);
