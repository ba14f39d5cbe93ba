import type { PdnGame } from "pbnkit/pdn";
import { positionOf } from "pbnkit/pdn/board";
import { variantOfGame } from "pbnkit/pdn/game";
import { Board, type DraughtsWords } from "pbnkit/pdn/viewer";
import { h } from "preact";
import type { OwnBuilder } from "../../played/articles/own.js";
import { pngOfBoard } from "../../played/articles/png-of-board.js";
import { variantOfLine } from "../link/text.js";
import { drawingOf, type Spot } from "../share/picture.js";
import { toMove } from "../to-move.js";
import { viewerWordsOf } from "../viewer-words.js";
import { ofVariant } from "./kinds.js";
import { fenOf, type Setup, squaresOf, startIn } from "./position/setup.js";

/** The board that the preview is at, and in words what is on it. */
export const still: OwnBuilder["still"] = async ({ attributes, tag }, { game, spot }) => {
	const words = await viewerWordsOf(tag);
	const { fen = "" } = spot;
	const shown = (game ?? { tags: [], variant: variantOfLine(fen, attributes[ofVariant]), moves: [], result: "*" }) as PdnGame;
	const variant = variantOfGame(shown);
	const position = positionOf(fen, variant);
	const drawing = drawingOf(shown, spot as Spot, words, attributes["data-orientation"] === "black");
	return drawing && position && { description: inWords({ variant, ...position }, words), picture: () => pngOfBoard(h(Board, { ...drawing, id: "still" })) };
};

/** A position in words: who is to move, and where the pieces are, where that is not the start of all games. */
function inWords(setup: Setup, words: DraughtsWords): string {
	const { variant, pieces, color } = setup;
	const turn = toMove(color, variant, words);
	if (fenOf(setup) === fenOf(startIn(variant))) return `${words.board.start}. ${turn}`;
	const isRed = variant.name === "english";
	const squares = squaresOf(variant);
	const on = (wanted: string) => pieces.flatMap((piece, n) => (piece === wanted ? [squares[n]] : [])).join(", ");
	const of = (man: string, king: string, name: string) => [on(man), on(king) && `${name}: ${on(king)}`].filter(Boolean).join("; ");
	const dark = isRed ? words.red.side : words.colors.black;
	return `${turn}. ${words.colors.white}: ${of("w", "W", words.pieces.W)}. ${dark}: ${of("b", "B", isRed ? words.red.B : words.pieces.B)}.`;
}
