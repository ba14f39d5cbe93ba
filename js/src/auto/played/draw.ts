import type { Make } from "../../played/svg.js";

function filled<Made extends Element>(element: Made, attributes: object, children: readonly (Node | string)[]): Made {
	for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") element.setAttribute(key, String(value));
	element.append(...children);
	return element;
}

/** Makes an element of a drawing: a page with a strict policy takes no text for it. */
export const makeElement: Make<SVGElement> = (name, attributes, ...children) => filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** The same of what is no drawing. */
export const makeHtml: Make<HTMLElement> = (name, attributes, ...children) => filled(document.createElement(name), attributes, children);
