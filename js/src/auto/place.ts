// Where a block comes, and what it hides.

/** Takes back what was hidden. */
export type Restore = () => void;

/** Hides an element by the stylesheet of its notation. */
export function hideElement(element: Element, key: string): Restore {
	const mark = `data-${key}-hidden`;
	element.setAttribute(mark, "");
	return () => element.removeAttribute(mark);
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
