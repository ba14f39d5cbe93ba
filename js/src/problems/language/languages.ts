import { ofLanguage } from "../../words/fill.js";
import { da } from "./da.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { nb } from "./nb.js";
import { nl } from "./nl.js";
import { pl } from "./pl.js";
import { sv } from "./sv.js";
import type { ProblemWords } from "./words.js";

/** By their tags, in lower case. */
export const languages = { da, de, en, es, fr, nb, nl, pl, sv } satisfies Record<string, ProblemWords>;

/** The words of a language, or of the wider one that a tag such as "de-CH" belongs to; undefined where there are none. */
export function wordsOf(tag: string): ProblemWords | undefined {
	return ofLanguage(languages, tag);
}
