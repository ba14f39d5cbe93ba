import { en } from "../words/bridge/en.js";
import { sayOfRoom, wordsOfRoom } from "../words/of-room.js";
import { speakBeside } from "../words/site.js";
import type { BridgeWords } from "../words/words.js";

const words = wordsOfRoom<BridgeWords>(en, {
	da: async () => (await import("../words/bridge/da.js")).da,
	de: async () => (await import("../words/bridge/de.js")).de,
	es: async () => (await import("../words/bridge/es.js")).es,
	fr: async () => (await import("../words/bridge/fr.js")).fr,
	nb: async () => (await import("../words/bridge/nb.js")).nb,
	nl: async () => (await import("../words/bridge/nl.js")).nl,
	pl: async () => (await import("../words/bridge/pl.js")).pl,
	sv: async () => (await import("../words/bridge/sv.js")).sv,
});

/** The words of the room in the language of the site, which come together with that. */
export const bridgeWords = words.of;

/** Has the words of the room come with those of the site, and loads those of the language that it speaks now. */
export const speakOfBridge = (): Promise<void> => speakBeside(words.load);

/** Has the page's HTML say what it names of the room, too, from now on. */
export async function speakOnPage(): Promise<void> {
	await speakOfBridge();
	sayOfRoom("bridge", bridgeWords);
}
