import type { Piece } from "../../pbn/types.js";
import type { Words } from "../language/words.js";

/** A text of the file as one says it: suits by their names, and no markup. */
export function spokenText({ text, pieces }: { text: string; pieces?: Piece[] | undefined }, words: Words): string {
	const said = pieces?.map((piece) => (piece.suit ? ` ${words.suits[piece.suit]} ` : (piece.text ?? ""))).join("") ?? text;
	return said.replace(/\s+/g, " ").replace(/ (?=[,.;:!?)])/g, "").trim();
}
