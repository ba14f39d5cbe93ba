import { createContext } from "preact";
import type { Game } from "../../pbn/types.js";

/** What a page can do with the games that it shows. */
export interface Sharing {
	/** A game as PBN of its own, with the values that it inherits written out. */
	pbnOf(game: Game): Promise<string>;
}

/** Undefined in rendered text, and where the source is not at hand. */
export const SharingContext = createContext<Sharing | undefined>(undefined);
