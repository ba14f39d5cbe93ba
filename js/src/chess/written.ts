/** The moves of a game as an attribute of HTML has them, so that they can be made on a board without the module. */
import { make, type Men } from "../pgn/board.js";
import type { Change, Man, PgnMove, Square } from "../pgn/types.js";
import { before, type Line, moveAt, type Place } from "../played/tree.js";

/**
 * Moves in the order of their text: each with the number of the move that it is made after, where that is not the one before it in the list, and
 * what it changes: "e4/Pe2e4 e5/pe7e5 0>c5/pc7c5 Nf3/Ng1f3".
 */
export function writtenMoves(places: readonly Place[]): string {
	const numbers = new Map<Line, Map<number, number>>();
	const written = places.map((place, n) => {
		const ofLine = numbers.get(place.line) ?? new Map<number, number>();
		numbers.set(place.line, ofLine.set(place.at, n));
		const after = before(place);
		const parent = numbers.get(after.line)?.get(after.at) ?? -1;
		const { san = "", change = [] } = moveAt(place) as PgnMove;
		return `${parent === n - 1 ? "" : `${parent}>`}${san}/${change.map(({ man, from = "-", to = "-" }) => man + from + to).join()}`;
	});
	return written.join(" ");
}

/** A move that was written. */
export interface WrittenMove {
	/** The number of the move before it; -1 is the start. */
	parent: number;
	/** "" of a move that is not legal. */
	san: string;
	change: Change[];
}

/** The moves that `writtenMoves` wrote; what is not one of these is left out of a move. */
export function readMoves(written: string): WrittenMove[] {
	const moves = written.split(" ").filter((word) => word !== "");
	return moves.map((word, n) => {
		const [, parent, san = "", changes = ""] = /^(?:(-1|\d{1,9})>)?([^/]*)\/(.*)$/.exec(word) ?? [];
		const change = [...changes.matchAll(/([A-Za-z])([a-h][1-8]|-)([a-h][1-8]|-)/g)].map(([, man, from, to]) => ({
			man: man as Man,
			...(from !== "-" && { from: from as Square }),
			...(to !== "-" && { to: to as Square }),
		}));
		return { parent: Math.min(n - 1, parent === undefined ? n - 1 : Number(parent)), san, change };
	});
}

/** The men after a move of a list; after -1 those of the start. */
export function menAfter(start: readonly (Man | undefined)[], moves: readonly WrittenMove[], number: number): Men {
	const way: WrittenMove[] = [];
	for (let move = moves[number]; move; move = moves[move.parent]) way.push(move);
	const men = [...start];
	for (const { change } of way.reverse()) make(men, change);
	return men;
}

/** Where a move begins and ends, of castling that of the king. */
export function squaresOf({ change }: WrittenMove): Square[] {
	const going = change.find(({ from, to }) => from && to);
	const squares = going ? [going.from, going.to] : [change.findLast(({ to }) => !to)?.from, change.find(({ from }) => !from)?.to];
	return squares.filter((square): square is Square => square !== undefined);
}
