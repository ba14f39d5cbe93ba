import { en as englishOfViewer, type Words } from "pbnkit/viewer";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { boardsWords } from "../words/boards/boards.js";
import { en } from "../words/boards/en.js";
import type { BoardsWords } from "../words/boards/words.js";

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
