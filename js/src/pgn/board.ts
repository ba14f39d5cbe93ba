import type { Change, Man, Square } from "./types/moves.js";

/** The men of a board, from a1 on, rank by rank. */
export type Men = (Man | undefined)[];

const squares = Array.from({ length: 64 }, (_, n) => `${"abcdefgh"[n % 8]}${(n >> 3) + 1}` as Square);

export function squareOf(n: number): Square {
	return squares[n] as Square;
}

/** Where the men of a position are, by the first field of its FEN. */
export function menOf(fen: string): Men {
	const men: Men = new Array<Man | undefined>(64).fill(undefined);
	let [rank, file] = [7, 0];
	for (const letter of fen) {
		if (letter === " ") break;
		if (letter === "/") [rank, file] = [rank - 1, 0];
		else if (letter >= "1" && letter <= "8") file += Number(letter);
		else men[8 * rank + file++] = letter as Man;
	}
	return men;
}

const promoted = ["N", "B", "R", "Q"];

// What is special about a move, as the core has it.
const inPassing = 2;
const castles = 3;
const promotes = 4;

/** A move with its squares by names, and what it changes. */
export interface Step {
	from: Square;
	to: Square;
	change: Change[];
}

/** What a move does, of which the core has told two squares, six bits each, and what is special. */
export function stepOf(men: Men, move: number): Step {
	const from = move & 63;
	const to = (move >> 6) & 63;
	const special = move >> 12;
	const man = men[from] as Man;
	const change: Change[] = [];
	const goes = (man: Man, from: number, to: number) => from !== to && change.push({ man, from: squareOf(from), to: squareOf(to) });
	if (special === castles) {
		const rank = from & 56;
		const [king, rook] = to > from ? [rank + 6, rank + 5] : [rank + 2, rank + 3];
		goes(man, from, king);
		goes(men[to] as Man, to, rook);
		return { from: squareOf(from), to: squareOf(king), change };
	}
	const takenAt = special === inPassing ? to ^ 8 : to;
	const taken = men[takenAt];
	if (taken) change.push({ man: taken, from: squareOf(takenAt) });
	if (special > promotes) {
		const letter = promoted[special - promotes - 1] as string;
		change.push({ man, from: squareOf(from) }, { man: (man === "P" ? letter : letter.toLowerCase()) as Man, to: squareOf(to) });
	} else {
		goes(man, from, to);
	}
	return { from: squareOf(from), to: squareOf(to), change };
}

function numberOf(square: Square): number {
	return square.charCodeAt(0) - 97 + 8 * (square.charCodeAt(1) - 49);
}

/** Makes what a move changes. */
export function make(men: Men, change: readonly Change[]): void {
	for (const { from } of change) if (from) men[numberOf(from)] = undefined;
	for (const { man, to } of change) if (to) men[numberOf(to)] = man;
}

/** Takes it back. */
export function takeBack(men: Men, change: readonly Change[]): void {
	for (const { to } of change) if (to) men[numberOf(to)] = undefined;
	for (const { man, from } of change) if (from) men[numberOf(from)] = man;
}
