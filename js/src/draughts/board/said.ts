import type { DraughtsWords } from "../language/words.js";
import type { Piece, Pieces } from "./position.js";
import { layoutOf } from "./squares.js";
import type { Variant } from "./variants.js";

/** A position in words, for those who listen: "White: 31, 32; white king: 5. Black: 18." */
export function saidPosition(pieces: Pieces, variant: Variant, { colors, pieces: names }: DraughtsWords): string {
	const { squares } = layoutOf(variant);
	const on = (piece: Piece) => squares.flatMap(({ number, text }) => (pieces[number - 1] === piece ? [text] : [])).join(", ");
	const of = (man: "w" | "b", king: "W" | "B") => [on(man), on(king) && `${names[king]}: ${on(king)}`].filter(Boolean).join("; ");
	return `${colors.white}: ${of("w", "W")}. ${colors.black}: ${of("b", "B")}.`;
}
