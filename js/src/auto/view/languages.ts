import type { LanguageTable } from "../../viewer/language/translation.js";

/** English is always there. Each other language is a file of its own beside this script, `language/fr.js`. */
export const languages: LanguageTable = {};
