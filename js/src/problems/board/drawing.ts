/** The diagram of a problem as one SVG, as magazines print it: as text, and as elements. */
import { boxOf, coordinatesOf, frame, framed, hatched, ink, paperWhite, side, squaresOf, symbol } from "../../chess/board/parts.js";
import { asText, type Make } from "../../played/svg.js";
import type { DiagramMan } from "./men.js";

/**
 * What is drawn.
 *
 * @example
 * ```js
 * import { diagramSvg, menOf } from "pbnkit/pbi/board";
 *
 * const men = menOf({ position: "8/8/8/8/8/2k5/8/K1s5" });
 * const svg = diagramSvg({ men, last: ["c2", "c3"], coordinates: true, label: "White: Ka1. Black: Kc3, Sc1.", id: "first", small: true });
 * console.log(svg.startsWith("<svg "), svg.includes("Black: Kc3")); // true true
 * ```
 */
export interface DiagramDrawing {
	men: readonly DiagramMan[];
	/** Squares that are marked, such as those of a move. */
	last?: readonly string[];
	/** The letters and numbers outside of the frame. Default false. */
	coordinates?: boolean;
	/** The position in words, for those who listen. */
	label?: string;
	/** What the ids in it begin with: a page with several diagrams gives each its own. Default "pbi". */
	id?: string;
	/** It is less than 200 pixels wide: dark squares are grey, lines stronger, and men have fewer of them. */
	small?: boolean;
}

/** How strong lines are, in hundredths of a square. */
interface Weight {
	frame: number;
	outline: number;
	/** What keeps men apart from the lines of their squares. */
	halo: number;
}

const usual: Weight = { frame, outline: 3, halo: 11 };
const strong: Weight = { frame: 9, outline: 5, halo: 0 };

/** What is around the frame, as browsers cut a drawing at whole pixels. */
const room = 4;

/** Dark squares of a small diagram, and marked ones. */
const [grey, mark] = ["#c9c6c0", "#d9c02f"];

/**
 * Draws a diagram by a function that makes elements: those of a framework, or of a page whose policy takes no text for them.
 *
 * @example
 * ```js
 * import { drawDiagram, menOf } from "pbnkit/pbi/board";
 *
 * const names = [];
 * drawDiagram({ men: menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }) }, (name) => void names.push(name));
 * console.log(names.at(-1), names.filter((name) => name === "use").length); // svg 6
 * ```
 */
export function drawDiagram<T>(drawing: DiagramDrawing, make: Make<T>): T {
	const { men, last = [], coordinates = false, label, id = "pbi", small = false } = drawing;
	const weight = small ? strong : usual;
	const kinds = [...new Set(men.flatMap(({ like }) => like ?? []))].sort();
	const neutral = [...new Set(men.flatMap(({ like, color }) => (like && color === "neutral" ? [like] : [])))].sort();
	return make(
		"svg",
		{ class: "pbi-squares", viewBox: boxOf(true, coordinates, weight.frame + room), xmlns: "http://www.w3.org/2000/svg", ...(label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label }) },
		make(
			"defs",
			{},
			...kinds.map((kind) => symbol(kind, `${id}-${kind}`, small, make, small ? undefined : `${id}-${kind}-body`)),
			...(neutral.length > 0 ? [make("clipPath", { id: `${id}-half` }, make("rect", { x: side / 2, y: 0, width: side / 2, height: side }))] : []),
			...neutral.map((kind) => bothSides(kind, id, make)),
		),
		make("path", { class: "pbi-light", fill: paperWhite, d: `M0 0h${8 * side}v${8 * side}h-${8 * side}z` }),
		small ? make("path", { class: "pbi-dark", fill: grey, d: squaresOf(1) }) : hatched("pbi", 2.2, make),
		...last.map((square) => make("rect", { class: "pbi-last", ...placeOf(square), width: side, height: side, fill: mark, "fill-opacity": 0.5 })),
		framed("pbi", weight.frame, make),
		...(coordinates ? coordinatesOf("pbi", "white", true, make) : []),
		make("g", { class: "pbi-men", "stroke-width": weight.outline, "stroke-linejoin": "round", "stroke-linecap": "round" }, ...men.flatMap((man) => drawn(man, id, weight, make))),
	);
}

/** The left upper corner of a square. */
const placeOf = (square: string) => ({ x: (square.charCodeAt(0) - 97) * side, y: (56 - square.charCodeAt(1)) * side });

/** A neutral man: white, and black on the right. He is turned with his halves. */
function bothSides<T>(kind: string, id: string, make: Make<T>): T {
	const href = `#${id}-${kind}`;
	return make("g", { id: `${id}-${kind}-neutral` }, make("use", { href, fill: paperWhite, stroke: ink, color: ink }), make("g", { "clip-path": `url(#${id}-half)` }, make("use", { href, fill: ink, stroke: ink, color: paperWhite })));
}

function drawn<T>(man: DiagramMan, id: string, { halo }: Weight, make: Make<T>): T[] {
	const { square, color, like, turn = 0 } = man;
	const { x, y } = placeOf(square);
	const turned = turn % 360 === 0 ? {} : { transform: `rotate(${turn} ${x + side / 2} ${y + side / 2})` };
	if (!like) return [named(man, make)];
	const href = `#${id}-${like}`;
	const [fill, line] = color === "black" ? [ink, paperWhite] : [paperWhite, ink];
	const around = make("use", { class: "pbi-halo", href: `${href}-body`, x, y, fill: paperWhite, stroke: paperWhite, "stroke-width": halo, ...turned });
	const itself = { class: `pbi-${color}`, "data-square": square, x, y, ...turned };
	return [
		...(halo > 0 ? [around] : []),
		color === "neutral" ? make("use", { ...itself, href: `${href}-neutral` }) : make("use", { ...itself, href, fill, stroke: ink, color: line }),
	];
}

/** A man without a drawing: his name, as most of it as has room, on a disc. */
function named<T>({ square, color, name }: DiagramMan, make: Make<T>): T {
	const { x, y } = placeOf(square);
	const [fill, text] = color === "black" ? [ink, paperWhite] : [paperWhite, ink];
	// What is written here goes into text as it is.
	const letters = [...name.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, 3);
	return make(
		"g",
		{ class: `pbi-${color}`, "data-square": square },
		make("circle", { cx: x + side / 2, cy: y + side / 2, r: 43, fill, stroke: ink, ...(color === "neutral" && { "stroke-width": 9 }) }),
		make("text", { x: x + side / 2, y: y + 65 - 4 * letters.length, "font-family": "sans-serif", "font-weight": "bold", "font-size": 54 - 8 * letters.length, "text-anchor": "middle", fill: text }, letters.join("")),
	);
}

/**
 * A diagram as the text of an SVG, which is a file of its own, or a part of a page.
 *
 * @example
 * ```js
 * import { diagramSvg, menOf } from "pbnkit/pbi/board";
 *
 * const svg = diagramSvg({ men: menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }) });
 * console.log(svg.match(/data-square=/g).length); // 3
 * ```
 */
export function diagramSvg(drawing: DiagramDrawing): string {
	return drawDiagram(drawing, asText);
}
