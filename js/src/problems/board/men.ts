/** The men of a diagram. */

/**
 * A man of a diagram. Fairy pieces are drawn as men that are turned, or their names are written on the square.
 *
 * @example
 * ```ts
 * import type { DiagramMan } from "pbnkit/pbi/board";
 *
 * const grasshopper: DiagramMan = { square: "d1", color: "white", name: "G", like: "Q", turn: 180 };
 * console.log(grasshopper.name); // G
 * ```
 */
export interface DiagramMan {
	square: string;
	/** A neutral man is of both sides: half of him is black. */
	color: "white" | "black" | "neutral";
	/** In letters of problemists, whose knight is S. */
	name: string;
	/** The man that he is drawn as, where there is one. */
	like?: "K" | "Q" | "R" | "B" | "N" | "P";
	/** By how many degrees he is turned clockwise. */
	turn?: number;
}

/**
 * A problem as far as its diagram needs it.
 *
 * @example
 * ```ts
 * import { type DiagramProblem, menOf } from "pbnkit/pbi/board";
 *
 * const problem: DiagramProblem = { pieces: [{ square: "d1", color: "white", name: "G", like: "Q", turn: 180 }] };
 * console.log(menOf(problem)?.length); // 1
 * ```
 */
export interface DiagramProblem {
	position?: string;
	/** All men, where some are fairy pieces. */
	pieces?: readonly DiagramMan[];
}

/** How long a position may be: each man with a sign before him. */
const longest = 200;

/**
 * The men of a problem; undefined where its position cannot be read. N is a knight where there is no S, as in FEN, of which the other fields may follow.
 *
 * @example
 * ```ts
 * import { menOf } from "pbnkit/pbi/board";
 *
 * console.log(menOf({ position: "8/8/8/8/8/2k5/8/K1s5" })?.map(({ square, color, name }) => `${color} ${name}${square}`).join(", "));
 * // black Kc3, white Ka1, black Sc1
 * console.log(menOf({ position: "8/8" }), menOf({})); // undefined undefined
 * ```
 */
export function menOf({ position = "", pieces }: DiagramProblem): readonly DiagramMan[] | undefined {
	if (pieces) return pieces;
	const [board = ""] = position.trim().split(/\s/, 1);
	const rows = board.length > longest ? [] : board.split("/");
	if (rows.length !== 8 || (/n/i.test(board) && /s/i.test(board))) return undefined;
	const men: DiagramMan[] = [];
	for (const [y, row] of rows.entries()) {
		let x = 0;
		for (const sign of row) {
			if (/[1-8]/.test(sign)) x += Number(sign);
			else if (/[kqrbsnp]/i.test(sign)) men.push(manOf(sign, `${"abcdefgh"[x++]}${8 - y}`));
			else return undefined;
		}
		if (x !== 8) return undefined;
	}
	return men;
}

/** The man of a letter, a capital of White. */
function manOf(sign: string, square: string): DiagramMan {
	const letter = sign.toUpperCase();
	const like = (letter === "S" ? "N" : letter) as NonNullable<DiagramMan["like"]>;
	return { square, color: sign === letter ? "white" : "black", name: like === "N" ? "S" : like, like };
}

/**
 * How many men each side has, as it is printed below a diagram: 5+7, and the neutral ones, where there are any, as a third number.
 *
 * @example
 * ```ts
 * import { countOf, menOf } from "pbnkit/pbi/board";
 *
 * console.log(countOf(menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }) ?? [])); // 1+2
 * ```
 */
export function countOf(men: readonly DiagramMan[]): string {
	const of = (color: DiagramMan["color"]) => men.filter((man) => man.color === color).length;
	const neutral = of("neutral");
	return `${of("white")}+${of("black")}${neutral > 0 ? `+${neutral}` : ""}`;
}
