// The text of a container by the source of its page, which is what a browser has not yet made elements of.
import type { Span } from "../host/found.js";
import type { Container } from "./notation.js";
import { hideElement, type Restore } from "./place.js";

/**
 * The block of the page's source that a container is, as much of its text as is on the page, and what hides that. Rejects where it cannot be had.
 * `begins` reports whether a text begins as the notation does.
 */
export async function findInSource(container: Container, find: Finder, begins: (text: string) => boolean): Promise<{ block: SourceBlock; text: string; hide(): Restore }> {
	const block = await blockInSource(container, find);
	const { nodes, text } = findOnPage(container, block, begins);
	if (nodes.length === 0) throw new Error("the page's source says something else here");
	return { block, text, hide: () => hideNodes(nodes, container.notation.key) };
}

/** Elements that are nothing without their text. Whatever else is empty now may be filled by the page later. */
const nothingButText = ["b", "br", "code", "em", "i", "p", "pbi", "pbn", "pbn-deal", "pgn", "pgn-game", "pre", "span", "strong", "u"];

/** Where the text of a block is on the page. */
interface Found {
	nodes: Text[];
	/** As much of the block's text as was found. */
	text: string;
}

/** Elements with lines of their own. */
const apart = "address, article, aside, blockquote, dd, div, dl, dt, figure, footer, h1, h2, h3, h4, h5, h6, header, li, main, nav, ol, p, section, td, th, ul";

/**
 * The text nodes of a page that say what a block says, from where its element begins: a run of nodes, whatever elements they
 * are in. It ends with the block, or where the page says something else. A node that goes on after the block is split.
 *
 * White space does not count. Where a browser has dropped some of the block, the rest is found again if it is long enough.
 * Of a block that is not closed nobody knows the end: there no paragraph belongs to it that does not begin as its notation does.
 */
function findOnPage({ element, notation: { key } }: Container, block: { text: string; closed: boolean }, begins: (text: string) => boolean): Found {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	walker.currentNode = element;
	const nodes: Text[] = [];
	const whole = compact(block.text);
	let rest = whole;
	let paragraph = element.closest(apart);
	for (let node = walker.nextNode() as Text | null; node && rest !== ""; node = walker.nextNode() as Text | null) {
		if (node.parentElement?.closest(`script, style, [data-${key}-block]`) && !element.contains(node)) continue;
		const said = compact(node.data);
		if (said === "") continue;
		const isNext = node.parentElement?.closest(apart) !== paragraph;
		if (!block.closed && isNext && !begins(node.data)) break;
		paragraph = node.parentElement?.closest(apart) ?? null;
		if (said.startsWith(rest)) {
			const end = lengthOf(node.data, rest.length);
			if (compact(node.data.slice(end)) !== "") node.splitText(end);
			nodes.push(node);
			rest = "";
			break;
		}
		const at = rest.startsWith(said) ? 0 : said.length < surelyTheSame ? -1 : rest.indexOf(said);
		if (at < 0) break;
		rest = rest.slice(at + said.length);
		nodes.push(node);
	}
	return { nodes, text: block.text.slice(0, lengthOf(block.text, whole.length - rest.length)) };
}

/** How many characters a text must have to be looked for after the place where it should be. */
const surelyTheSame = 8;

function compact(text: string): string {
	return text.replace(/\s+/g, "");
}

/** How much of a text holds so many characters that are no white space. */
function lengthOf(text: string, characters: number): number {
	let left = characters;
	let at = 0;
	while (left > 0) if (!/\s/.test(text[at++] as string)) left--;
	return at;
}

/** Hides text, and the elements that hold nothing else. No element is hidden that says anything more. */
function hideNodes(nodes: readonly Text[], key: string): Restore {
	const known = new Set<Node>(nodes);
	const restores: Restore[] = [];
	const hidden = new Set<Element>();
	const verdicts = new Map<Element, boolean>();
	for (const node of nodes) {
		const holder = widest(node, known, verdicts);
		if (!holder) restores.push(hideText(node, key));
		else if (!hidden.has(holder)) {
			hidden.add(holder);
			restores.push(hideElement(holder, key));
		}
	}
	return () => restores.forEach((restore) => restore());
}

/** The widest element that holds a text, and no other text than what is known. No element is asked twice, which many texts can be in. */
function widest(node: Text, known: ReadonlySet<Node>, verdicts: Map<Element, boolean>): Element | undefined {
	let found: Element | undefined;
	for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
		const holds = verdicts.get(element) ?? holdsOnly(element, known);
		verdicts.set(element, holds);
		if (!holds) break;
		found = element;
	}
	return found;
}

function holdsOnly(element: Element, known: ReadonlySet<Node>): boolean {
	if (![element, ...element.querySelectorAll("*")].every(({ localName }) => nothingButText.includes(localName))) return false;
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (!known.has(node) && (node as Text).data.trim() !== "") return false;
	}
	return true;
}

function hideText(node: Text, key: string): Restore {
	const span = document.createElement("span");
	node.replaceWith(span);
	span.append(node);
	const restore = hideElement(span, key);
	return () => {
		restore();
		const { parentNode } = span;
		span.replaceWith(node);
		parentNode?.normalize();
	};
}

/** A block of a document, as the modules find it. */
interface FoundBlock {
	container: string;
	inner: Span;
	text: string;
	closed: boolean;
}

/** A block, and the HTML that it was read from. */
interface SourceBlock extends FoundBlock {
	html: string;
}

/** Gives the blocks of a document. */
type Finder = (document: Uint8Array) => Promise<FoundBlock[]>;

/** The blocks of the page, by the keys of their notations. */
const blocks = new Map<string, Promise<SourceBlock[]>>();

/**
 * The block of the page's source that a container is: the source is what a browser has not yet made elements of. Rejects
 * where it cannot be had, or has not the same containers.
 */
async function blockInSource({ kind, element, ofItsKind, notation: { key } }: Container, find: Finder): Promise<SourceBlock> {
	const all = blocks.get(key) ?? blocksOfPage(find);
	blocks.set(key, all);
	const inSource = (await all).filter(({ container }) => container === kind);
	const inPage = ofItsKind();
	const block = inSource[inPage.indexOf(element)];
	if (inSource.length === inPage.length && block) return block;
	throw new Error(`the page has ${inPage.length} <${kind}> with ${key.toUpperCase()}, and its source ${inSource.length}`);
}

async function blocksOfPage(find: Finder): Promise<SourceBlock[]> {
	const bytes = await fetched();
	const decoder = new TextDecoder(document.characterSet);
	return (await find(bytes)).map((block) => ({
		...block,
		html: decoder.decode(bytes.subarray(block.inner.start.byte, block.inner.end.byte)),
	}));
}

async function fetched(): Promise<Uint8Array> {
	const { protocol, origin, href } = new URL(document.URL);
	if (!/^https?:$/.test(protocol) || origin !== location.origin) throw new Error(`there is no source at ${href}`);
	const response = await fetch(href.replace(/#.*/s, ""), { cache: "force-cache", credentials: "same-origin", mode: "same-origin" });
	if (!response.ok) throw new Error(`the page's source cannot be read: HTTP status ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}
