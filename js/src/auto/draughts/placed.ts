import { international, type Pieces, positionOf } from "../../draughts/board/position.js";
import { type Color, type Variant, variantOf } from "../../draughts/board/variants.js";

/** What a line of a block of positions says. */
export interface Placed {
	pieces: Pieces;
	color: Color;
	variant: Variant;
}

/** The position of a line of FEN on the board that `data-variant` names, or else on that of Russian draughts where squares have letters. Undefined where it is none. */
export function placed(line: string, attributes: Readonly<Record<string, string>>): Placed | undefined {
	const said = attributes["data-variant"];
	const variant = said ? variantOf(said) : /[,WBKwbk][a-l]\d/.test(line) ? variantOf("russian") : international;
	const position = variant && positionOf(line, variant);
	return position && { ...position, variant };
}
