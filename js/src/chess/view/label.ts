import type { PgnMove } from "../../pgn/types.js";
import { fill } from "../language/words.js";
import { numberOfMove, shownMove } from "../moves/letters.js";
import type { ChessView } from "./context.js";

/** A position in words: after which move it is. */
export function labelOf(move: PgnMove | undefined, { words, settings }: ChessView): string {
	return move ? fill(words.board.after, { move: `${numberOfMove(move)} ${shownMove(move, words, settings.letters, settings.view)}` }) : words.board.start;
}
