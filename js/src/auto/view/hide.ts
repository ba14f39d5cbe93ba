/** On what is hidden; block.css has the style. */
const mark = "data-pbn-hidden";

/** Takes back what was hidden. */
export type Restore = () => void;

export function hideElement(element: Element): Restore {
	element.setAttribute(mark, "");
	return () => element.removeAttribute(mark);
}
