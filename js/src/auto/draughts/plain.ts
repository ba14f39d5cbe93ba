import { positionOf } from "../../draughts/board/position.js";
import { tagValue, variantOfGame } from "../../draughts/position.js";
import { plainReader } from "../played/plain.js";

/** The games of a text that has nothing but what programs write. */
export const plainGames = plainReader({
	token:
		/\s+|(\d{1,4})\.{1,3}|\.{1,3}|\{([^{}]*)\}|(\()|(\))|\$(\d{1,3})(?!\d)|((?:[012]-[012]|1\/2-1\/2|\*)(?![\d:x-]))|(\d{1,2}(?:[-x:]\d{1,2}){1,20}|[a-l]\d{1,2}(?:[-x:][a-l]\d{1,2}){1,20})([!?]{0,2})(?![^\s(){}$])/y,
	startOf(tags) {
		const variant = variantOfGame({ tags });
		const fen = tagValue({ tags }, "FEN");
		if (fen === undefined) return { start: "", color: variant.first, number: 1 };
		const position = positionOf(fen, variant);
		return position && { start: fen, color: position.color, number: 1 };
	},
	second: (tags) => (variantOfGame({ tags }).first === "white" ? "black" : "white"),
});
