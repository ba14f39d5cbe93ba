import { type Drawing, type Men, positionOf } from "pbnkit/pgn/board";
import type { PgnGame } from "pbnkit/pgn/read";
import { Board, type ChessWords } from "pbnkit/pgn/viewer";
import { h, render } from "preact";
import type { Published, Still } from "../../rooms/article.js";
import { initial } from "../link/text.js";
import { pngOf } from "../../played/share/png.js";
import { drawingOf } from "../share/picture.js";
import { fileNameOf, titleOf } from "../titles.js";
import { viewerWordsOf } from "../viewer-words.js";
import { games } from "./kinds.js";
import { spotOf } from "./spot.js";

/** What stands for a game or a position: the board that the preview is at, and in words what is on it. Of the moves of a quiz it tells nothing. */
export async function stillOf(published: Published): Promise<Still> {
	const { kind, text, items, attributes, tag } = published;
	const words = await viewerWordsOf(tag);
	const isBlackBelow = attributes["data-orientation"] === "black";
	const [game] = items as readonly PgnGame[];
	if (kind === games && !game) return { pictureName: "game.png" };
	const shown = game ?? { ...nothing, start: text.trim().split("\n", 1)[0] ?? "" };
	const isQuiz = attributes["data-view"] === "quiz";
	const spot = game ? await spotOf(published) : { fen: shown.start };
	const drawing = drawingOf(shown, spot, words, isBlackBelow);
	const title = game && titleOf(isQuiz ? { ...game, result: "*" } : game, words);
	return {
		title,
		description: drawing && [title, spot.fen === initial ? words.board.start : undefined, inWords(drawing, words, spot.fen)].filter(Boolean).join(". "),
		pictureName: `${game ? fileNameOf(game) : "position"}.png`,
		...(drawing && { picture: () => drawn(drawing) }),
	};
}

/** A game without moves. */
const nothing: PgnGame = { number: 1, span: { start: { byte: 0, utf16: 0, line: 1, column: 1 }, end: { byte: 0, utf16: 0, line: 1, column: 1 } }, tags: [], moves: [], result: "*" };

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

/** A drawing in dots. */
async function drawn(drawing: Drawing): Promise<Blob> {
	const place = document.createElement("div");
	// What is used of a drawing is found in the page.
	place.hidden = true;
	document.body.append(place);
	try {
		render(h(Board, { ...drawing, id: "still" }), place);
		const svg = place.querySelector("svg");
		return svg ? await pngOf(svg) : new Blob();
	} finally {
		render(null, place);
		place.remove();
	}
}
