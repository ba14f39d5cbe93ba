import { createContext } from "preact";
import type { Game } from "../../pbn/types.js";

/**
 * What a page can do with the games that it shows.
 *
 * @example
 * ```tsx
 * import { GamesView, type Sharing, SharingContext } from "pbnkit/viewer";
 *
 * const sharing: Sharing = {
 * 	pbnOf: async (shown) => new TextDecoder().decode((await pbn.write([shown])).bytes),
 * };
 * export const Deals = () => (
 * 	<SharingContext.Provider value={sharing}>
 * 		<GamesView games={[game]} settings={{ links: ["pbn", "lin"] }} />
 * 	</SharingContext.Provider>
 * );
 * ```
 */
export interface Sharing {
	/** A game as PBN of its own, with the values that it inherits written out. */
	pbnOf(game: Game): Promise<string>;
}

/**
 * Undefined in rendered text, and where the source is not at hand.
 *
 * @example
 * ```tsx
 * import { GamesView, SharingContext } from "pbnkit/viewer";
 *
 * const pbnOf = async () => new TextDecoder().decode(source);
 * export const Deals = () => (
 * 	<SharingContext.Provider value={{ pbnOf }}>
 * 		<GamesView games={[game]} settings={{ links: ["pbn"] }} />
 * 	</SharingContext.Provider>
 * );
 * ```
 */
export const SharingContext = createContext<Sharing | undefined>(undefined);
