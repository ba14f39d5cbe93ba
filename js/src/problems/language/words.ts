import type { Shape } from "../../words/fill.js";
import type { en } from "./en.js";

export { fill } from "../../words/fill.js";

/**
 * The words of a language.
 *
 * @example
 * ```ts
 * import { en, type ProblemWords } from "pbnkit/pbi/viewer";
 *
 * const words: ProblemWords = { ...en, letters: { ...en.letters, S: "N" } };
 * console.log(words.letters.S); // N
 * ```
 */
export type ProblemWords = Shape<typeof en>;
