import { siteWords } from "../words/site.js";

/** How long a region is empty before it speaks, in milliseconds: screen readers announce changes only in one that they know. */
const pause = 100;

/**
 * Shows a sentence over the foot of the page, where it moves nothing, with a button for each thing that can be done.
 *
 * @returns a function that takes it away, where it is still there
 */
export function notice(sentence: string, actions: Record<string, () => void>): () => void {
	const before = document.querySelector(".notice");
	const place = before ?? region();
	const text = document.createElement("p");
	text.textContent = sentence;
	const close = () => place.replaceChildren();
	const buttons = Object.entries({ ...actions, [siteWords().install.close]: close }).map(([label, act]) => button(label, act));
	const fill = () => {
		const focused = place.contains(document.activeElement);
		place.replaceChildren(text, ...buttons);
		if (focused) buttons[0]?.focus();
	};
	if (before) fill();
	const filling = before ? undefined : setTimeout(fill, pause);
	return () => {
		clearTimeout(filling);
		if (place.contains(text)) close();
	};
}

function region(): HTMLElement {
	const place = document.createElement("div");
	place.className = "notice";
	place.setAttribute("role", "status");
	document.body.append(place);
	return place;
}

function button(label: string, act: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.textContent = label;
	made.onclick = act;
	return made;
}
