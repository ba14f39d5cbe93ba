import { en as englishOfViewer, type Words } from "pbnkit/viewer";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { en, type ReaderWords } from "./en.js";
import { de, nl } from "./germanic.js";
import { da, nb, sv } from "./nordic.js";
import { pl } from "./pl.js";
import { es, fr } from "./romance.js";

export { filled } from "../../words/filled.js";
export type { ReaderWords } from "./en.js";

/** By the tags of the languages that the viewer speaks. */
export const languages: Readonly<Record<string, ReaderWords>> = { da, de, en, es, fr, nb, nl, pl, sv };

/** The reader's own words, and those of the viewer for the boards. */
export interface Language {
	texts: ReaderWords;
	words: Words;
}

const Context = createContext<Language>({ texts: en, words: englishOfViewer });

export const LanguageProvider = Context.Provider;

export const useLanguage = () => useContext(Context);

/** The reader's words of the language that the viewer's are of. */
export function textsOf(words: Words): ReaderWords {
	return languages[words.tag] ?? en;
}
