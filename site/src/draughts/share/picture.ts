import { type Drawing, positionOf } from "pbnkit/pdn/board";
import { marksOf, moveText, variantOfGame } from "pbnkit/pdn/game";
import type { DraughtsGame, DraughtsMove, DraughtsWords } from "pbnkit/pdn/viewer";
import type { PlayedSpot } from "../../played/game.js";
import { filled } from "../../words/filled.js";
import { toMove } from "../to-move.js";

/** Where a reader is in a game of draughts, and by which move. */
export interface Spot extends PlayedSpot {
	move?: (DraughtsMove & PlayedSpot["move"]) | undefined;
}

/** The position at a place of a game, to be drawn; undefined where it is not known. */
export function drawingOf(game: DraughtsGame, { move, fen }: Spot, words: DraughtsWords, isBlackBelow: boolean): Drawing | undefined {
	const variant = variantOfGame(game);
	const position = fen === undefined ? undefined : positionOf(fen, variant);
	if (!position) return undefined;
	const { pieces, color } = position;
	return {
		pieces,
		variant,
		orientation: isBlackBelow ? "black" : "white",
		...(move?.from && move.to && { last: [move.from, move.to] }),
		marks: marksOf(move ?? game),
		label: `${move ? filled(words.board.after, { move: printed(move, game) }, words) : words.board.start}. ${toMove(color, variant, words)}.`,
	};
}

/** "24… 19-23" */
export function printed(move: DraughtsMove, { tags, variant }: Pick<DraughtsGame, "tags" | "variant">): string {
	const { setup: _, ...alone } = move;
	const text = moveText({ tags, ...(variant !== undefined && { variant }), moves: [alone], result: "*" }, { variations: false, comments: false, nags: false });
	return text.replace(/ \*$/, "").replace("...", "…");
}
