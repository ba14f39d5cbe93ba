import type { PlayedWords } from "../../played/language/words.js";
import { messageOf } from "../../host/errors.js";
import type { Bytes } from "../../pbn/types.js";
import type { Color } from "../../played/types.js";
import { textOf } from "../element-text.js";
import type { Container, Shown, View } from "../notation.js";
import { dispatch, doneMark, tellWriter } from "../page.js";
import { hideElement, placeFor, type Restore } from "../place.js";
import type { BlockHandle } from "./own.js";

/** What a notation of positions brings to its blocks: boards as SVG, with neither a module nor Preact. */
export interface OwnOfDiagrams<Position, Words extends PlayedWords> {
	/** What its class is, and its attributes begin with. */
	readonly key: string;
	/** The same of its games, whose styles it has. */
	readonly styled: string;
	styles(): Promise<void>;
	words(language: unknown): Promise<Words>;
	/** The position of a line; undefined where it is none. */
	positionOf(line: string, attributes: Readonly<Record<string, string>>): Position | undefined;
	/** Who is to move, in words. */
	toMove(position: Position, words: Words): string;
	draw(position: Position, seen: { orientation: Color; words: Words; id: string }): Element;
}

let diagramCount = 0;

/** What shows positions. */
export function diagramsOf<Position, Words extends PlayedWords>(own: OwnOfDiagrams<Position, Words>): View<void> {
	const { key, styled } = own;

	interface Block {
		positions: readonly Position[];
		orientation: Color;
		words: Words;
		attributes: Readonly<Record<string, string>>;
	}

	/** The positions of a text, one a line. */
	function positionsIn(text: string, attributes: Readonly<Record<string, string>>): Position[] {
		const lines = text.split(/[\r\n]+/).map((line) => line.trim());
		const positions = lines.flatMap((line) => {
			if (line === "") return [];
			const position = own.positionOf(line, attributes);
			if (!position) throw new Error(`“${line.length > 80 ? `${line.slice(0, 80)}…` : line}” is not a position in FEN`);
			return [position];
		});
		if (positions.length === 0) throw new Error("there is no position in it");
		return positions;
	}

	/** What is drawn of a position: its board, and who is to move. */
	function diagramOf(position: Position, orientation: Color, words: Words): HTMLElement {
		const figure = document.createElement("figure");
		figure.className = `${styled}-diagram`;
		const caption = document.createElement("figcaption");
		caption.textContent = own.toMove(position, words);
		figure.append(own.draw(position, { orientation, words, id: `${key}-${++diagramCount}` }), caption);
		return figure;
	}

	/** Puts a block on the page. */
	function show({ positions, orientation, words, attributes }: Block, put: (block: HTMLElement) => Restore): Shown {
		const element = document.createElement("div");
		element.className = `${styled}-block ${styled}-diagrams`;
		element.lang = words.tag;
		for (const [name, value] of Object.entries(attributes)) if (name.startsWith("data-") && !name.startsWith(`data-${key}-`)) element.setAttribute(name, value);
		element.setAttribute(`data-${key}-block`, "");
		element.setAttribute(doneMark(key), "");
		let below = orientation;
		const draw = () => element.replaceChildren(...positions.map((position) => diagramOf(position, below, words)));
		draw();
		const restore = put(element);
		const handle: BlockHandle = {
			element,
			notation: key,
			games: [],
			diagnostics: [],
			goTo() {},
			next() {},
			prev() {},
			flip() {
				below = below === "white" ? "black" : "white";
				draw();
			},
			destroy() {
				element.remove();
				restore();
			},
		};
		dispatch(element, `${styled}-rendered`, { handle, games: [], diagnostics: [] });
		return handle as Shown;
	}

	const ready = async (language: unknown) => (await Promise.all([own.words(language), own.styles()]))[0];

	return {
		needsModule: () => false,
		needsModuleToLive: () => false,
		expect: () => undefined,

		async prepare(_, container, page, language) {
			const { element, attributes } = container;
			try {
				const positions = positionsIn(await readText(container), { ...page, ...attributes });
				const words = await ready(language);
				const block = { positions, orientation: orientationOf(attributes, page), words, attributes };
				return () => show(block, placeFor(element, () => hideElement(element, styled)));
			} catch (error) {
				tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, styled);
				return undefined;
			}
		},

		/** A drawing that was rendered needs nothing more. */
		enliven: () => Promise.reject(new Error("it is drawn already")),

		async render(_, element, source: Bytes | string, language) {
			const text = typeof source === "string" ? source : new TextDecoder().decode("arrayBuffer" in source ? await source.arrayBuffer() : source);
			const positions = positionsIn(text, {});
			return show({ positions, orientation: "white", words: await ready(language), attributes: {} }, (block) => {
				element.append(block);
				return () => undefined;
			});
		},

		open: () => undefined,
	};
}

async function readText(container: Container): Promise<string> {
	const address = container.attributes["data-src"];
	if (!address) return textOf(container);
	const response = await fetch(new URL(address, document.baseURI));
	if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
	return response.text();
}

function orientationOf(attributes: Readonly<Record<string, string>>, page: Readonly<Record<string, string>>): Color {
	const value = attributes["data-orientation"] ?? page["data-orientation"];
	if (value !== undefined && value !== "white" && value !== "black") console.warn(`pbnkit: data-orientation="${value}" is not known: it has to be one of white, black.`);
	return value === "black" ? "black" : "white";
}
