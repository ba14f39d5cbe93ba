import { messageOf } from "../../host/errors.js";
import type { Pbn } from "../../pbn/types.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/translation.js";
import type { Container } from "../containers.js";
import { takeSketch } from "./expect.js";
import { hideElement } from "./hide.js";
import type { Handle } from "./mounted.js";
import { placeFor } from "./place.js";
import { live, place } from "./put.js";
import { type Content, readText } from "./read.js";
import { readSettings } from "./read-settings.js";
import type { ShowOptions } from "./show-options.js";
import { tellWriter } from "./tell.js";
import { isPlain, leaks, textOf } from "./text.js";

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
		const cure = repair || address ? "" : cureFor(content.reading.source);
		tellWriter(element, `this block is left as it is: there is no ${content.reading.games.length === 0 ? "game" : "such board"} in it.${cure}`);
		return undefined;
	}
	if (content.reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
	return live(pbn, await place(content.reading, settings, language, attributes, placeFor(element, content.hide)));
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
