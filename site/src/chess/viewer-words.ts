import { type ChessWords, en } from "pbnkit/pgn/viewer";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<ChessWords>>> = {
	da: async () => (await import("pbnkit/pgn/language/da")).da,
	de: async () => (await import("pbnkit/pgn/language/de")).de,
	es: async () => (await import("pbnkit/pgn/language/es")).es,
	fr: async () => (await import("pbnkit/pgn/language/fr")).fr,
	nb: async () => (await import("pbnkit/pgn/language/nb")).nb,
	nl: async () => (await import("pbnkit/pgn/language/nl")).nl,
	pl: async () => (await import("pbnkit/pgn/language/pl")).pl,
	sv: async () => (await import("pbnkit/pgn/language/sv")).sv,
};

/** The viewer's words in a language, by its tag. Rejects where they cannot be loaded. */
export async function viewerWordsOf(tag: string): Promise<ChessWords> {
	return (await files[tag]?.()) ?? en;
}
