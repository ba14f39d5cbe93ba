import type { Pbn } from "../../pbn/types.js";
import { containerAttributes, type DrawnBlock } from "../../viewer/block/block.js";
import { boardIds, chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Settings } from "../../viewer/settings.js";
import type { Ask } from "../ask.js";
import type { Restore } from "../place.js";
import { dealStyles } from "./styles.js";
import { type Handle, mount } from "./mounted.js";
import { loadParts, wordsFor } from "./parts.js";
import type { Reading } from "./text.js";

let blockCount = 0;

/** A block whose element is on the page. */
export interface Placed {
	element: HTMLElement;
	block: DrawnBlock;
	/** Takes the element away, and gives back what was there. */
	takeBack(): void;
}

/** Puts an element on the page, and hides what it replaces. */
type Put = (block: HTMLElement) => Restore;

/** Gets all that a block needs; what it gives puts the block's element on the page, with nothing in it, and waits for nothing. */
export async function prepared(
	reading: Reading,
	settings: Partial<Settings>,
	language: string | Translation,
	attributes: Record<string, string>,
): Promise<(put: Put) => Placed> {
	const games = chosenGames(reading.games, settings.boards);
	const [words, parts] = await Promise.all([wordsFor(language), loadParts(games, settings), dealStyles()]);
	return (put) => {
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
	};
}

/** Draws a block into its element. */
export function live(ask: Ask<Pbn>, { element, block, takeBack }: Placed): Handle {
	try {
		return mount(element, ask, block, takeBack);
	} catch (error) {
		takeBack();
		throw error;
	}
}
