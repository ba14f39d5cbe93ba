/** A board of draughts as one SVG: as text for articles, files and paper, and as elements for the viewer. Neither Preact nor the module is needed. */
import { arrow, asText, type Make } from "../../played/svg.js";
import { international, type Piece, type Pieces } from "./position.js";
import { type Layout, layoutOf, type Square } from "./squares.js";
import type { Color, Variant } from "./variants.js";

/**
 * An arrow, or without `to` a square that is marked. Colors are letters: G is green, R red, Y yellow, B blue.
 *
 * @example
 * ```ts
 * import type { Mark } from "pbnkit/pdn/board";
 *
 * const isArrow = ({ to }: Mark) => to !== undefined;
 * console.log(isArrow({ color: "G", from: "32" })); // false
 * ```
 */
export interface Mark {
	color: string;
	from: string;
	to?: string;
}

/**
 * What is drawn. Squares are numbers or letters and figures, as text.
 *
 * @example
 * ```js
 * import { boardSvg, positionOf, variantOf } from "pbnkit/pdn/board";
 *
 * const variant = variantOf("international");
 * const { pieces } = positionOf("W:WK47:B42,29,19,14", variant);
 * const svg = boardSvg({ pieces, variant, orientation: "black", last: ["47", "33"], captured: [{ square: "38", piece: "b" }], path: ["47", "33"], owed: ["47", "38"], marks: [{ color: "G", from: "29" }], coordinates: false, label: "A capture", id: "one", paper: true });
 * console.log(svg.startsWith("<svg "), svg.includes("A capture")); // true true
 * ```
 */
export interface Drawing {
	/** The pieces by the numbers of their squares. */
	pieces: Pieces;
	/** Default international draughts. */
	variant?: Variant;
	/** Who is below. Default "white". */
	orientation?: Color;
	/** The squares of the last move. */
	last?: readonly string[];
	/** The way of a capture, from its first square on. */
	path?: readonly string[];
	/** What it takes. */
	captured?: readonly { square: string; piece: Piece }[];
	/** The way of a capture that was owed. */
	owed?: readonly string[];
	/** Arrows and circles. */
	marks?: readonly Mark[];
	/** The numbers of the squares, or letters and figures at the edges. Default true. */
	coordinates?: boolean;
	/** The position in words, for those who listen. */
	label?: string;
	/** What the ids in it begin with: a page with several boards gives each its own. Default "pdn". */
	id?: string;
	/** For paper: hatched squares in a frame, and thin outlines. */
	paper?: boolean;
}

/** How wide a square is in the drawing. */
const side = 100;

/** The colours that a file without a stylesheet has; the stylesheet has properties for them. */
const colours = { light: "#f2e8d5", dark: "#a9805c", ink: "#1c1a17", paper: "#fffefb", red: "#b3261e", last: "#e3c93a", path: "#1d5fc4", owed: "#c81e1e", edge: "#2b1d0f" };
const colourOfMark: Record<string, string> = { G: "#15803d", R: "#c81e1e", Y: "#d99a00", B: "#1d5fc4" };

/** A king is two men on each other, with a crown. */
const crown = "M30 58L26 34L40 45L50 27L60 45L74 34L70 58Z";

type Point = { x: number; y: number };

/** Draws a board by a function that makes elements. */
export function drawBoard<T>(drawing: Drawing, make: Make<T>): T {
	const { pieces, variant = international, orientation = "white", last = [], path = [], captured = [], owed = [], marks = [], coordinates = true, label, id = "pdn", paper = false } = drawing;
	const layout = layoutOf(variant);
	const { width, height } = variant;
	const place = ({ row, column }: Square): Point => (orientation === "white" ? { x: column * side, y: row * side } : { x: (width - 1 - column) * side, y: (height - 1 - row) * side });
	const placed = (squares: readonly string[]) => squares.flatMap((text) => layout.of(text) ?? []).map(place);
	const kinds = [...new Set([...pieces, ...captured.map(({ piece }) => piece)].flatMap((piece) => (piece ? [isKing(piece) ? "king" : "man"] : [])))].sort();
	const use = (piece: Piece, square: Square, isGone: boolean) => pieceAt(piece, square, place(square), { id, isGone, isRed: variant.name === "english" && !paper }, make);
	// On paper the frame has room for what its line has outside, and the sides that have coordinates for these.
	const rim = !paper ? 0 : coordinates ? sizeOnPaper(variant) * 1.3 : 4;
	const far = paper && variant.letters ? 4 : rim;
	const thin = paper ? 2.4 : 3;
	return make(
		"svg",
		{ class: "pdn-squares", viewBox: `${-rim} ${-far} ${width * side + rim + far} ${height * side + far + rim}`, xmlns: "http://www.w3.org/2000/svg", ...(label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }) },
		make("defs", {}, ...kinds.map((kind) => symbol(kind, `${id}-${kind}`, paper, make))),
		...(paper ? hatched(layout, place, make) : [make("rect", { class: "pdn-light", width: width * side, height: height * side, fill: colours.light }), make("path", { class: "pdn-dark", fill: colours.dark, d: layout.squares.map(place).map(({ x, y }) => `M${x} ${y}h${side}v${side}h-${side}z`).join("") })]),
		...placed(last).map(({ x, y }) => make("rect", { class: "pdn-last", x, y, width: side, height: side, fill: colours.last, "fill-opacity": 0.55 })),
		...(coordinates ? [coordinatesOf(layout, orientation, place, paper, make)] : []),
		...(captured.length > 0 ? [make("g", { class: "pdn-captured-men", "stroke-width": thin }, ...captured.flatMap(({ square, piece }) => goneAt(layout.of(square), piece)))] : []),
		...wayOf(placed(path), "pdn-path", colours.path, make),
		make("g", { class: "pdn-men", "stroke-width": thin }, ...layout.squares.flatMap((square) => pieceOf(square))),
		...wayOf(placed(owed), "pdn-owed", colours.owed, make),
		...(marks.length > 0 ? [make("g", { class: "pdn-marks" }, ...marks.flatMap((mark) => markOf(mark, placed, make)))] : []),
	);

	function pieceOf(square: Square): T[] {
		const piece = pieces[square.number - 1];
		return piece && !captured.some((one) => layout.of(one.square) === square) ? [use(piece, square, false)] : [];
	}
	function goneAt(square: Square | undefined, piece: Piece): T[] {
		if (!square) return [];
		const { x, y } = place(square);
		return [use(piece, square, true), make("path", { class: "pdn-cross", d: `M${x + 30} ${y + 30}l40 40m0 -40l-40 40`, stroke: colours.owed, "stroke-width": 10, "stroke-linecap": "round" })];
	}
}

const isKing = (piece: Piece) => piece === piece.toUpperCase();

/** A man is a disc with rings; a king stands higher. */
function symbol<T>(kind: string, id: string, paper: boolean, make: Make<T>): T {
	const disc = (cy: number, r: number) => make("circle", { cx: 50, cy, r });
	const ring = (cy: number, r: number) => make("circle", { cx: 50, cy, r, fill: "none", stroke: "currentColor", "stroke-width": paper ? 1.6 : 2.2 });
	if (kind === "man") return make("g", { id }, disc(55, 37), disc(51, 37), ring(51, 28), ring(51, 18));
	return make("g", { id }, disc(60, 36), disc(54, 36), disc(44, 36), ring(44, 30), make("path", { d: crown, fill: "currentColor", stroke: "none" }));
}

function pieceAt<T>(piece: Piece, { text }: Square, { x, y }: Point, { id, isGone, isRed }: { id: string; isGone: boolean; isRed: boolean }, make: Make<T>): T {
	const isWhite = piece.toLowerCase() === "w";
	const [fill, line] = isWhite ? [colours.paper, colours.ink] : isRed ? [colours.red, colours.paper] : [colours.ink, colours.paper];
	return make("use", { class: isWhite ? "pdn-white" : "pdn-black", "data-square": text, href: `#${id}-${isKing(piece) ? "king" : "man"}`, x, y, fill, stroke: isWhite || isRed ? colours.ink : "#6b655c", color: line, ...(isGone && { opacity: 0.45 }) });
}

/** Dark squares as lines, which any printer prints, in a frame. */
function hatched<T>({ squares, variant }: Layout, place: (square: Square) => Point, make: Make<T>): T[] {
	const lines = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180].map((at) => [Math.max(at - side, 0), Math.min(at, side)] as const);
	const d = squares.map(place).map(({ x, y }) => lines.map(([near, far]) => `M${x + near} ${y + far}L${x + far} ${y + near}`).join("")).join("");
	return [
		make("path", { class: "pdn-hatched", d, fill: "none", stroke: colours.ink, "stroke-width": 2 }),
		make("rect", { class: "pdn-frame", width: variant.width * side, height: variant.height * side, fill: "none", stroke: colours.ink, "stroke-width": 4 }),
	];
}

/** How large letters and numbers beside a board are on paper. */
const sizeOnPaper = ({ width, letters }: Variant) => (letters ? 34 : 4.2 * width);

/** Numbers in the corners of the squares, on paper outside of those at the edges; or letters below and figures on the left. */
function coordinatesOf<T>({ squares, variant }: Layout, orientation: Color, place: (square: Square) => Point, paper: boolean, make: Make<T>): T {
	const { width, height, letters } = variant;
	const size = paper ? sizeOnPaper(variant) : 21;
	const common = { class: paper ? "pdn-coordinates pdn-outside" : "pdn-coordinates", "aria-hidden": "true", "font-family": "sans-serif", "font-size": size, fill: paper ? colours.ink : colours.edge };
	if (!letters) {
		const inside = ({ x, y }: Point) => ({ x: x + 4, y: y + 18 });
		return make("g", common, ...squares.flatMap((square) => {
			const at = paper ? outside(place(square), variant, size) : inside(place(square));
			return at ? [make("text", at, String(square.number))] : [];
		}));
	}
	const isTurned = orientation === "black";
	const figures = Array.from({ length: height }, (_, row) => make("text", { x: paper ? -14 : 5, y: row * side + (paper ? 61 : 21), ...(paper && { "text-anchor": "end" }) }, String(isTurned ? row + 1 : height - row)));
	const names = Array.from({ length: width }, (_, column) => make("text", { x: column * side + (paper ? 50 : 94), y: height * side + (paper ? 36 : -7), "text-anchor": paper ? "middle" : "end" }, "abcdefghijkl"[isTurned ? width - 1 - column : column] as string));
	return make("g", common, ...figures, ...names);
}

/** Where the number of a square is that is at an edge, above or below the board first; undefined of other squares. */
function outside({ x, y }: Point, { width, height }: Variant, size: number): Record<string, string | number> | undefined {
	const [right, foot] = [width * side, height * side];
	const middle = { x: x + side / 2, "text-anchor": "middle" };
	if (y === 0) return { ...middle, y: -size * 0.3 };
	if (y === foot - side) return { ...middle, y: foot + size };
	const beside = { y: y + side / 2 + size * 0.36 };
	if (x === 0) return { ...beside, x: -size * 0.2, "text-anchor": "end" };
	return x === right - side ? { ...beside, x: right + size * 0.2 } : undefined;
}

/** A way through the centres of squares, with the tip of an arrow. */
function wayOf<T>(points: readonly Point[], name: string, colour: string, make: Make<T>): T[] {
	const centres = points.map(({ x, y }) => ({ x: x + side / 2, y: y + side / 2 }));
	const [before, end] = centres.slice(-2);
	if (!before || !end) return [];
	const middle = { x: (before.x + end.x) / 2, y: (before.y + end.y) / 2 };
	const tip = arrow(end.x - before.x, end.y - before.y);
	return [
		make(
			"g",
			{ class: name, "aria-hidden": "true", fill: colour, stroke: colour, "stroke-linejoin": "round", "stroke-linecap": "round", opacity: 0.8 },
			...(centres.length > 2 ? [make("path", { d: `M${[...centres.slice(0, -1), middle].map(({ x, y }) => `${x} ${y}`).join("L")}`, fill: "none", "stroke-width": 15 })] : []),
			make("path", { d: tip, transform: `translate(${before.x} ${before.y})`, "stroke-width": 0 }),
		),
	];
}

function markOf<T>({ color, from, to }: Mark, placed: (squares: readonly string[]) => Point[], make: Make<T>): T[] {
	const letter = color.toUpperCase();
	const fill = (Object.hasOwn(colourOfMark, letter) ? colourOfMark[letter] : colourOfMark["Y"]) as string;
	const [start, end] = placed(to === undefined || to === from ? [from] : [from, to]);
	if (!start) return [];
	if (!end) return [make("circle", { cx: start.x + side / 2, cy: start.y + side / 2, r: 44, fill: "none", stroke: fill, "stroke-width": 7, "stroke-opacity": 0.85 })];
	return [make("path", { d: arrow(end.x - start.x, end.y - start.y), transform: `translate(${start.x + side / 2} ${start.y + side / 2})`, fill, "fill-opacity": 0.8, "stroke-width": 0 })];
}

/**
 * A board as the text of an SVG, which is a file of its own, or a part of a page.
 *
 * @example
 * ```js
 * import { boardSvg, positionOf } from "pbnkit/pdn/board";
 *
 * const svg = boardSvg({ pieces: positionOf("W:W31,32:BK5").pieces, coordinates: false });
 * console.log(svg.match(/<use /g).length); // 3
 * ```
 */
export function boardSvg(drawing: Drawing): string {
	return drawBoard(drawing, asText);
}
