import type { Shape } from "../../words/fill.js";
import type { en } from "./en.js";

export { fill } from "../../words/fill.js";

/**
 * The words of a language.
 *
 * @example
 * ```ts
 * import { type DraughtsWords, en } from "pbnkit/pdn/viewer";
 *
 * const words: DraughtsWords = { ...en, tag: "en-GB" };
 * console.log(words.tag); // en-GB
 * ```
 */
export type DraughtsWords = Shape<typeof en>;
