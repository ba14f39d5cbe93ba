import { type Drawing, positionOf } from "pbnkit/pgn/board";
import { marksOf, moveText } from "pbnkit/pgn/game";
import type { PgnGame, PgnMove, Square } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import type { PlayedSpot } from "../../played/notation.js";
import { filled } from "../../words/filled.js";

/** Where a reader is in a game of chess, and by which move. */
export interface Spot extends PlayedSpot {
	move?: PgnMove | undefined;
}

/** The position at a place of a game, to be drawn; undefined where it is not known. */
export function drawingOf(game: PgnGame, { move, fen }: Spot, words: ChessWords, isBlackBelow: boolean): Drawing | undefined {
	const position = fen === undefined ? undefined : positionOf(fen);
	if (!position) return undefined;
	const { men, color } = position;
	const king = move?.check ? men.indexOf(color === "white" ? "K" : "k") : -1;
	return {
		men,
		orientation: isBlackBelow ? "black" : "white",
		...(move?.from && move.to && { last: [move.from, move.to] }),
		...(king >= 0 && { check: `${"abcdefgh"[king % 8]}${Math.floor(king / 8) + 1}` as Square }),
		marks: marksOf(move ?? game),
		label: `${move ? filled(words.board.after, { move: printed(move) }, words) : words.board.start}. ${words.board.toMove[color]}.`,
	};
}

/** "24… ♛xe2" */
export function printed(move: PgnMove): string {
	const text = moveText({ moves: [move], result: "*" }, { letters: "figurines", variations: false, comments: false, nags: false });
	return text.replace(/ \*$/, "").replace("...", "…");
}
