/** Where the squares of a board are, and what they are called. */
import type { Variant } from "./variants.js";

/** A square that is played on; rows and columns are from 0 at the top left, as White sees the board. */
export interface Square {
	row: number;
	column: number;
	/** From 1. */
	number: number;
	/** Such as "c3". */
	name: string;
	/** What the variant calls it. */
	text: string;
}

export interface Layout {
	variant: Variant;
	/** By their numbers, from 1. */
	squares: readonly Square[];
	/** The square of a row and a column; undefined where none is played on. */
	at(row: number, column: number): Square | undefined;
	/** The square that a text means, by number or by letter and figures. */
	of(text: string): Square | undefined;
}

const letters = "abcdefghijkl";
const made = new WeakMap<Variant, Layout>();

/** The squares of a variant's board. */
export function layoutOf(variant: Variant): Layout {
	const known = made.get(variant);
	if (known) return known;
	const layout = lay(variant);
	made.set(variant, layout);
	return layout;
}

function lay(variant: Variant): Layout {
	const { width, height } = variant;
	const corner = variant.first === "white" ? variant.corner : 3 - variant.corner;
	const [numbersFrom, lettersFrom] = variant.letters ? [2, corner] : [corner, 0];
	const squares: Square[] = [];
	const places = new Map<number, Square>();
	for (let n = 0; n < width * height; n++) {
		const { row, column } = from(numbersFrom, Math.floor(n / width), n % width, variant);
		if (!isPlayed(row, column, variant)) continue;
		const named = from(lettersFrom, row, column, variant);
		const [number, name] = [squares.length + 1, `${letters[named.column]}${named.row + 1}`];
		const square = { row, column, number, name, text: variant.letters ? name : String(number) };
		squares.push(square);
		places.set(row * width + column, square);
	}
	const names = new Map(squares.flatMap((square) => [[square.name, square] as const, [String(square.number), square] as const]));
	return {
		variant,
		squares,
		at: (row, column) => (column < 0 || column >= width ? undefined : places.get(row * width + column)),
		of: (text) => names.get(text.toLowerCase().replace(/^0+(?=\d)/, "")),
	};
}

function isPlayed(row: number, column: number, { width, height, first, inverted }: Variant): boolean {
	const [up, right] = first === "white" ? [height - 1 - row, column] : [row, width - 1 - column];
	return ((up + right) % 2 === 1) === inverted;
}

/** The place so many rows and columns from a corner, and the other way round. */
function from(corner: number, row: number, column: number, { width, height }: Variant) {
	return { row: corner < 2 ? height - 1 - row : row, column: corner % 2 === 1 ? width - 1 - column : column };
}
