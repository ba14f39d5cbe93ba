import type { DraughtsWords } from "./language/words.js";
import type { Variant } from "./board/variants.js";

/** In English draughts the dark pieces are red. */
export function wordsFor({ name }: Variant, words: DraughtsWords): DraughtsWords {
	if (name !== "english") return words;
	const { b, B, side, toMove } = words.red;
	return { ...words, pieces: { ...words.pieces, b, B }, colors: { ...words.colors, black: side }, board: { ...words.board, toMove: { ...words.board.toMove, black: toMove } } };
}
