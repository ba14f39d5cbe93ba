import { messageOf } from "../../host/errors.js";
import { beginsAsGame } from "../../host/recognize.js";
import type { Pbn } from "../../pbn/types.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Ask } from "../ask.js";
import { isPlain, leaks, textOf } from "../element-text.js";
import type { Container, View } from "../notation.js";
import type { ShowOptions } from "../options.js";
import { tellWriter } from "../page.js";
import { hideElement, placeFor } from "../place.js";
import type { Handle } from "./mounted.js";
import { expectParts, wordsFor } from "./parts.js";
import { live, prepared } from "./put.js";
import { type Content, isBeyondPlain, readSettings, readText } from "./text.js";

/**
 * Reads a container, and gives what shows it without waiting for anything; `page` is what the page says for all of them. Undefined where it is
 * left as it was, which the writer is told.
 */
export async function prepare(
	ask: Ask<Pbn>,
	container: Container,
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
): Promise<(() => Handle) | undefined> {
	const { element, attributes } = container;
	const repair = isRepaired(container, page, options);
	const address = attributes["data-src"];
	let content: Content;
	try {
		content = address ? await (await import("./file.js")).fromFile(ask, container, address) : await fromPage(ask, container, repair);
	} catch (error) {
		tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, "pbn");
		return undefined;
	}
	const settings = { ...(await readSettings(page)), ...options.settings, ...(await readSettings(attributes, element)) };
	if (chosenGames(content.reading.games, settings.boards).length === 0) {
		const cure = repair || address ? "" : cureFor(content.reading.source);
		tellWriter(element, `this block is left as it is: there is no ${content.reading.games.length === 0 ? "game" : "such board"} in it.${cure}`, "pbn");
		return undefined;
	}
	if (content.reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
	const place = await prepared(content.reading, settings, language, attributes);
	return () => live(ask, place(placeFor(element, content.hide)));
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
async function fromPage(ask: Ask<Pbn>, container: Container, repair: boolean): Promise<Content> {
	const { kind, element } = container;
	const fromSource = async () => (await import("./source.js")).fromSource(ask, container, repair);
	if (!isPlain(container)) return fromSource();
	const reading = await readText(ask, textOf(container), repair);
	// A <pre> and a <script> cannot have other text in them that a browser took for theirs.
	const isDoubtful = kind !== "pre" && kind !== "script" && (reading.diagnostics.some(({ severity }) => severity !== "info") || leaks(container, beginsAsGame));
	if (!isDoubtful) return { reading, hide: () => hideElement(element, "pbn") };
	try {
		return await fromSource();
	} catch (error) {
		console.warn(`pbnkit: only the text of this element is shown, and nothing of it is hidden: ${(error as Error).message}.`, element);
		return { reading, hide: () => () => undefined };
	}
}

/**
 * Whether nothing but the module can read a container: its text is not that of plain deals alone, or is not known from its nodes.
 */
export function needsModule(container: Container, page: Record<string, string>, options: ShowOptions): boolean {
	const { attributes, kind } = container;
	if (attributes["data-src"] || isRepaired(container, page, options) || !isPlain(container)) return true;
	return isBeyondPlain(textOf(container)) || (kind !== "pre" && kind !== "script" && leaks(container, beginsAsGame));
}

const isRepaired = ({ attributes }: Container, page: Record<string, string>, options: ShowOptions): boolean =>
	(options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms";

/** Begins to load what a block seems to need, while the module is still on its way. */
export const expect: View<Pbn>["expect"] = ({ element }, _, language) => {
	expectParts(element.outerHTML);
	wordsFor(language).catch(() => undefined);
};
