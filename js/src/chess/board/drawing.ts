/** A board as one SVG: as text for articles, files and paper, and as elements for the viewer. Neither Preact nor the module is needed. */
import { menOf, squareOf } from "../../pgn/board.js";
import type { Mark } from "../../pgn/game/says.js";
import type { Man, Square } from "../../pgn/types.js";
import { arrow, asText, type Make } from "../../played/svg.js";
import { boxOf, coordinatesOf, frame, framed, hatched, ink, paperWhite, side, squaresOf, symbol } from "./parts.js";

export type { Make };

/**
 * The men of a board from a1 on, rank by rank, by the letters of FEN.
 *
 * @example
 * ```ts
 * import { type Men, positionOf } from "pbnkit/pgn/board";
 *
 * const count = (men: Men) => men.filter(Boolean).length;
 * console.log(count(positionOf("7k/8/8/8/8/8/8/K7 b - - 0 1")?.men ?? [])); // 2
 * ```
 */
export type Men = readonly (Man | undefined)[];

/**
 * What is drawn.
 *
 * @example
 * ```js
 * import { boardSvg, positionOf } from "pbnkit/pgn/board";
 * import { marksOf } from "pbnkit/pgn/game";
 *
 * const { men } = positionOf("8/8/8/8/8/5k2/5q2/7K w - - 0 1");
 * const marks = marksOf(game.moves[0]);
 * const svg = boardSvg({ men, orientation: "black", last: ["f8", "f2"], check: "h1", marks, coordinates: false, label: "Before mate", id: "mate", small: true, paper: true });
 * console.log(svg.startsWith("<svg "), svg.includes("Before mate")); // true true
 * ```
 */
export interface Drawing {
	/** The men from a1 on, rank by rank. */
	men: Men;
	/** Who is below. Default "white". */
	orientation?: "white" | "black";
	/** The squares of the last move. */
	last?: readonly Square[];
	/** Where the king is who is in check. */
	check?: Square;
	/** Arrows and circles. */
	marks?: readonly Mark[];
	/** The letters and numbers at the edges. Default true. */
	coordinates?: boolean;
	/** The position in words, for those who listen. */
	label?: string;
	/** What the ids in it begin with: a page with several boards gives each its own. Default "pgn". */
	id?: string;
	/** Squares are less than 24 pixels wide: the men have fewer lines. */
	small?: boolean;
	/** For paper: hatched squares in a frame, coordinates outside of it, and thin outlines. */
	paper?: boolean;
}

/** The colours that a file without a stylesheet has; the stylesheet has properties for them. */
const colours = { light: "#f2e8d5", dark: "#b99470", last: "#d9c02f", check: "#d8362a" };

/** By the letters of `cal` and `csl`; others are as yellow. */
const colourOfMark: Record<string, string> = { G: "#15803d", R: "#c81e1e", Y: "#d99a00", B: "#1d5fc4" };

/** The number of a square from a1 on. */
export const numberOf = (square: Square) => square.charCodeAt(0) - 97 + 8 * (square.charCodeAt(1) - 49);

/**
 * Draws a board by a function that makes elements: those of a framework, or of a page whose policy takes no text for them.
 *
 * @example
 * ```js
 * import { drawBoard, positionOf } from "pbnkit/pgn/board";
 *
 * const names = [];
 * drawBoard({ men: positionOf("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1").men }, (name) => void names.push(name));
 * console.log(names.at(-1), names.filter((name) => name === "use").length); // svg 3
 * ```
 */
export function drawBoard<T>(drawing: Drawing, make: Make<T>): T {
	const { men, orientation = "white", last = [], check, marks = [], coordinates = true, label, id = "pgn", small = false, paper = false } = drawing;
	const place = (square: number) => {
		const [file, rank] = [square & 7, square >> 3];
		return orientation === "white" ? { x: file * side, y: (7 - rank) * side } : { x: (7 - file) * side, y: rank * side };
	};
	const square = (name: string, fill: string, opacity: number, at: Square) => {
		const { x, y } = place(numberOf(at));
		return make("rect", { class: name, x, y, width: side, height: side, fill, "fill-opacity": opacity });
	};
	const kinds = [...new Set(men.flatMap((man) => (man ? [man.toUpperCase()] : [])))].sort();
	return make(
		"svg",
		{ class: "pgn-squares", viewBox: boxOf(paper, coordinates), xmlns: "http://www.w3.org/2000/svg", ...(label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }) },
		...(kinds.length > 0 ? [make("defs", {}, ...kinds.map((kind) => symbol(kind, `${id}-${kind}`, small, make)))] : []),
		...(paper ? [hatched("pgn", 2.6, make), framed("pgn", frame, make)] : [make("path", { class: "pgn-light", fill: colours.light, d: squaresOf(0) }), make("path", { class: "pgn-dark", fill: colours.dark, d: squaresOf(1) })]),
		...last.map((at) => square("pgn-last", colours.last, 0.55, at)),
		...(check ? [square("pgn-in-check", colours.check, 0.6, check)] : []),
		...(coordinates ? coordinatesOf("pgn", orientation, paper, make) : []),
		make("g", { class: "pgn-men", "stroke-width": small ? 5 : paper ? 2.4 : 3.4, "stroke-linejoin": "round", "stroke-linecap": "round" }, ...men.flatMap((man, n) => (man ? [manAt(man, n, place(n), id, make)] : []))),
		...(marks.length > 0 ? [make("g", { class: "pgn-marks" }, ...marks.map((mark) => markOf(mark, place, make)))] : []),
	);
}

function manAt<T>(man: string, n: number, { x, y }: { x: number; y: number }, id: string, make: Make<T>): T {
	const isWhite = man === man.toUpperCase();
	const [fill, line] = isWhite ? [paperWhite, ink] : [ink, paperWhite];
	return make("use", { class: isWhite ? "pgn-white" : "pgn-black", "data-square": squareOf(n), href: `#${id}-${man.toUpperCase()}`, x, y, fill, stroke: ink, color: line });
}

type PlaceOf = (square: number) => { x: number; y: number };

function markOf<T>({ color, from, to }: Mark, place: PlaceOf, make: Make<T>): T {
	const letter = color.toUpperCase();
	const known = Object.hasOwn(colourOfMark, letter) ? letter : "Y";
	const fill = colourOfMark[known] as string;
	const name = `pgn-mark-${known.toLowerCase()}`;
	const start = place(numberOf(from));
	if (to === undefined || to === from) return make("circle", { class: name, cx: start.x + side / 2, cy: start.y + side / 2, r: side * 0.44, fill: "none", stroke: fill, "stroke-width": 7, "stroke-opacity": 0.85 });
	const end = place(numberOf(to));
	return make("path", { class: name, d: arrow(end.x - start.x, end.y - start.y), transform: `translate(${start.x + side / 2} ${start.y + side / 2})`, stroke: fill, fill, "fill-opacity": 0.8, "stroke-width": 0 });
}

/**
 * A board as the text of an SVG, which is a file of its own, or a part of a page.
 *
 * @example
 * ```js
 * import { boardSvg, positionOf } from "pbnkit/pgn/board";
 *
 * const svg = boardSvg({ men: positionOf("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1").men, coordinates: false });
 * console.log(svg.match(/<use /g).length); // 3
 * ```
 */
export function boardSvg(drawing: Drawing): string {
	return drawBoard(drawing, asText);
}

/**
 * The men of a FEN, and who is to move; undefined where its first field is not eight ranks of eight squares.
 *
 * @example
 * ```js
 * import { positionOf } from "pbnkit/pgn/board";
 *
 * const { men, color } = positionOf("7k/8/8/8/8/8/8/K7 b - - 0 1");
 * console.log(men[0], men[63], color); // K k black
 * console.log(positionOf("7k/8/8")); // undefined
 * ```
 */
export function positionOf(fen: string): { men: Men; color: "white" | "black" } | undefined {
	const [field = "", color] = fen.trim().split(/\s+/, 2);
	// The fields of a FEN are short; who writes more has written something else.
	if (field.length > 71) return undefined;
	const ranks = field.split("/");
	const isRank = (rank: string) => /^[1-8pnbrqkPNBRQK]+$/.test(rank) && [...rank].reduce((sum, sign) => sum + (Number(sign) || 1), 0) === 8;
	if (ranks.length !== 8 || !ranks.every(isRank)) return undefined;
	return { men: menOf(field), color: color === "b" ? "black" : "white" };
}

export { squareOf };
