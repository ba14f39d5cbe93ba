import { type ProblemsHandle, upgrade } from "pbnkit/auto";
import type { Place } from "../../share/address.js";
import { mostDrawn, unpacked } from "../../share/link.js";

/** The attributes of a container that an address may have, without the "data-" of each. */
const known = ["solution", "coordinates", "caption", "problem"];

/** What a place has in it, as an article shows it. */
export interface ShownLink {
	/** As it is in the address. */
	text: string;
	handle: ProblemsHandle;
}

/** Draws the problems that a place has in it, with what the address says of them. Rejects with an error for the reader. */
export async function drawProblems(element: HTMLElement, { link }: Place, { language, none }: { language: string; none: string }): Promise<ShownLink> {
	if (link === undefined) throw new Error(none);
	const text = await unpacked(link.text, mostDrawn);
	const asked = new URLSearchParams(location.hash.slice(1));
	const container = document.createElement("pre");
	container.className = "pbi";
	container.lang = language;
	for (const name of known) {
		const value = asked.get(name);
		if (value !== null) container.setAttribute(`data-${name}`, value);
	}
	container.textContent = text;
	element.replaceChildren(container);
	const handle = (await upgrade(element)).find((each): each is ProblemsHandle => each.notation === "pbi");
	if (!handle) throw new Error(none);
	return { text, handle };
}
