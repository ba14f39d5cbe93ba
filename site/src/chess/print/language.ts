import type { ChessWords } from "pbnkit/pgn/viewer";
import { en } from "../../words/paper/en.js";
import type { ChessPaperWords } from "../../words/words.js";
import { viewerWords } from "../language.js";

/** What is printed in, and asked before. */
export interface PaperLanguage {
	texts: ChessPaperWords;
	/** The viewer's, for the games. */
	words: ChessWords;
}

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<ChessPaperWords>>> = {
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
export async function paperLanguage(tag: string): Promise<PaperLanguage> {
	const texts = await files[tag]?.().catch(() => undefined);
	return { texts: texts ?? en, words: viewerWords({ tag }) };
}
