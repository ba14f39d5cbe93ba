import type { Shape } from "../words.js";
import type { en } from "./en.js";

/** The words around boards in a language. */
export type BoardsWords = Shape<typeof en>;
