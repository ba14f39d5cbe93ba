import { type ProblemWords, en } from "pbnkit/pbi/viewer";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<ProblemWords>>> = {
	da: async () => (await import("pbnkit/pbi/language/da")).da,
	de: async () => (await import("pbnkit/pbi/language/de")).de,
	es: async () => (await import("pbnkit/pbi/language/es")).es,
	fr: async () => (await import("pbnkit/pbi/language/fr")).fr,
	nb: async () => (await import("pbnkit/pbi/language/nb")).nb,
	nl: async () => (await import("pbnkit/pbi/language/nl")).nl,
	pl: async () => (await import("pbnkit/pbi/language/pl")).pl,
	sv: async () => (await import("pbnkit/pbi/language/sv")).sv,
};

/** The viewer's words in a language, by its tag. Rejects where they cannot be loaded. */
export async function viewerWordsOf(tag: string): Promise<ProblemWords> {
	return (await files[tag]?.()) ?? en;
}
