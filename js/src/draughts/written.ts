/** The moves of a game as an attribute of HTML has them, so that they can be made on a board without the module. */
import { before, type Line, moveAt, type Place } from "../played/tree.js";
import { marksOf } from "./moves.js";
import type { DraughtsMove } from "./types.js";

/**
 * Moves in the order of their text: each with the number of the move that it is made after, where that is not the one before it in the list, its
 * number and colour, itself, its way, and what it takes: "1w/32-28/32,28 1b/19-23/19,23 0>1b/18-22/18,22 2w/28x19/28,19/23". The FEN of a position that is
 * set up before it, marks and the clock in seconds follow where a move has them.
 */
export function writtenMoves(places: readonly Place[], show: readonly string[]): string {
	const numbers = new Map<Line, Map<number, number>>();
	const written = places.map((place, n) => {
		const ofLine = numbers.get(place.line) ?? new Map<number, number>();
		numbers.set(place.line, ofLine.set(place.at, n));
		const after = before(place);
		const parent = numbers.get(after.line)?.get(after.at) ?? -1;
		const { san = "", number, color, from, to, path, captured = [], setup = "", clock, comments = [] } = moveAt(place) as DraughtsMove;
		const way = path ?? (from !== undefined && to !== undefined ? [from, to] : []);
		const fields = [`${number}${color === "white" ? "w" : "b"}`, san, way.join(), captured.join(), setup, show.includes("marks") ? writtenMarks({ comments }) : "", show.includes("clocks") ? String(clock ?? "") : ""];
		return (parent === n - 1 ? "" : `${parent}>`) + fields.slice(0, fields.findLastIndex(Boolean) + 1).join("/");
	});
	return written.join(" ");
}

/** Arrows and circles as `cal` and `csl` have them. */
export const writtenMarks = (move: Pick<DraughtsMove, "comments">): string => marksOf(move).map(({ color, from, to }) => color + from + (to ? `-${to}` : "")).join();

/** Comments that have marks as they were written. */
export const markedBy = (marks: string): Pick<DraughtsMove, "comments"> => (marks ? { comments: [{ text: "", commands: [{ name: "cal", value: marks }] }] } : {});

/** A move that was written. */
export interface WrittenMove extends DraughtsMove {
	/** The number of the move before it; -1 is the start. */
	parent: number;
	/** "" of a move that is not legal. */
	san: string;
}

/** The moves that `writtenMoves` wrote; what is not one of these is left out of a move. */
export function readMoves(written: string): WrittenMove[] {
	const words = written.split(" ").filter((word) => word !== "");
	return words.map((word, n) => {
		const [, parent, number = "1", color, rest = ""] = /^(?:(-1|\d{1,9})>)?(\d{1,9})?([wb])?\/?(.*)$/.exec(word) ?? [];
		const [san = "", way = "", captured = "", setup = "", marks = "", clock = ""] = rest.split("/");
		const path = squaresIn(way);
		const [from, to] = [path[0], path.at(-1)];
		return {
			parent: Math.min(n - 1, parent === undefined ? n - 1 : Number(parent)),
			san,
			text: san,
			number: Number(number),
			color: color === "b" ? "black" : "white",
			...(from !== undefined && to !== undefined && path.length > 1 && { from, to, path }),
			...(captured && { captured: squaresIn(captured) }),
			...(setup && { setup }),
			...markedBy(marks),
			...(/^\d+(?:\.\d+)?$/.test(clock) && { clock: Number(clock) }),
		};
	});
}

const squaresIn = (list: string) => list.split(",").filter((square) => /^(?:[a-l]\d{1,2}|\d{1,2})$/.test(square));
