/**
 * What shows positions: boards as SVG, with neither a module nor Preact. The embed script, `../auto.ts`, loads it where a page has a FEN; nothing
 * else of chess comes with it.
 */
import { drawBoard, positionOf } from "../../chess/board/drawing.js";
import { saidPosition } from "../../chess/board/said.js";
import type { ChessWords } from "../../chess/language/words.js";
import { messageOf } from "../../host/errors.js";
import type { Bytes } from "../../pbn/types.js";
import { textOf } from "../element-text.js";
import type { Container, View } from "../notation.js";
import { dispatch, doneMark, tellWriter } from "../page.js";
import { hideElement, placeFor, type Restore } from "../place.js";
import { chessStyles } from "./styles.js";
import { makeElement } from "./draw.js";
import type { ChessHandle } from "./handle.js";
import { chessWords } from "./words.js";

type Position = NonNullable<ReturnType<typeof positionOf>>;

/** The positions of a text, one a line. */
function positionsIn(text: string): Position[] {
	const lines = text.split(/[\r\n]+/).map((line) => line.trim());
	const positions = lines.flatMap((line) => {
		if (line === "") return [];
		const position = positionOf(line);
		if (!position) throw new Error(`“${line.length > 80 ? `${line.slice(0, 80)}…` : line}” is not a position in FEN`);
		return [position];
	});
	if (positions.length === 0) throw new Error("there is no position in it");
	return positions;
}

let diagramCount = 0;

/** What is drawn of a position: its board, and who is to move. */
function diagramOf({ men, color }: Position, orientation: "white" | "black", words: ChessWords): HTMLElement {
	const figure = document.createElement("figure");
	figure.className = "pgn-diagram";
	const caption = document.createElement("figcaption");
	caption.textContent = words.board.toMove[color];
	figure.append(drawBoard({ men, orientation, label: saidPosition(men, words), id: `fen-${++diagramCount}` }, makeElement), caption);
	return figure;
}

interface Block {
	positions: readonly Position[];
	orientation: "white" | "black";
	words: ChessWords;
	attributes: Readonly<Record<string, string>>;
}

/** Puts a block on the page. */
function show({ positions, orientation, words, attributes }: Block, put: (block: HTMLElement) => Restore): ChessHandle {
	const element = document.createElement("div");
	element.className = "pgn-block pgn-diagrams";
	element.lang = words.tag;
	for (const [name, value] of Object.entries(attributes)) if (name.startsWith("data-") && !name.startsWith("data-fen-")) element.setAttribute(name, value);
	element.setAttribute("data-fen-block", "");
	element.setAttribute(doneMark("fen"), "");
	let below = orientation;
	const draw = () => element.replaceChildren(...positions.map((position) => diagramOf(position, below, words)));
	draw();
	const restore = put(element);
	const handle: ChessHandle = {
		element,
		notation: "fen",
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
	dispatch(element, "pgn-rendered", { handle, games: [], diagnostics: [] });
	return handle;
}

async function readText(container: Container): Promise<string> {
	const address = container.attributes["data-src"];
	if (!address) return textOf(container);
	const response = await fetch(new URL(address, document.baseURI));
	if (!response.ok) throw new Error(`${address} cannot be read: HTTP status ${response.status}`);
	return response.text();
}

function orientationOf(attributes: Readonly<Record<string, string>>, page: Readonly<Record<string, string>>): "white" | "black" {
	const value = attributes["data-orientation"] ?? page["data-orientation"];
	if (value !== undefined && value !== "white" && value !== "black") console.warn(`pbnkit: data-orientation="${value}" is not known: it has to be one of white, black.`);
	return value === "black" ? "black" : "white";
}

export const needsModule = () => false;
export const needsModuleToLive = () => false;

export const prepare: View<void>["prepare"] = async (_, container, page, language) => {
	const { element, attributes } = container;
	try {
		const positions = positionsIn(await readText(container));
		const [words] = await Promise.all([chessWords(language), chessStyles()]);
		const block = { positions, orientation: orientationOf(attributes, page), words, attributes };
		return () => show(block, placeFor(element, () => hideElement(element, "pgn")));
	} catch (error) {
		tellWriter(element, `this block is left as it is: ${messageOf(error)}.`, "pgn");
		return undefined;
	}
};

/** A drawing that was rendered needs nothing more. */
export const enliven: View<void>["enliven"] = () => Promise.reject(new Error("it is drawn already"));

export const render = async (_: unknown, element: Element, source: Bytes | string, language: unknown): Promise<ChessHandle> => {
	const text = typeof source === "string" ? source : new TextDecoder().decode("arrayBuffer" in source ? await source.arrayBuffer() : source);
	const positions = positionsIn(text);
	const [words] = await Promise.all([chessWords(language), chessStyles()]);
	return show({ positions, orientation: "white", words, attributes: {} }, (block) => {
		element.append(block);
		return () => undefined;
	});
};

export const expect = () => undefined;
export const open = () => undefined;
