/** Positions as PDN's FEN has them. */
import { layoutOf, type Square } from "./squares.js";
import { type Color, type Variant, variantOf } from "./variants.js";

/**
 * A piece: a man of White or Black, or in capitals a king.
 *
 * @example
 * ```ts
 * import type { Piece } from "pbnkit/pdn/board";
 *
 * const isKing = (piece: Piece) => piece === piece.toUpperCase();
 * console.log(isKing("W"), isKing("b")); // true false
 * ```
 */
export type Piece = "w" | "b" | "W" | "B";

/**
 * The pieces of a board by the numbers of their squares, of which 1 comes first.
 *
 * @example
 * ```ts
 * import { type Pieces, positionOf } from "pbnkit/pdn/board";
 *
 * const count = (pieces: Pieces) => pieces.filter(Boolean).length;
 * console.log(count(positionOf("W:W31-50:B1-20")?.pieces ?? [])); // 40
 * ```
 */
export type Pieces = readonly (Piece | undefined)[];

export const international = variantOf("international") as Variant;

/**
 * The pieces of a FEN, and who is to move: with ranges, kings, blanks, in numbers or letters. Undefined where it names what the board does not have.
 *
 * @example
 * ```js
 * import { positionOf, variantOf } from "pbnkit/pdn/board";
 *
 * const { pieces, color } = positionOf("W:W29,K31 - 33:B1-3", variantOf("frisian"));
 * console.log(pieces[28], pieces[30], pieces[0], color); // w W b white
 * console.log(positionOf("B:Wa1,Kc1:Bh8", variantOf("russian")).pieces.filter(Boolean).join("")); // bwW
 * console.log(positionOf("W:W99:B1")); // undefined
 * ```
 */
export function positionOf(fen: string, variant: Variant = international): { pieces: Pieces; color: Color } | undefined {
	const [turn = "", ...lists] = fen.trim().replace(/\.$/, "").split(":").map((part) => part.trim());
	if (!/^[WB]$/i.test(turn) || fen.length > 1000) return undefined;
	const layout = layoutOf(variant);
	const pieces: (Piece | undefined)[] = layout.squares.map(() => undefined);
	const put = (text: string, side: "w" | "b") => {
		const [, king, first = "", last] = /^(K?)\s*([a-l]?\d{1,2})(?:\s*-\s*K?([a-l]?\d{1,2}))?$/i.exec(text) ?? [];
		const [from, to] = [layout.of(first), layout.of(last ?? first)];
		if (!from || !to || from.number > to.number) return false;
		for (let n = from.number; n <= to.number; n++) pieces[n - 1] = king ? (side.toUpperCase() as Piece) : side;
		return true;
	};
	for (const list of lists) {
		// Half-moves, the number of the move, and moves of kings come after the pieces.
		if (list === "" || /^(?:[HF]\d+|\+\d+\+\d+)$/.test(list)) continue;
		const side = /^[WB]/i.exec(list)?.[0].toLowerCase() as "w" | "b" | undefined;
		const squares = list.slice(1).split(",").map((text) => text.trim());
		// Lidraughts has those that a capture has taken by then.
		if (!side || (list.length > 1 && !squares.every((text) => /^[GP](?=[a-l]?\d)/.test(text) || put(text, side)))) return undefined;
	}
	return { pieces, color: turn.toUpperCase() === "B" ? "black" : "white" };
}

/** The position that a variant begins in. */
export function initialOf(variant: Variant): { pieces: Pieces; color: Color } {
	const pieces = layoutOf(variant).squares.map(({ row }): Piece | undefined => (row < variant.rows ? "b" : row >= variant.height - variant.rows ? "w" : undefined));
	return { pieces, color: variant.first };
}

/** A position as PDN 3.0 writes it. */
export function fenOf(pieces: Pieces, color: Color, variant: Variant): string {
	const { squares } = layoutOf(variant);
	const listOf = (side: "w" | "b") =>
		squares.flatMap(({ number, text }: Square) => {
			const piece = pieces[number - 1];
			return piece?.toLowerCase() === side ? [piece === side ? text : `K${text}`] : [];
		});
	return `${color === "white" ? "W" : "B"}:W${listOf("w").join()}:B${listOf("b").join()}`;
}
