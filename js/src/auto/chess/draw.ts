import type { Make } from "../../chess/board/drawing.js";

/** Makes an element of a drawing: a page with a strict policy takes no text for it. */
export const makeElement: Make<SVGElement> = (name, attributes, ...children) => {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") element.setAttribute(key, String(value));
	element.append(...children);
	return element;
};
