import type { Shape } from "../../words/fill.js";
import type { en } from "./en.js";

export { count, fill } from "../../words/fill.js";

/**
 * The words of a language.
 *
 * @example
 * ```ts
 * import { en, type ChessWords } from "pbnkit/pgn/viewer";
 *
 * const words: ChessWords = { ...en, letters: "RDTFC" };
 * console.log(words.letters); // RDTFC
 * ```
 */
export type ChessWords = Shape<typeof en>;
