import { messageOf } from "../../host/errors.js";
import type { Pbn } from "../../pbn/types.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Container } from "../containers.js";
import { tellWriter } from "../page.js";
import type { Handle } from "./mounted.js";
import { expectParts, wordsFor } from "./parts.js";
import { live, placeFor, prepared, type ShowOptions } from "./put.js";
import type { Sketch } from "./sketch.js";
import { type Content, hideElement, isPlain, leaks, readSettings, readText, textOf } from "./text.js";

/**
 * Reads a container, and gives what shows it without waiting for anything; `page` is what the page says for all of them. Undefined where it is
 * left as it was, which the writer is told.
 */
export async function prepare(
	pbn: Pbn,
	container: Container,
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
): Promise<(() => Handle) | undefined> {
	const { element, attributes } = container;
	const repair = (options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms";
	const address = attributes["data-src"];
	let content: Content;
	try {
		content = address ? await (await import("./file.js")).fromFile(pbn, container, address) : await fromPage(pbn, container, repair);
	} catch (error) {
		(await takeSketch(element))?.takeBack();
		tellWriter(element, `this block is left as it is: ${messageOf(error)}.`);
		return undefined;
	}
	const sketched = await takeSketch(element);
	if (sketched) {
		if (sketched.isOf(content.reading)) return () => live(pbn, { ...sketched, block: { ...sketched.block, ...content.reading } });
		sketched.takeBack();
	}
	const settings = { ...(await readSettings(page)), ...options.settings, ...(await readSettings(attributes, element)) };
	if (chosenGames(content.reading.games, settings.boards).length === 0) {
		const cure = repair || address ? "" : cureFor(content.reading.source);
		tellWriter(element, `this block is left as it is: there is no ${content.reading.games.length === 0 ? "game" : "such board"} in it.${cure}`);
		return undefined;
	}
	if (content.reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
	const place = await prepared(content.reading, settings, language, attributes);
	return () => live(pbn, place(placeFor(element, content.hide)));
}

/** What helps a text that a blog has changed, if that is what is wrong with it. */
function cureFor(text: string): string {
	if (!/[“”„″]|&#?\w+;|<(?:br|p)\b/i.test(text)) return "";
	return ' Its quotes or line ends were changed, as WordPress does: write data-repair="cms" on this element, or on the script tag for all.';
}

/**
 * What a container says: its text, where nothing makes that doubtful. Where something does, the page's source tells; and
 * only what is PBN there is hidden.
 */
async function fromPage(pbn: Pbn, container: Container, repair: boolean): Promise<Content> {
	const { kind, element } = container;
	const fromSource = async () => (await import("./source.js")).fromSource(pbn, container, repair);
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

const sketches = new WeakMap<Element, Promise<Sketch | undefined>>();

/** What most games have that cannot be drawn before the module is there. */
const notPlain = /\[(Auction|Play)/;

/**
 * Begins to load what a block seems to need, while the module is still on its way; a container is drawn where the script can do so.
 */
export function expect(
	{ element, container }: { element: Element; container?: Container },
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
	loading: Promise<{ pbn: Pbn } | undefined>,
): void {
	const html = element.outerHTML;
	expectParts(html);
	wordsFor(language).catch(() => undefined);
	if (!container || sketches.has(element) || notPlain.test(html)) return;
	const drawing = import("./sketch.js").then(({ sketch }) => sketch(container, page, language, options, loading));
	// What cannot be drawn now is drawn when the module is there.
	sketches.set(element, drawing.catch(() => undefined));
}

/** What was drawn of an element before the module was there. It is given once. */
function takeSketch(element: Element): Promise<Sketch | undefined> | undefined {
	const sketch = sketches.get(element);
	sketches.delete(element);
	return sketch;
}
