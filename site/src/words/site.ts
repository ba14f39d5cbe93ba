import { en } from "./en.js";
import type { SiteWords } from "./words.js";

/** Each language is a file of its own, which comes when it is asked for. */
const files: Readonly<Record<string, () => Promise<SiteWords>>> = {
	en: async () => en,
	da: async () => (await import("./da.js")).da,
	de: async () => (await import("./de.js")).de,
	es: async () => (await import("./es.js")).es,
	fr: async () => (await import("./fr.js")).fr,
	nb: async () => (await import("./nb.js")).nb,
	nl: async () => (await import("./nl.js")).nl,
	pl: async () => (await import("./pl.js")).pl,
	sv: async () => (await import("./sv.js")).sv,
};

let current: SiteWords = en;
/** The language that was asked for last. */
let asked: string = en.tag;
const listeners = new Set<() => void>();

/** What the site says now; for what is said once. Components use useSite(). */
export const siteWords = (): SiteWords => current;

/** Has the site speak a language. Where its words cannot be loaded it stays as it is, and where they come after another language was asked for, too. */
export async function speak(tag: string): Promise<void> {
	asked = tag;
	const found = await files[tag]?.();
	if (!found || asked !== tag) return;
	current = found;
	for (const listener of listeners) listener();
}

/** Calls a function each time the site speaks another language, until the function that it returns is called. */
export function onSpeak(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
