/** The variants of draughts, as core/draughts has them, which a test compares. */

/**
 * A side.
 *
 * @example
 * ```ts
 * import type { Color } from "pbnkit/pdn/board";
 *
 * const other = (color: Color): Color => (color === "white" ? "black" : "white");
 * console.log(other("white")); // black
 * ```
 */
export type Color = "white" | "black";

/**
 * How the board of a variant is, and what its squares are called.
 *
 * @example
 * ```js
 * import { variantOf } from "pbnkit/pdn/board";
 *
 * const { number, name, first, width, height, letters, separator } = variantOf("russian");
 * console.log(number, name, first, width, height, letters, separator); // 25 russian white 8 8 true :
 * ```
 */
export interface Variant {
	/** That of the tag GameType. */
	number: number;
	name: string;
	/** Who begins. */
	first: Color;
	width: number;
	height: number;
	/** Squares are named as c3, and not numbered. */
	letters: boolean;
	/** Where the first square is, 1 or a1, as who begins sees the board: 0 bottom left, 1 bottom right, 2 top left, 3 top right. */
	corner: 0 | 1 | 2 | 3;
	/** The bottom left corner, as who begins sees it, is not played on. */
	inverted: boolean;
	/** What is between the squares of a capture. */
	separator: string;
	/** Results are 2-0, 1-1 and 0-2. */
	twoPoints: boolean;
	/** How many rows of men there are at the start. */
	rows: number;
	/** A man that reaches the last row within a capture goes on as a king. */
	passing: boolean;
}

const row = (number: number, name: string, first: Color, width: number, height: number, letters: boolean, corner: Variant["corner"], inverted: boolean, separator: string, twoPoints: boolean, rows: number, passing: boolean): Variant => ({ number, name, first, width, height, letters, corner, inverted, separator, twoPoints, rows, passing });

/**
 * The variants, in the order of their numbers.
 *
 * @example
 * ```js
 * import { variants } from "pbnkit/pdn/board";
 *
 * console.log(variants.length, variants[0].name); // 13 international
 * ```
 */
export const variants: readonly Variant[] = [
	row(20, "international", "white", 10, 10, false, 2, false, "x", true, 4, false),
	row(21, "english", "black", 8, 8, false, 1, false, "x", false, 3, false),
	row(22, "italian", "white", 8, 8, false, 2, true, "x", false, 3, false),
	row(23, "pool", "black", 8, 8, false, 1, false, "x", false, 3, false),
	row(24, "spanish", "white", 8, 8, false, 1, true, "x", false, 3, false),
	row(25, "russian", "white", 8, 8, true, 0, false, ":", false, 3, true),
	row(26, "brazilian", "white", 8, 8, true, 0, false, "x", false, 3, false),
	row(27, "canadian", "white", 12, 12, false, 2, false, "x", true, 5, false),
	row(28, "portuguese", "white", 8, 8, false, 1, true, "x", false, 3, false),
	row(29, "czech", "white", 8, 8, true, 0, false, "x", false, 3, false),
	row(31, "thai", "black", 8, 8, false, 2, false, "-", false, 2, false),
	row(40, "frisian", "white", 10, 10, false, 2, false, "x", false, 4, false),
	row(41, "spantsiretti", "white", 10, 8, true, 0, false, ":", false, 3, true),
];

/**
 * The variant of a name, or of a value of the tag GameType, such as "25" or "25,W,8,8,A0,0", on the board that this says; undefined where there
 * is none.
 *
 * @example
 * ```js
 * import { variantOf } from "pbnkit/pdn/board";
 *
 * console.log(variantOf("40").name, variantOf("27,W,12,12,N2,0").name, variantOf("chess")); // frisian canadian undefined
 * ```
 */
export function variantOf(text: string): Variant | undefined {
	const [, number, attributes] = /^\s*(\d{1,3})\b\s*(?:,(.*))?/.exec(text) ?? [];
	const row = variants.find((each) => (number === undefined ? each.name === text.trim().toLowerCase() : each.number === Number(number)));
	return row && attributes !== undefined ? onBoard(row, attributes) : row;
}

/** Variants on other boards than their own, by what the tag GameType says. */
const others = new Map<string, Variant>();
const mostOthers = 100;

/** A variant on the board of a tag GameType, "W,10,10,N2,0"; on its own one where that is it, or cannot be read. */
function onBoard(row: Variant, attributes: string): Variant {
	const [, side, width, height, squares, corner, inverted] = /^\s*([WB])\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\s*,\s*([AN])\s*([0-3])(?:\s*,\s*([01]))?\s*$/.exec(attributes) ?? [];
	const isBoard = (size: string | undefined) => Number(size) >= 4 && Number(size) <= 12;
	if (!isBoard(width) || !isBoard(height)) return row;
	const board = {
		first: side === "W" ? ("white" as const) : ("black" as const),
		width: Number(width),
		height: Number(height),
		letters: squares === "A",
		corner: Number(corner) as Variant["corner"],
		inverted: inverted === "1",
	};
	if (Object.entries(board).every(([name, value]) => row[name as keyof Variant] === value)) return row;
	const key = `${row.number},${JSON.stringify(board)}`;
	const known = others.get(key);
	if (known) return known;
	if (others.size === mostOthers) others.clear();
	const other = { ...row, ...board };
	others.set(key, other);
	return other;
}
