import { type Color, type Piece, type Pieces, positionOf, type Variant } from "pbnkit/pdn/board";
import { startOf } from "pbnkit/pdn/game";

/** A position as it is set up. Squares are from 0. */
export interface Setup {
	variant: Variant;
	pieces: Pieces;
	color: Color;
}

/** The names of the squares of a board, by their numbers. */
const names = new Map<Variant, readonly string[]>();

/** What the squares of a variant's board are called. */
export function squaresOf(variant: Variant): readonly string[] {
	const known = names.get(variant);
	if (known) return known;
	const { length } = emptyOn(variant);
	const all = variant.letters ? lettered(variant) : Array.from({ length }, (_, n) => String(n + 1));
	names.set(variant, all);
	return all;
}

function lettered(variant: Variant): string[] {
	const all: string[] = [];
	for (const letter of "abcdefghijkl".slice(0, variant.width)) {
		for (let rank = 1; rank <= variant.height; rank++) {
			const at = positionOf(`W:W${letter}${rank}`, variant)?.pieces.findIndex(Boolean);
			if (at !== undefined) all[at] = `${letter}${rank}`;
		}
	}
	return all;
}

const emptyOn = (variant: Variant): Pieces => positionOf("W:W:B", variant)?.pieces ?? [];

/** The position of a line; where it cannot be read, an empty board. */
export const setupOf = (line: string, variant: Variant): Setup => ({ variant, ...(positionOf(line, variant) ?? { pieces: emptyOn(variant), color: "white" }) });

/** The start of all games of a variant. */
export function startIn(variant: Variant): Setup {
	const { pieces, color } = startOf({ tags: [], variant: variant.name, start: "", moves: [], result: "*" }) ?? setupOf("", variant);
	return { variant, pieces, color };
}

export const emptyIn = (variant: Variant): Setup => ({ variant, pieces: emptyOn(variant), color: variant.first });

export function fenOf({ variant, pieces, color }: Setup): string {
	const squares = squaresOf(variant);
	const listOf = (man: Piece, king: Piece) => pieces.flatMap((piece, n) => (piece === man ? [squares[n]] : piece === king ? [`K${squares[n]}`] : [])).join();
	return `${color === "white" ? "W" : "B"}:W${listOf("w", "W")}:B${listOf("b", "B")}`;
}

/** On the board of another variant: the start becomes its start, and pieces stay on their squares where there are as many, and leave one of another size. */
export function onBoardOf(variant: Variant, setup: Setup): Setup {
	if (fenOf(setup) === fenOf(startIn(setup.variant))) return startIn(variant);
	const isAlike = variant.width === setup.variant.width && variant.height === setup.variant.height;
	return isAlike ? { ...setup, variant } : emptyIn(variant);
}
