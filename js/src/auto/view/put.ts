import type { Pbn } from "../../pbn/types.js";
import { containerAttributes, type DrawnBlock } from "../../viewer/block/block.js";
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

/** A block whose element is on the page. */
export interface Placed {
	element: HTMLElement;
	block: DrawnBlock;
	/** Takes the element away, and gives back what was there. */
	takeBack(): void;
}

/** Puts the element of a block on the page, with nothing in it: `put` does that, and hides what it replaces. */
export async function place(
	reading: Reading,
	settings: Partial<Settings>,
	language: string | Translation,
	attributes: Record<string, string>,
	put: (block: HTMLElement) => Restore,
): Promise<Placed> {
	const games = chosenGames(reading.games, settings.boards);
	const [words, parts] = await Promise.all([wordsFor(language), loadParts(games, settings), stylesReady()]);
	const { id: _, ...kept } = attributes;
	const element = document.createElement("div");
	// Rendered text has numbers.
	const idPrefix = `x${++blockCount}`;
	for (const [name, value] of Object.entries(containerAttributes(kept, words.tag, idPrefix, reading.repaired))) element.setAttribute(name, value);
	const ids = boardIds(games, (id) => !document.getElementById(id));
	const restore = put(element);
	return {
		element,
		block: { ...reading, settings, words, parts, idPrefix, ids },
		takeBack() {
			element.remove();
			restore();
		},
	};
}

/** Draws a block into its element. */
export function live(pbn: Pbn, { element, block, takeBack }: Placed): Handle {
	try {
		return mount(element, pbn, block, takeBack);
	} catch (error) {
		takeBack();
		throw error;
	}
}
