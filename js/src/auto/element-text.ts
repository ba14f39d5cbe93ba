// What the text of a container is, whatever its notation.
import type { Container } from "./notation.js";

/** Whether an element ends where it says, and has its text as it was written: a browser ends others with the paragraph that they are in. */
export const isClosed = (kind: string) => kind === "pre" || kind === "script" || kind === "textarea";

/** What may be in a container without making it doubtful what its text is. */
const plain = {
	flowing: ["b", "i", "u", "br"],
	preformatted: ["b", "i", "u", "br", "a", "code", "em", "mark", "pbn", "span", "strong"],
};

/** Whether the text of a container is that of its nodes: a browser has neither dropped any, nor put other text into it. */
export function isPlain({ kind, element }: Container): boolean {
	const known = isClosed(kind) ? plain.preformatted : plain.flowing;
	return [...element.querySelectorAll("*")].every(({ localName }) => known.includes(localName));
}

/** The text of a plain container: a <br> is a line end, and it is the same line end as one that follows. */
export function textOf({ element }: Container): string {
	let text = "";
	let broken = false;
	for (const node of nodesIn(element)) {
		if (node instanceof HTMLBRElement) {
			text += "\n";
			broken = true;
		} else {
			text += broken ? (node as Text).data.replace(/^[ \t]*\n/, "") : (node as Text).data;
			broken &&= (node as Text).data === "";
		}
	}
	return text;
}

function* nodesIn(element: Element): Generator<Node> {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node instanceof Text || node instanceof HTMLBRElement) yield node;
	}
}

/**
 * Whether the text after a <pbn> or <pgn> goes on as its notation does: a program has made paragraphs of the block, and a browser ends it with the
 * first of them.
 */
export function leaks({ element }: Container, begins: (text: string) => boolean): boolean {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	walker.currentNode = lastOf(element);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = (node as Text).data.trim();
		if (text !== "") return begins(text);
	}
	return false;
}

function lastOf(node: Node): Node {
	let last = node;
	while (last.lastChild) last = last.lastChild;
	return last;
}
