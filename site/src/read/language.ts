import { en as englishOfViewer, type Words } from "pbnkit/viewer";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { en } from "../words/boards/en.js";
import type { BoardsWords } from "../words/words.js";

export type ReaderWords = BoardsWords["reader"];

/** The language of the boards. */
export interface Language {
	/** What the reader says of its own, and what the menus of a board say. */
	texts: ReaderWords;
	menus: BoardsWords["menus"];
	share: BoardsWords["share"];
	/** Of what is computed of all boards. */
	fill: BoardsWords["fill"];
	/** The viewer's, for the boards. */
	words: Words;
}

export const english = language(en, englishOfViewer);

const Context = createContext(english);

export const LanguageProvider = Context.Provider;

export const useLanguage = () => useContext(Context);

/** A language by its tag. Rejects where its words cannot be loaded. */
export async function languageOf(tag: string): Promise<Language> {
	const [ours, words] = await Promise.all([boardsWords(tag), viewerWords(tag)]);
	return language(ours, words);
}

/** The viewer's words of a language, which are in files of the embed script. Rejects where they cannot be loaded. */
export async function viewerWords(tag: string): Promise<Words> {
	const address = LANGUAGES[`language/${tag}.js`];
	if (tag === englishOfViewer.tag || !address) return englishOfViewer;
	const module = (await import(new URL(`../${address}`, import.meta.url).href)) as Record<string, Words>;
	return module[tag] ?? englishOfViewer;
}

function language({ reader, menus, share, fill }: BoardsWords, words: Words): Language {
	return { texts: reader, menus, share, fill, words };
}

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<BoardsWords>>> = {
	da: async () => (await import("../words/boards/da.js")).da,
	de: async () => (await import("../words/boards/de.js")).de,
	es: async () => (await import("../words/boards/es.js")).es,
	fr: async () => (await import("../words/boards/fr.js")).fr,
	nb: async () => (await import("../words/boards/nb.js")).nb,
	nl: async () => (await import("../words/boards/nl.js")).nl,
	pl: async () => (await import("../words/boards/pl.js")).pl,
	sv: async () => (await import("../words/boards/sv.js")).sv,
};

/** The words around boards in a language, by its tag. Rejects where they cannot be loaded. */
async function boardsWords(tag: string): Promise<BoardsWords> {
	return (await files[tag]?.()) ?? en;
}
