import { fill } from "../../words/fill.js";
import type { Own, View } from "../own.js";
import type { PlayedMove } from "../types.js";

/** The number of a move: "12." or "12…". */
export const numberOfMove = ({ number, color }: PlayedMove, { own }: { own: Pick<Own, "first"> }) => `${number}${color === own.first ? "." : "…"}`;

/** A position in words: after which move it is. */
export function labelOf(move: PlayedMove | undefined, view: View): string {
	const { own, words } = view;
	return move ? fill(words.board.after, { move: `${numberOfMove(move, view)} ${own.shown(move, view)}` }) : words.board.start;
}
