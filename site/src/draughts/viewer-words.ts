import { type DraughtsWords, en } from "pbnkit/pdn/viewer";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<DraughtsWords>>> = {
	da: async () => (await import("pbnkit/pdn/language/da")).da,
	de: async () => (await import("pbnkit/pdn/language/de")).de,
	es: async () => (await import("pbnkit/pdn/language/es")).es,
	fr: async () => (await import("pbnkit/pdn/language/fr")).fr,
	nb: async () => (await import("pbnkit/pdn/language/nb")).nb,
	nl: async () => (await import("pbnkit/pdn/language/nl")).nl,
	pl: async () => (await import("pbnkit/pdn/language/pl")).pl,
	sv: async () => (await import("pbnkit/pdn/language/sv")).sv,
};

/** The viewer's words in a language, by its tag. Rejects where they cannot be loaded. */
export async function viewerWordsOf(tag: string): Promise<DraughtsWords> {
	return (await files[tag]?.()) ?? en;
}
