/** What boards of chess are drawn of: in games, and in problems. Classes begin with the name of what draws. */
import type { Make } from "../../played/svg.js";
import { outlines } from "./men.js";

/** How wide a square is in the drawing. */
export const side = 100;

/** Of lines and black men, of white men, and of coordinates on coloured squares. */
export const [ink, paperWhite, edge] = ["#1c1a17", "#fffefb", "#4a3420"];

/** All squares of a colour as one path; 1 is the dark ones, of which a1 is one, below on the left and above on the right. */
export function squaresOf(parity: number): string {
	let path = "";
	for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) if (((x + y) & 1) === parity) path += `M${x * side} ${y * side}h${side}v${side}h-${side}z`;
	return path;
}

/** How far coordinates are from a board on paper. */
const margin = 44;

/** How wide the frame is there, half of it on each side of the edge. */
export const frame = 4;

/** What of the plane is seen: on paper with the frame, and with the coordinates outside of it. */
export function boxOf(paper: boolean, coordinates: boolean, width = frame): string {
	if (!paper) return `0 0 ${8 * side} ${8 * side}`;
	const [left, right] = [coordinates ? margin : width / 2, width / 2];
	return `${-left} ${-right} ${8 * side + left + right} ${8 * side + left + right}`;
}

/** The lines of a square that is dark on paper, from its left and lower edges to the upper and right ones. */
const hatching = Array.from({ length: 9 }, (_, n) => 20 * (n + 1)).map((at) => [Math.max(at - side, 0), Math.min(at, side)] as const);

/** Dark squares as lines, which any printer prints. Each line is one of the path, so that it stays sharp at any size. */
export function hatched<T>(name: string, width: number, make: Make<T>): T {
	let path = "";
	for (let y = 0; y < 8; y++)
		for (let x = 0; x < 8; x++)
			if (((x + y) & 1) === 1) path += hatching.map(([near, far]) => `M${x * side + near} ${y * side + far}L${x * side + far} ${y * side + near}`).join("");
	return make("path", { class: `${name}-hatched`, d: path, fill: "none", stroke: ink, "stroke-width": width });
}

export function framed<T>(name: string, width: number, make: Make<T>): T {
	return make("rect", { class: `${name}-frame`, width: 8 * side, height: 8 * side, fill: "none", stroke: ink, "stroke-width": width });
}

/** A man as others use it, and his body alone where that has an id, too. */
export function symbol<T>(kind: string, id: string, small: boolean, make: Make<T>, body?: string): T {
	const outline = outlines[kind];
	const { body: d, lines, fine = "" } = outline ?? { body: "", lines: "" };
	return make("g", { id }, make("path", { ...(body !== undefined && { id: body }), d }), make("path", { d: small ? lines : lines + fine, fill: "none", stroke: "currentColor", "stroke-width": 3 }));
}

export function coordinatesOf<T>(name: string, orientation: "white" | "black", paper: boolean, make: Make<T>): T[] {
	const common = { "font-family": "sans-serif", "font-size": paper ? 32 : 19, fill: paper ? ink : edge };
	const shown = (n: number) => (orientation === "white" ? n : 7 - n);
	const [left, top] = paper ? [-14, side / 2 + 11] : [5, 20];
	const [right, foot] = paper ? [side / 2, margin - 8] : [side - 6, -7];
	const numbers = Array.from({ length: 8 }, (_, row) => make("text", { x: left, y: row * side + top, ...(paper && { "text-anchor": "end" }) }, String(8 - shown(row))));
	const letters = Array.from({ length: 8 }, (_, column) => make("text", { x: column * side + right, y: 8 * side + foot, "text-anchor": paper ? "middle" : "end" }, "abcdefgh"[shown(column)] as string));
	return [make("g", { class: `${name}-coordinates`, "aria-hidden": "true", ...common }, ...numbers, ...letters)];
}
