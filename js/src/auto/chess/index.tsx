/**
 * What shows games of chess: Preact and the viewer. The embed script, `../auto.ts`, loads it with the module that reads, where a page has such a
 * block.
 */
import type { ChessSettings } from "../../chess/index.js";
import { messageOf } from "../../host/errors.js";
import type { Bytes } from "../../pbn/types.js";
import type { PgnReader } from "../../pgn/types.js";
import type { Ask } from "../ask.js";
import { isClosed, isPlain, leaks, textOf } from "../element-text.js";
import type { Container, View } from "../notation.js";
import type { ShowOptions } from "../options.js";
import { tellWriter } from "../page.js";
import { hideElement, placeFor, type Restore } from "../place.js";
import { chessStyles } from "./styles.js";
import type { ChessHandle } from "./handle.js";
import { draw, type Put, sketch, type Sketch } from "./mounted.js";
import { chessSettings, chosenByNumber } from "./settings-from.js";
import { beginsAsMoves, type Reading, readFile, readText } from "./text.js";
import { chessWords } from "./words.js";

/** What a container says, and what hides it. */
interface Content {
	reading: Reading;
	hide(): Restore;
}

const sketches = new WeakMap<Element, Promise<Sketch | undefined>>();

/** What a writer has said of a block. */
interface Wishes {
	settings: Partial<ChessSettings>;
	game: string | undefined;
	isList: boolean;
	repair: boolean;
}

function wishesOf({ element, attributes }: Container, page: Record<string, string>, options: ShowOptions): Wishes {
	const complain = (of: Element | string) => (message: string) => console.warn(`pbnkit: ${message}`, of);
	return {
		settings: { ...chessSettings(page, complain("(on the script tag)")), ...options.chess, ...chessSettings(attributes, complain(element)) },
		game: attributes["data-game"],
		isList: (attributes["data-games"] ?? page["data-games"]) === "list",
		repair: (options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms",
	};
}

export const needsModule = () => true;
export const needsModuleToLive = () => true;

export const expect: View<PgnReader>["expect"] = ({ element, container }, page, language, options) => {
	if (!container || sketches.has(element) || container.attributes["data-src"]) return;
	const wishes = wishesOf(container, page, options);
	if (wishes.repair || !isPlain(container) || (!isClosed(container.kind) && leaks(container, beginsAsMoves))) return;
	const drawing = Promise.all([chessWords(language), chessStyles()]).then(([words]) =>
		sketch(textOf(container), (games) => ({ games: chosenByNumber(games, wishes.game), settings: wishes.settings, words, isList: wishes.isList }), container.attributes, placeFor(element, () => hideElement(element, "pgn"))),
	);
	// What cannot be drawn now is drawn when the module is there.
	sketches.set(element, drawing.catch(() => undefined));
};

export const prepare: View<PgnReader>["prepare"] = async (ask, container, page, language, options) => {
	const { element, attributes } = container;
	const wishes = wishesOf(container, page, options);
	let content: Content;
	try {
		content = await contentOf(ask, container, wishes.repair);
		if (chosenByNumber(content.reading.games, wishes.game).length === 0) throw new Error(`there is no ${content.reading.games.length === 0 ? "game" : "such game"} in it`);
	} catch (error) {
		(await takeSketch(element))?.takeBack();
		tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, "pgn");
		return undefined;
	}
	const { reading, hide } = content;
	const sketched = await takeSketch(element);
	if (reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
	const [words] = await Promise.all([chessWords(language), chessStyles()]);
	const shown = { games: chosenByNumber(reading.games, wishes.game), settings: wishes.settings, words, isList: wishes.isList };
	return () => draw(ask, reading, shown, attributes, sketched ?? placeFor(element, hide));
};

async function contentOf(ask: Ask<PgnReader>, container: Container, repair: boolean): Promise<Content> {
	const { element, kind, attributes } = container;
	const hide = () => hideElement(element, "pgn");
	const address = attributes["data-src"];
	if (address) {
		const response = await fetch(new URL(address, document.baseURI));
		if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
		const reading = await readFile(await ask(), await response.arrayBuffer());
		// What is in an element that ends with a paragraph may be the article.
		return { reading, hide: isClosed(kind) ? hide : () => () => undefined };
	}
	if (isPlain(container) && (isClosed(kind) || !leaks(container, beginsAsMoves))) return { reading: await readText(await ask(), textOf(container), repair), hide };
	return (await import("./source.js")).fromSource(await ask(), container, repair);
}

/** What was drawn of an element before the module was there. It is given once. */
function takeSketch(element: Element): Promise<Sketch | undefined> | undefined {
	const found = sketches.get(element);
	sketches.delete(element);
	return found;
}

/** Rendered text needs no module, and has a script of its own. */
export const enliven: View<PgnReader>["enliven"] = () => Promise.reject(new Error("it is not rendered text"));

export const render = async (ask: Ask<PgnReader>, element: Element, source: Bytes | string, language: unknown, options: ShowOptions): Promise<ChessHandle> => {
	const reading = typeof source === "string" ? await readText(await ask(), source, options.repair === "cms") : await readFile(await ask(), source);
	if (reading.games.length === 0) throw new Error("there is no game in it");
	const [words] = await Promise.all([chessWords(language), chessStyles()]);
	const put: Put = (block) => {
		element.append(block);
		return () => undefined;
	};
	return draw(ask, reading, { games: reading.games, settings: options.chess ?? {}, words, isList: false }, {}, put);
};

/** Opens "#game=3&move=24b" in the first block that has the game. */
export const open: View<PgnReader>["open"] = (blocks, hash) => {
	const parameters = new URLSearchParams(hash.slice(1));
	const [game, move] = [Number(parameters.get("game")), parameters.get("move")];
	const handle = blocks.find((block): block is ChessHandle => block.notation === "pgn" && block.games.some(({ number }) => number === game));
	if (!handle) return;
	handle.goTo({ game, ...(move !== null && { move }) });
	handle.element.scrollIntoView();
};
