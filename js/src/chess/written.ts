/** The moves of a game as an attribute of HTML has them, so that they can be made on a board without the module. */
import { make, type Men } from "../pgn/board.js";
import { clockOf, evalOf, type Mark, marksFrom, marksOf } from "../pgn/game/says.js";
import type { Change, Man, PgnMove, Square } from "../pgn/types.js";
import { before, type Line, moveAt, type Place } from "../played/tree.js";
import type { ChessPart } from "./settings.js";

/**
 * Moves in the order of their text: each with the number of the move that it is made after, where that is not the one before it in the list, and
 * what it changes: "e4/Pe2e4 e5/pe7e5 0>c5/pc7c5 Nf3/Ng1f3". Marks, clock and evaluation follow where a move has them: "e4/Pe2e4/Ge4e5,Yd4/1:30:00/+0.35".
 */
export function writtenMoves(places: readonly Place[], show: readonly ChessPart[]): string {
	const besidesOf = (move: PgnMove) => {
		const marks = show.includes("marks") ? writtenMarks(move) : "";
		const clock = show.includes("clocks") ? clockOf(move) : "";
		const evaluation = evalOf(move);
		const all = evaluation ? [marks, clock ?? "", evaluation] : clock ? [marks, clock] : marks ? [marks] : [];
		return all.map((each) => `/${each}`).join("");
	};
	const numbers = new Map<Line, Map<number, number>>();
	const written = places.map((place, n) => {
		const ofLine = numbers.get(place.line) ?? new Map<number, number>();
		numbers.set(place.line, ofLine.set(place.at, n));
		const after = before(place);
		const parent = numbers.get(after.line)?.get(after.at) ?? -1;
		const move = moveAt(place) as PgnMove;
		const { san = "", change = [] } = move;
		return `${parent === n - 1 ? "" : `${parent}>`}${san}/${change.map(({ man, from = "-", to = "-" }) => man + from + to).join()}${besidesOf(move)}`;
	});
	return written.join(" ");
}

/** Arrows and circles as `cal` and `csl` have them. */
export const writtenMarks = (move: Pick<PgnMove, "comments">): string => marksOf(move).map(({ color, from, to = "" }) => color + from + to).join();

/** A move that was written. */
export interface WrittenMove {
	/** The number of the move before it; -1 is the start. */
	parent: number;
	/** "" of a move that is not legal. */
	san: string;
	change: Change[];
	marks: Mark[];
	/** As they are shown; "" where the file does not say. */
	clock: string;
	evaluation: string;
}

/** The moves that `writtenMoves` wrote; what is not one of these is left out of a move. */
export function readMoves(written: string): WrittenMove[] {
	const moves = written.split(" ").filter((word) => word !== "");
	return moves.map((word, n) => {
		const [, parent, san = "", changes = "", besides = ""] = /^(?:(-1|\d{1,9})>)?([^/]*)\/([^/]*)(.*)$/.exec(word) ?? [];
		const [, marks = "", clock = "", evaluation = ""] = besides.split("/");
		const change = [...changes.matchAll(/([A-Za-z])([a-h][1-8]|-)([a-h][1-8]|-)/g)].map(([, man, from, to]) => ({
			man: man as Man,
			...(from !== "-" && { from: from as Square }),
			...(to !== "-" && { to: to as Square }),
		}));
		return { parent: Math.min(n - 1, parent === undefined ? n - 1 : Number(parent)), san, change, marks: marksFrom(marks), clock, evaluation };
	});
}

/** The men after the moves that lead to a place, the last of which comes first. */
export function menAfter(start: readonly (Man | undefined)[], way: readonly WrittenMove[]): Men {
	const men = [...start];
	for (const { change } of [...way].reverse()) make(men, change);
	return men;
}

/** Where a move begins and ends, of castling that of the king. */
export function squaresOf({ change }: WrittenMove): Square[] {
	const going = change.find(({ from, to }) => from && to);
	const squares = going ? [going.from, going.to] : [change.findLast(({ to }) => !to)?.from, change.find(({ from }) => !from)?.to];
	return squares.filter((square): square is Square => square !== undefined);
}
