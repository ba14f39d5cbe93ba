import type { Color, DraughtsWords, Variant } from "pbnkit/pdn/viewer";

/** "White to move"; in English draughts the dark pieces are red. */
export const toMove = (color: Color, { name }: Variant, { board, red }: DraughtsWords): string => (color === "black" && name === "english" ? red.toMove : board.toMove[color]);
