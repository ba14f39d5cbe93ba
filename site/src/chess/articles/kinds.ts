import { amongMoves, below, typedOfGames, view, type Worded } from "../../played/articles/kinds.js";
import type { ChessArticleWords } from "../../words/words.js";

type OfChess = Worded<ChessArticleWords["builder"]>;

const pieces: OfChess["knobs"][number] = {
	name: "data-letters",
	label: "pieces",
	values: [
		["figurines", "figurines"],
		["language", "language"],
		["english", "english"],
	],
};

/** The games of an article. */
export const games: OfChess = {
	key: "pgn",
	element: "pgn-game",
	type: "application/x-chess-pgn",
	styles: "pgn.css",
	knobs: [view, below, pieces, ...amongMoves],
	typed: typedOfGames,
	parts: [
		["players", true],
		["event", true],
		["clocks", true],
		["captured", true],
		["evaluation", true],
		["marks", true],
		["moves", true],
		["variations", true],
		["comments", true],
		["glyphs", true],
	],
	links: [],
};

/** The positions of an article, one a line. */
export const positions: OfChess = { key: "fen", element: "fen-board", type: "application/x-fen", styles: "pgn.css", knobs: [below], typed: [], parts: [], links: [] };
