import type { Container, Notation } from "./notation.js";
import { notations } from "./notations.js";
import { doneMark } from "./page.js";

const ours = new WeakSet<Element>();

/** What was shown, of any notation. */
const blockOfAny = notations.map(({ key }) => `[data-${key}-block]`).join();

/** The containers below a root that are not shown yet, in the order of the page. They are marked: no other call finds them. */
export function takeContainers(root: ParentNode, notation: Notation): Container[] {
	const { key, selectors } = notation;
	return all(root, Object.values(selectors)).filter((element): element is HTMLElement => isWanted(element, notation) && !element.hasAttribute(doneMark(key))).map((element) => {
		element.setAttribute(doneMark(key), "");
		ours.add(element);
		const kind = element.localName;
		return { notation, element, kind, attributes: attributesOf(element, key), ofItsKind: () => allOf(notation, kind) };
	});
}

/** The blocks below a root that are rendered text, in the order of the page. They are marked: no other call finds them. */
export function takeRendered(root: ParentNode, { key }: Notation): HTMLElement[] {
	const elements = [...root.querySelectorAll<HTMLElement>(`[data-${key}-block]:not([${doneMark(key)}])`)];
	for (const element of elements) element.setAttribute(doneMark(key), "");
	return elements;
}

function allOf(notation: Notation, kind: string): Element[] {
	const { key, selectors } = notation;
	return all(document, [selectors[kind] as string]).filter((element) => {
		const done = element.closest(`[${doneMark(key)}]`);
		return !element.closest(`.no${key}, ${blockOfAny}`) && !isWithinContainer(element, notation) && (!done || ours.has(done));
	});
}

/** The containers that selectors find; that of a <code> is the <pre> around it. */
function all(root: ParentNode, selectors: readonly string[]): Element[] {
	const holder = (element: Element) => (element.localName === "code" ? (element.parentElement as Element) : element);
	return selectors.length > 0 ? [...new Set([...root.querySelectorAll(selectors.join())].map(holder))] : [];
}

function isWanted(element: Element, notation: Notation): boolean {
	return (
		element instanceof HTMLElement &&
		!element.closest(`.no${notation.key}, ${blockOfAny}`) &&
		!element.closest('[contenteditable]:not([contenteditable="false" i])') &&
		document.body.contains(element) &&
		!isWithinContainer(element, notation)
	);
}

/** Whether a <pbn> begins another container, for programs that look for no other element: the block is the other one's. */
function isWithinContainer(element: Element, { key, selectors }: Notation): boolean {
	const around = element.parentElement?.closest(Object.values(selectors).slice(1, 3).join());
	if (element.localName !== key || !around) return false;
	const before = document.createRange();
	before.setStart(around, 0);
	before.setEndBefore(element);
	return before.toString().trim() === "";
}

function attributesOf(element: Element, key: string): Record<string, string> {
	const code = element.localName === "pre" ? element.querySelector(`:scope > code.language-${key}`) : null;
	return Object.fromEntries([element, code].flatMap((each) => [...(each?.attributes ?? [])].map(({ name, value }) => [name, value])));
}
