import type { Shape } from "../words.js";
import type { articles } from "./en.js";

/** The words for those who write articles, in a language. */
export type ArticleWords = Shape<typeof articles>;
