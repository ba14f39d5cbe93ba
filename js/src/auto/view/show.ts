import { messageOf } from "../../errors.js";
import type { Pbn } from "../../types.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/translation.js";
import type { Settings } from "../../viewer/settings.js";
import type { Container } from "../containers.js";
import { takeSketch } from "./expect.js";
import { hideElement, type Restore } from "./hide.js";
import type { Handle } from "./mounted.js";
import { live, place } from "./put.js";
import { type Content, readText } from "./read.js";
import { readSettings } from "./read-settings.js";
import { tellWriter } from "./tell.js";
import { isPlain, leaks, textOf } from "./text.js";

/** What a page's script may say. Attributes of a container win. */
export interface ShowOptions {
	settings?: Partial<Settings> | undefined;
	/** "cms" takes back what programs that make pages do to texts. Default: what `data-repair` says. */
	repair?: "cms" | undefined;
	/** A language's tag, or words of the page's own. Default: the language of the container. */
	lang?: string | Translation | undefined;
}

/**
 * Shows a container; `page` is what the page says for all of them. Undefined where it is left as it was, which the writer is told.
 */
export async function show(
	pbn: Pbn,
	container: Container,
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
): Promise<Handle | undefined> {
	const { element, attributes } = container;
	const repair = (options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms";
	const address = attributes["data-src"];
	let content: Content;
	try {
		content = address ? await (await import("./parts/file.js")).fromFile(pbn, container, address) : await fromPage(pbn, container, repair);
	} catch (error) {
		(await takeSketch(element))?.takeBack();
		tellWriter(element, `this block is left as it is: ${messageOf(error)}.`);
		return undefined;
	}
	const sketched = await takeSketch(element);
	if (sketched) {
		if (sketched.isOf(content.reading)) return live(pbn, { ...sketched, block: { ...sketched.block, ...content.reading } });
		sketched.takeBack();
	}
	const settings = { ...(await readSettings(page)), ...options.settings, ...(await readSettings(attributes, element)) };
	if (chosenGames(content.reading.games, settings.boards).length === 0) {
		tellWriter(element, `this block is left as it is: there is no ${content.reading.games.length === 0 ? "game" : "such board"} in it.`);
		return undefined;
	}
	if (content.reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
	return live(pbn, await place(content.reading, settings, language, attributes, placeFor(element, content.hide)));
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

/**
 * What a container says: its text, where nothing makes that doubtful. Where something does, the page's source tells; and
 * only what is PBN there is hidden.
 */
async function fromPage(pbn: Pbn, container: Container, repair: boolean): Promise<Content> {
	const { kind, element } = container;
	const fromSource = async () => (await import("./parts/source.js")).fromSource(pbn, container, repair);
	if (!isPlain(container)) return fromSource();
	const reading = await readText(pbn, textOf(container), repair);
	// A <pre> and a <script> cannot have other text in them that a browser took for theirs.
	const isDoubtful = kind !== "pre" && kind !== "script" && (reading.diagnostics.some(({ severity }) => severity !== "info") || leaks(container));
	if (!isDoubtful) return { reading, hide: () => hideElement(element) };
	try {
		return await fromSource();
	} catch (error) {
		console.warn(`pbnkit: only the text of this element is shown, and nothing of it is hidden: ${(error as Error).message}.`, element);
		return { reading, hide: () => () => undefined };
	}
}
