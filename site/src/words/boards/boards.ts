import { en } from "./en.js";
import type { BoardsWords } from "./words.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<BoardsWords>>> = {
	da: async () => (await import("./da.js")).da,
	de: async () => (await import("./de.js")).de,
	es: async () => (await import("./es.js")).es,
	fr: async () => (await import("./fr.js")).fr,
	nb: async () => (await import("./nb.js")).nb,
	nl: async () => (await import("./nl.js")).nl,
	pl: async () => (await import("./pl.js")).pl,
	sv: async () => (await import("./sv.js")).sv,
};

/** The words around boards in a language, by its tag. Rejects where they cannot be loaded. */
export async function boardsWords(tag: string): Promise<BoardsWords> {
	return (await files[tag]?.()) ?? en;
}
