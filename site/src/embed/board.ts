import { type Handle, upgrade } from "pbnkit/auto";
import { asPbn } from "../intake/foreign.js";
import type { Place } from "../share/address.js";
import { mostDrawn, unpacked } from "../share/link.js";
import { siteWords } from "../words/site.js";

/** A board that an address has in it. */
export interface LinkedBoard {
	/** As it is in the address. */
	text: string;
	handles: Handle[];
}

/**
 * Draws the board that a place has in it. Rejects with an error for the reader.
 *
 * @param attributes of the container that is drawn
 */
export async function drawBoard(element: HTMLElement, { link, board, card }: Place, attributes: Record<string, string>): Promise<LinkedBoard> {
	if (link === undefined) throw new Error(siteWords().embed.empty);
	const text = await unpacked(link.text, mostDrawn);
	const container = document.createElement("pre");
	container.className = "pbn";
	for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value);
	container.textContent = await asPbn(text);
	element.replaceChildren(container);
	const handles = (await upgrade(element)).filter((each): each is Handle => each.notation === "pbn");
	if (handles.length === 0) throw new Error(siteWords().embed.empty);
	if (board !== undefined || card !== undefined) handles[0]?.goTo({ ...(board && { board }), ...(card && { card }) });
	return { text, handles };
}
