import { messageOf } from "../../host/errors.js";
import type { Bytes } from "../../pbn/types.js";
import type { PlayedSettings } from "../../played/types.js";
import type { Ask } from "../ask.js";
import { isClosed, isPlain, leaks, textOf } from "../element-text.js";
import type { Container, Shown, View } from "../notation.js";
import type { ShowOptions } from "../options.js";
import { tellWriter } from "../page.js";
import { hideElement, placeFor } from "../place.js";
import { chosenByNumber } from "./chosen.js";
import { draw, sketch, type Sketch } from "./mounted.js";
import type { BlockHandle, BlockReader, Content, OwnOfBlocks } from "./own.js";
import { readFile, readText } from "./text.js";

/** What a writer has said of a block. */
interface Wishes {
	settings: Partial<PlayedSettings>;
	game: string | undefined;
	isList: boolean;
	repair: boolean;
}

/** What shows the games of a notation: Preact and its viewer. The embed script loads it with the module that reads, where a page has such a block. */
export function viewOf<Reader extends BlockReader>(own: OwnOfBlocks<Reader>): View<Reader> {
	const { key, beginsAsMoves } = own;
	const sketches = new WeakMap<Element, Promise<Sketch | undefined>>();
	const hidden = (element: Element) => () => hideElement(element, key);
	const ready = async (language: unknown) => (await Promise.all([own.words(language), own.styles()]))[0];

	function wishesOf({ element, attributes }: Container, page: Record<string, string>, options: ShowOptions): Wishes {
		const complain = (of: Element | string) => (message: string) => console.warn(`pbnkit: ${message}`, of);
		return {
			settings: { ...own.settings(page, complain("(on the script tag)")), ...options[own.option], ...own.settings(attributes, complain(element)) },
			game: attributes["data-game"],
			isList: (attributes["data-games"] ?? page["data-games"]) === "list",
			repair: (options.repair ?? attributes["data-repair"] ?? page["data-repair"]) === "cms",
		};
	}

	/** Whether the text of a container is whole, as it is on the page. */
	const isWhole = (container: Container) => isPlain(container) && (isClosed(container.kind) || !leaks(container, beginsAsMoves));

	async function contentOf(ask: Ask<Reader>, container: Container, repair: boolean): Promise<Content> {
		const { element, kind, attributes } = container;
		const address = attributes["data-src"];
		if (address) {
			const response = await fetch(new URL(address, document.baseURI));
			if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
			const reading = await readFile(await ask(), await response.arrayBuffer());
			// What is in an element that ends with a paragraph may be the article.
			return { reading, hide: isClosed(kind) ? hidden(element) : () => () => undefined };
		}
		if (isWhole(container)) return { reading: await readText(await ask(), textOf(container), repair), hide: hidden(element) };
		return own.fromSource(await ask(), container, repair);
	}

	/** What was drawn of an element before the module was there. It is given once. */
	function takeSketch(element: Element): Promise<Sketch | undefined> | undefined {
		const found = sketches.get(element);
		sketches.delete(element);
		return found;
	}

	return {
		needsModule: () => true,
		needsModuleToLive: () => true,

		expect({ element, container }, page, language, options) {
			if (!container || sketches.has(element) || container.attributes["data-src"]) return;
			const { settings, game, isList, repair } = wishesOf(container, page, options);
			if (repair || !isWhole(container)) return;
			const drawing = ready(language).then((words) =>
				sketch(own, textOf(container), (games) => ({ games: chosenByNumber(games, game), settings, words, isList }), container.attributes, placeFor(element, hidden(element))),
			);
			// What cannot be drawn now is drawn when the module is there.
			sketches.set(element, drawing.catch(() => undefined));
		},

		async prepare(ask, container, page, language, options) {
			const { element, attributes } = container;
			const { settings, game, isList, repair } = wishesOf(container, page, options);
			let content: Content;
			try {
				content = await contentOf(ask, container, repair);
				if (chosenByNumber(content.reading.games, game).length === 0) throw new Error(`there is no ${content.reading.games.length === 0 ? "game" : "such game"} in it`);
			} catch (error) {
				(await takeSketch(element))?.takeBack();
				tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, key);
				return undefined;
			}
			const { reading, hide } = content;
			const sketched = await takeSketch(element);
			if (reading.repaired) console.info("pbnkit: a block was repaired by CMS rules", element);
			const words = await ready(language);
			const shown = { games: chosenByNumber(reading.games, game), settings, words, isList };
			return () => draw(own, ask, reading, shown, attributes, sketched ?? placeFor(element, hide)) as Shown;
		},

		/** Rendered text needs no module, and has a script of its own. */
		enliven: () => Promise.reject(new Error("it is not rendered text")),

		async render(ask, element, source: Bytes | string, language, options) {
			const reading = typeof source === "string" ? await readText(await ask(), source, options.repair === "cms") : await readFile(await ask(), source);
			if (reading.games.length === 0) throw new Error("there is no game in it");
			const words = await ready(language);
			const shown = { games: reading.games, settings: options[own.option] ?? {}, words, isList: false };
			return draw(own, ask, reading, shown, {}, (block) => {
				element.append(block);
				return () => undefined;
			}) as Shown;
		},

		/** Opens "#game=3&move=24b" in the first block that has the game. */
		open(blocks, hash) {
			const parameters = new URLSearchParams(hash.slice(1));
			const [game, move] = [Number(parameters.get("game")), parameters.get("move")];
			const handle = (blocks as readonly BlockHandle[]).find(({ games }) => games.some(({ number }) => number === game));
			if (!handle) return;
			handle.goTo({ game, ...(move !== null && { move }) });
			handle.element.scrollIntoView();
		},
	};
}
