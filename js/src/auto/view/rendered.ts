import type { Pbn } from "../../pbn/types.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Ask } from "../ask.js";
import { dealStyles } from "./styles.js";
import { type Handle, mount } from "./mounted.js";
import { loadParts, wordsFor } from "./parts.js";
import { readSettings, readText, renderedSource } from "./text.js";

/** Reads rendered text, and gives what brings it to life. It stays as it was rendered, so what a page says for all its containers does not count. */
export async function enliven(ask: Ask<Pbn>, element: HTMLElement): Promise<() => Handle> {
	const source = renderedSource(element);
	if (source === undefined) throw new Error("there is no source in it");
	const reading = await readText(ask, source, false);
	const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
	const settings = await readSettings(attributes, element);
	const games = chosenGames(reading.games, settings.boards);
	const [words, parts] = await Promise.all([wordsFor(element.lang), loadParts(games, settings), dealStyles()]);
	const articles = element.querySelectorAll("article.pbn-game");
	const ids = new Map(games.flatMap(({ number }, index) => (articles[index]?.id ? [[number, articles[index].id]] : [])));
	const repaired = element.hasAttribute("data-pbn-repaired");
	const idPrefix = attributes["data-pbn-block"] ?? "";
	return () => mount(element, ask, { ...reading, settings, words, parts, repaired, idPrefix, ids }, () => undefined, true);
}
