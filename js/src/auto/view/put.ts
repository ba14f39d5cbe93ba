import type { Pbn } from "../../types.js";
import { containerAttributes } from "../../viewer/block/block.js";
import { boardIds, chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/translation.js";
import type { Settings } from "../../viewer/settings.js";
import type { Restore } from "./hide.js";
import { type Handle, mount } from "./mounted.js";
import { loadParts } from "./needs.js";
import type { Reading } from "./read.js";
import { stylesReady } from "./styles.js";
import { wordsFor } from "./words-for.js";

let blockCount = 0;

/** Puts a block on the page: `place` puts its element there, and hides what it replaces. */
export async function put(
	pbn: Pbn,
	reading: Reading,
	settings: Partial<Settings>,
	language: string | Translation,
	attributes: Record<string, string>,
	place: (block: HTMLElement) => Restore,
): Promise<Handle> {
	const games = chosenGames(reading.games, settings.boards);
	const [words] = await Promise.all([wordsFor(language), loadParts(reading.source, games, settings), stylesReady()]);
	const block = document.createElement("div");
	// Rendered text has numbers.
	const idPrefix = `x${++blockCount}`;
	for (const [name, value] of Object.entries(containerAttributes(attributes, words.tag, idPrefix, reading.repaired))) block.setAttribute(name, value);
	const ids = boardIds(games, (id) => !document.getElementById(id));
	const restore = place(block);
	const takeBack = () => {
		block.remove();
		restore();
	};
	try {
		return mount(block, pbn, { ...reading, settings, words, idPrefix, ids }, takeBack);
	} catch (error) {
		takeBack();
		throw error;
	}
}
