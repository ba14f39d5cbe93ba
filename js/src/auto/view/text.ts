import { beginsAsGame } from "../../host/recognize.js";
import type { Diagnostic, Game, Pbn } from "../../pbn/types.js";
import { sourceText } from "../../viewer/block/block.js";
import type { Settings } from "../../viewer/settings.js";
import type { Container } from "../containers.js";
import { plainGames } from "./plain.js";

/** Gets the module, which may have to be loaded. */
export type Ask = () => Promise<Pbn>;

/** What a block was read from, and what it says. */
export interface Reading {
	games: Game[];
	diagnostics: Diagnostic[];
	source: string;
	repaired: boolean;
}

/** What a container says, and what hides it. */
export interface Content {
	reading: Reading;
	hide(): Restore;
}

const utf8 = new TextEncoder();

/** Reads a text of the page. Of plain deals, nobody asks the module. */
export async function readText(ask: Ask, text: string, repair: boolean): Promise<Reading> {
	const source = sourceText(repair ? (await import("../../viewer/block/repair-cms.js")).repairCms(text) : text);
	const plain = plainGames(source);
	const { games, diagnostics } = plain ? { games: plain, diagnostics: [] } : await (await ask()).parse(utf8.encode(source), { sourceEncoding: "utf-8" });
	return { games, diagnostics, source, repaired: repair && source !== sourceText(text) };
}

/** Whether nothing but the module can read a text. */
export const isBeyondPlain = (text: string): boolean => !plainGames(sourceText(text));

/** The source of a block that is rendered text. */
export const renderedSource = (element: Element): string | undefined => element.querySelector("details.pbn-source > pre")?.textContent;

/** Whether nothing but the module can bring rendered text to life. */
export const needsModuleToLive = (element: Element): boolean => isBeyondPlain(renderedSource(element) ?? "");

/** What may be in a container without making it doubtful what its text is. */
const harmless = {
	flowing: ["b", "i", "u", "br"],
	preformatted: ["b", "i", "u", "br", "a", "code", "em", "mark", "pbn", "span", "strong"],
};

/** Whether the text of a container is that of its nodes: a browser has neither dropped any, nor put other text into it. */
export function isPlain({ kind, element }: Container): boolean {
	const known = kind === "pbn" || kind === "pbn-deal" ? harmless.flowing : harmless.preformatted;
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
 * Whether the text after a <pbn> goes on as PBN: a program has made paragraphs of the block, and a browser ends it with the
 * first of them.
 */
export function leaks({ element }: Container): boolean {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	walker.currentNode = lastOf(element);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = (node as Text).data.trim();
		if (text !== "") return beginsAsGame(text);
	}
	return false;
}

function lastOf(node: Node): Node {
	let last = node;
	while (last.lastChild) last = last.lastChild;
	return last;
}

/** The settings in attributes of an element, which the console names where they cannot be read. */
export async function readSettings(attributes: Record<string, string>, element?: Element): Promise<Partial<Settings>> {
	if (!Object.keys(attributes).some((name) => /^data-(?!pbn-)/.test(name))) return {};
	const { settingsFrom } = await import("../../viewer/block/settings-from.js");
	return settingsFrom(attributes, (message) => console.warn(`pbnkit: ${message}`, element ?? "(on the script tag)"));
}

/** On what is hidden; block.css has the style. */
const hiddenMark = "data-pbn-hidden";

/** Takes back what was hidden. */
export type Restore = () => void;

export function hideElement(element: Element): Restore {
	element.setAttribute(hiddenMark, "");
	return () => element.removeAttribute(hiddenMark);
}
