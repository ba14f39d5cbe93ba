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
/** What else has words of its own. */
const beside = new Set<(tag: string) => Promise<void>>();
const listeners = new Set<() => void>();

/** What the site says now; for what is said once. Components use useSite(). */
export const siteWords = (): SiteWords => current;

/** Has the site speak a language. Where its words cannot be loaded it stays as it is, and where they come after another language was asked for, too. */
export async function speak(tag: string): Promise<void> {
	asked = tag;
	const [found] = await Promise.all([files[tag]?.(), ...[...beside].map((load) => load(tag))]);
	if (!found || asked !== tag) return;
	current = found;
	for (const listener of listeners) listener();
}

/** Has other words loaded together with those of the site, and those of the language that it speaks now. A failure leaves them in English. */
export async function speakBeside(load: (tag: string) => Promise<void>): Promise<void> {
	beside.add(load);
	await load(asked).catch(() => undefined);
}

/** Calls a function each time the site speaks another language, until the function that it returns is called. */
export function onSpeak(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
