import { type Drawing, type Men, positionOf } from "pbnkit/pgn/board";
import type { PgnGame } from "pbnkit/pgn/read";
import { Board, type ChessWords } from "pbnkit/pgn/viewer";
import { h } from "preact";
import type { OwnBuilder } from "../../played/articles/own.js";
import { pngOfBoard } from "../../played/articles/png-of-board.js";
import { initial } from "../link/text.js";
import { drawingOf, type Spot } from "../share/picture.js";
import { viewerWordsOf } from "../viewer-words.js";

/** The board that the preview is at, and in words what is on it. */
export const still: OwnBuilder["still"] = async ({ attributes, tag }, { game, spot }) => {
	const words = await viewerWordsOf(tag);
	const drawing = drawingOf((game ?? nothing) as PgnGame, spot as Spot, words, attributes["data-orientation"] === "black");
	return (
		drawing && {
			description: [spot.fen === initial ? words.board.start : undefined, inWords(drawing, words, spot.fen)].filter(Boolean).join(". "),
			picture: () => pngOfBoard(h(Board, { ...drawing, id: "still" })),
		}
	);
};

/** A game without moves and marks. */
const nothing = { tags: [], moves: [], result: "*" };
/** A position in words: who is to move, and where the pieces are, where that is not the start of all games. */
function inWords({ men }: Drawing, words: ChessWords, fen = ""): string {
	const toMove = words.board.toMove[positionOf(fen)?.color ?? "white"];
	if (fen === initial) return toMove;
	const { white, black } = words.colors;
	return `${toMove}. ${white}: ${squaresOf(men, "KQRBNP", words)}. ${black}: ${squaresOf(men, "kqrbnp", words)}.`;
}

function squaresOf(men: Men, letters: string, { letters: own }: ChessWords): string {
	const named = (letter: string, n: number) => `${"KQRBN".includes(letter.toUpperCase()) ? own["KQRBN".indexOf(letter.toUpperCase())] : ""}${"abcdefgh"[n & 7]}${(n >> 3) + 1}`;
	return [...letters].flatMap((letter) => men.flatMap((man, n) => (man === letter ? [named(letter, n)] : []))).join(" ");
}

