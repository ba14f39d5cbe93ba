import type { Suit } from "pbnkit";
import { isUnseen } from "./drawn.js";

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Rectangle extends Box {
	kind: "rectangle";
	radius: number;
	fill?: string;
	stroke?: { colour: string; width: number };
	/** What it may not leave. */
	within?: Box & { radius: number };
}

export interface Writing {
	kind: "text";
	text: string;
	x: number;
	/** Of the line that letters stand on. */
	y: number;
	/** As wide as the letters are where this was measured. */
	width: number;
	family: "serif" | "sans-serif" | "monospace";
	size: number;
	bold: boolean;
	italic: boolean;
	colour: string;
}

/** A suit's symbol, which fonts draw in many ways and some not at all. */
export interface Symbol {
	kind: "suit";
	suit: Suit;
	x: number;
	y: number;
	size: number;
	colour: string;
}

export type Shape = Rectangle | Writing | Symbol;

/** What a picture consists of, in pixels from its upper left corner. */
export interface Scene {
	width: number;
	height: number;
	shapes: readonly Shape[];
}

/** The outlines of the suits, in a square of 100. */
export const outlines: Record<Suit, string> = {
	S: "M50 5C42 24 10 40 10 63C10 77 20 84 30 84C37 84 43 81 46 75C45 85 42 91 35 96L65 96C58 91 55 85 54 75C57 81 63 84 70 84C80 84 90 77 90 63C90 40 58 24 50 5Z",
	H: "M50 95C46 82 8 56 8 31C8 16 18 8 29 8C39 8 47 14 50 25C53 14 61 8 71 8C82 8 92 16 92 31C92 56 54 82 50 95Z",
	D: "M50 3C59 22 70 37 84 50C70 63 59 78 50 97C41 78 30 63 16 50C30 37 41 22 50 3Z",
	C: "M50 6C39 6 31 14 31 24C31 31 35 37 40 42C36 40 32 39 28 39C17 39 8 47 8 58C8 69 17 78 28 78C36 78 43 73 46 67C46 80 43 89 35 96L65 96C57 89 54 80 54 67C57 73 64 78 72 78C83 78 92 69 92 58C92 47 83 39 72 39C68 39 64 40 60 42C65 37 69 31 69 24C69 14 61 6 50 6Z",
};

const suitOf: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** White around what is drawn, in pixels. */
const margin = 16;

/** What a browser has drawn of some elements. */
export function sceneOf(root: HTMLElement): Scene {
	const shapes = [...shapesOf(root, undefined)];
	const boxes = shapes.map(boxOf);
	const [left, top] = [Math.min(...boxes.map(({ x }) => x)) - margin, Math.min(...boxes.map(({ y }) => y)) - margin];
	return {
		width: Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)) - left + margin),
		height: Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) - top + margin),
		shapes: shapes.map((shape) => moved(shape, -left, -top)),
	};
}

function boxOf(shape: Shape): Box {
	if (shape.kind === "rectangle") return shape;
	return { x: shape.x, y: shape.y - shape.size, width: shape.kind === "text" ? shape.width : shape.size, height: shape.size };
}

function moved<Each extends Shape>(shape: Each, x: number, y: number): Each {
	const to = { ...shape, x: rounded(shape.x + x), y: rounded(shape.y + y) };
	if (to.kind === "rectangle" && to.within) to.within = { ...to.within, x: rounded(to.within.x + x), y: rounded(to.within.y + y) };
	return to;
}

const rounded = (number: number) => Math.round(number * 100) / 100;

function* shapesOf(element: Element, within: Rectangle["within"]): Generator<Shape> {
	if (isUnseen(element)) return;
	const style = getComputedStyle(element);
	const { left, top, right, bottom } = element.getBoundingClientRect();
	// Whole pixels, or there would be seams between what is side by side.
	const [x, y] = [Math.round(left), Math.round(top)];
	const box = { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y, radius: Number.parseFloat(style.borderTopLeftRadius) || 0 };
	yield* frameOf(box, style, within);
	const inner = style.overflow === "hidden" && box.radius > 0 ? box : within;
	for (const node of element.childNodes) {
		if (node instanceof Element) yield* shapesOf(node, inner);
		// Nothing in a picture leads anywhere, so what does on a page has the colour of the text.
		else if (node instanceof Text) yield* writingOf(node, style, getComputedStyle(element.closest("a")?.parentElement ?? element).color);
	}
	yield* markOf(element, style);
}

/** Background, border and the ring around it. */
function* frameOf(box: Box & { radius: number }, style: CSSStyleDeclaration, within: Rectangle["within"]): Generator<Rectangle> {
	const rectangle = { kind: "rectangle" as const, ...box, ...(within && { within }) };
	if (isSeen(style.backgroundColor)) yield { ...rectangle, fill: style.backgroundColor };
	const ring = /^(.+\)) 0px 0px 0px ([\d.]+)px$/.exec(style.boxShadow);
	if (ring?.[1]) yield { ...rectangle, stroke: { colour: ring[1], width: Number(ring[2]) } };
	const sides = (["Top", "Right", "Bottom", "Left"] as const).map((side) => ({
		side,
		colour: style[`border${side}Color`],
		width: style[`border${side}Style`] === "none" ? 0 : Number.parseFloat(style[`border${side}Width`]),
	}));
	const [first] = sides;
	if (first && first.width > 0 && isSeen(first.colour) && sides.every(({ colour, width }) => colour === first.colour && width === first.width)) {
		const half = first.width / 2;
		const { x, y, width, height } = box;
		yield { ...rectangle, x: x + half, y: y + half, width: width - first.width, height: height - first.width, stroke: first };
		return;
	}
	for (const { side, colour, width } of sides) {
		if (width === 0 || !isSeen(colour)) continue;
		const { x, y } = { x: side === "Right" ? box.x + box.width - width : box.x, y: side === "Bottom" ? box.y + box.height - width : box.y };
		const size = side === "Top" || side === "Bottom" ? { width: box.width, height: width } : { width, height: box.height };
		yield { kind: "rectangle", x, y, ...size, radius: 0, fill: colour };
	}
}

function isSeen(colour: string): boolean {
	return colour !== "transparent" && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
}

/** The words of a text, a line at a time, and the suits in it. */
function* writingOf(node: Text, style: CSSStyleDeclaration, colour: string): Generator<Writing | Symbol> {
	const range = document.createRange();
	let line: { start: number; end: number; top: number } | undefined;
	for (const word of node.data.matchAll(/[♠♥♦♣]|[^\s♠♥♦♣\uFE0E]+/g)) {
		const [start, end] = [word.index, word.index + word[0].length];
		range.setStart(node, start);
		range.setEnd(node, end);
		const { top, width } = range.getBoundingClientRect();
		const suit = suitOf[word[0]];
		if (line && (suit || Math.abs(line.top - top) > 2)) {
			yield { ...written(node, line.start, line.end, style), colour };
			line = undefined;
		}
		if (width === 0) continue;
		if (suit) yield { ...symbol(range, suit, style), colour };
		else if (line) line.end = end;
		else line = { start, end, top };
	}
	if (line) yield { ...written(node, line.start, line.end, style), colour };
}

function written(node: Text, start: number, end: number, style: CSSStyleDeclaration): Omit<Writing, "colour"> {
	const range = document.createRange();
	range.setStart(node, start);
	range.setEnd(node, end);
	const { left, top, width, height } = range.getBoundingClientRect();
	const font = fontOf(style);
	const text = node.data.slice(start, end).replace(/\s+/g, (space) => (/^[\u2009\u202F\u00A0]$/.test(space) ? space : " "));
	const spacing = Number.parseFloat(style.getPropertyValue("letter-spacing")) || 0;
	return { kind: "text", text, x: left, y: top + baseline(font, height), width: width - spacing, ...font };
}

function symbol(range: Range, suit: Suit, style: CSSStyleDeclaration): Omit<Symbol, "colour"> {
	const { left, top, width, height } = range.getBoundingClientRect();
	const size = Number.parseFloat(style.fontSize) * 0.74;
	return { kind: "suit", suit, x: left + (width - size) / 2, y: top + (height + size) / 2, size };
}

/** The number or letter of a list's item. */
function* markOf(element: Element, style: CSSStyleDeclaration): Generator<Writing> {
	if (!(element instanceof HTMLLIElement) || style.listStyleType === "none" || !element.parentElement) return;
	const at = element.value || [...element.parentElement.children].indexOf(element) + 1;
	const font = fontOf(style);
	const text = `${style.listStyleType === "lower-alpha" ? String.fromCharCode(96 + at) : at}.`;
	const context = measuring(font);
	const { width } = context.measureText(text);
	const { left, top } = element.getBoundingClientRect();
	const lineHeight = Number.parseFloat(style.lineHeight) || font.size * 1.4;
	yield { kind: "text", text, x: left - width - font.size * 0.4, y: top + baseline(font, lineHeight), width, ...font, colour: style.color };
}

type Font = Pick<Writing, "family" | "size" | "bold" | "italic">;

function fontOf(style: CSSStyleDeclaration): Font {
	const generic = /(sans-serif|serif|monospace)\s*$/.exec(style.fontFamily)?.[1] as Writing["family"] | undefined;
	return {
		family: generic ?? "serif",
		size: Number.parseFloat(style.fontSize),
		bold: Number(style.getPropertyValue("font-weight")) >= 600,
		italic: style.getPropertyValue("font-style") === "italic",
	};
}

/** A font as a canvas names it. */
export function fontName({ family, size, bold, italic }: Font): string {
	return `${italic ? "italic " : ""}${bold ? "bold " : ""}${size}px ${family}`;
}

let context: CanvasRenderingContext2D | undefined;

function measuring(font: Font): CanvasRenderingContext2D {
	context ??= document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
	context.font = fontName(font);
	return context;
}

/** How far below the upper edge of a line its letters stand. */
function baseline(font: Font, height: number): number {
	const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measuring(font).measureText("x");
	return (height - above - below) / 2 + above;
}
