import { doneMark } from "./page.js";

/** The kinds of containers, by the names that `Pbn.blocks` has for them. */
export type Kind = "pbn" | "pbn-deal" | "pre" | "script" | "textarea";

/** An element of a page that holds PBN. */
export interface Container {
	kind: Kind;
	element: HTMLElement;
	/** Those of a <code> in a <pre> as well, which win. */
	attributes: Record<string, string>;
	/** All of its kind as the page's source has them, in its order: those that were shown already, too. */
	ofItsKind(): Element[];
}

const selectors: Record<Kind, string> = {
	pbn: "pbn",
	"pbn-deal": "pbn-deal",
	pre: "pre.pbn, pre.language-pbn, pre > code.language-pbn",
	script: 'script[type="application/x-pbn" i], script[type="text/x-pbn" i]',
	textarea: "textarea.pbn",
};
const kinds = Object.keys(selectors) as Kind[];

const ours = new WeakSet<Element>();

/** The containers below a root that are not shown yet, in the order of the page. They are marked: no other call finds them. */
export function takeContainers(root: ParentNode): Container[] {
	const elements = unique([...root.querySelectorAll(kinds.map((kind) => selectors[kind]).join())].map(holder));
	return elements.filter((element): element is HTMLElement => isWanted(element) && !element.hasAttribute(doneMark)).map((element) => {
		element.setAttribute(doneMark, "");
		ours.add(element);
		const kind = kindOf(element);
		return { element, kind, attributes: attributesOf(element), ofItsKind: () => allOf(kind) };
	});
}

/** The blocks below a root that are rendered text, in the order of the page. They are marked: no other call finds them. */
export function takeRendered(root: ParentNode): HTMLElement[] {
	const elements = [...root.querySelectorAll<HTMLElement>(`[data-pbn-block]:not([${doneMark}])`)];
	for (const element of elements) element.setAttribute(doneMark, "");
	return elements;
}

/** Lets another call find a container again. */
export function release(element: Element): void {
	element.removeAttribute(doneMark);
}

function allOf(kind: Kind): Element[] {
	return unique([...document.querySelectorAll(selectors[kind])].map(holder)).filter((element) => {
		const done = element.closest(`[${doneMark}]`);
		return !element.closest(".nopbn, [data-pbn-block]") && !isWithinContainer(element) && (!done || ours.has(done));
	});
}

/** The container of a <code> is the <pre> around it. */
function holder(element: Element): Element {
	return element.localName === "code" ? (element.parentElement as Element) : element;
}

function kindOf(element: Element): Kind {
	return kinds.find((kind) => kind === element.localName) as Kind;
}

function isWanted(element: Element): boolean {
	return (
		element instanceof HTMLElement &&
		!element.closest(".nopbn, [data-pbn-block]") &&
		!element.closest('[contenteditable]:not([contenteditable="false" i])') &&
		document.body.contains(element) &&
		!isWithinContainer(element)
	);
}

/** Whether a <pbn> begins another container, for programs that look for no other element: the block is the other one's. */
function isWithinContainer(element: Element): boolean {
	const around = element.parentElement?.closest(`${selectors.pre}, pbn-deal`);
	if (element.localName !== "pbn" || !around) return false;
	const before = document.createRange();
	before.setStart(around, 0);
	before.setEndBefore(element);
	return before.toString().trim() === "";
}

function attributesOf(element: Element): Record<string, string> {
	const code = element.localName === "pre" ? element.querySelector(":scope > code.language-pbn") : null;
	return Object.fromEntries([element, code].flatMap((each) => [...(each?.attributes ?? [])].map(({ name, value }) => [name, value])));
}

function unique<Item>(items: Item[]): Item[] {
	return [...new Set(items)];
}
