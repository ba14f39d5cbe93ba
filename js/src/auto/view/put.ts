import { containerAttributes, type DrawnBlock } from "../../viewer/block/block.js";
import { boardIds, chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Settings } from "../../viewer/settings.js";
import { type Handle, mount } from "./mounted.js";
import { loadParts, wordsFor } from "./parts.js";
import type { Ask, Reading, Restore } from "./text.js";

/**
 * What a page's script may say. Attributes of a container win.
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const mangled = '[Board “7”]<br>[Deal “N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -”]';
 * const deal = await render(document.body, mangled, { settings: { ten: "T" }, repair: "cms", lang: "sv" });
 * console.log(deal.games.length); // 1
 * ```
 */
export interface ShowOptions {
	settings?: Partial<Settings> | undefined;
	/** "cms" takes back what programs that make pages do to texts. Default: what `data-repair` says. */
	repair?: "cms" | undefined;
	/** A language's tag, or words of the page's own. Default: the language of the container. */
	lang?: string | Translation | undefined;
}

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
	const [words, parts] = await Promise.all([wordsFor(language), loadParts(games, settings), stylesReady()]);
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
export function live(ask: Ask, { element, block, takeBack }: Placed): Handle {
	try {
		return mount(element, ask, block, takeBack);
	} catch (error) {
		takeBack();
		throw error;
	}
}

/** Puts a block in the place of an element. */
export const placeFor = (element: Element, hide: () => Restore) => (block: Element): Restore => {
	placeBefore(element).before(block);
	const restores = [hide(), moveId(element, block)];
	return () => restores.forEach((restore) => restore());
};

/** Takes the id of what is hidden, since links lead to it. */
function moveId(from: Element, to: Element): Restore {
	const { id } = from;
	if (!id || from.localName === "textarea") return () => undefined;
	from.removeAttribute("id");
	to.id = id;
	return () => {
		from.id = id;
	};
}

/** A paragraph that begins with a container has no other place for what is shown than before it. */
function placeBefore(element: Element): Element {
	const paragraph = element.parentElement;
	if (paragraph?.localName !== "p") return element;
	const before = document.createRange();
	before.setStart(paragraph, 0);
	before.setEndBefore(element);
	return before.toString().trim() === "" ? paragraph : element;
}

/** What style.css sets on a container of a block. */
const proof = "--pbn-styled";

/** How long a stylesheet is waited for, in milliseconds: what is shown without styles is still a deal. */
const patience = 3000;

let ready: Promise<void> | undefined;

/** The styles, from style.css beside this script where the page has not got them. A <link> is what strict policies allow. */
export function stylesReady(): Promise<void> {
	ready ??= areThere() ? Promise.resolve() : added();
	return ready;
}

function areThere(): boolean {
	const probe = document.createElement("div");
	probe.className = "pbn-block";
	document.body.append(probe);
	const value = getComputedStyle(probe).getPropertyValue(proof);
	probe.remove();
	return value !== "";
}

function added(): Promise<void> {
	return new Promise((resolve) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = new URL("./style.css", import.meta.url).href;
		link.onload = () => resolve();
		link.onerror = () => {
			console.warn(`pbnkit: there are no styles at ${link.href}`);
			resolve();
		};
		setTimeout(resolve, patience);
		// Before the page's own styles, so that these win.
		document.head.prepend(link);
	});
}
