import { amongMoves, below, typedOfGames, view, type Worded } from "../../played/articles/kinds.js";
import type { DraughtsArticleWords } from "../../words/words.js";

type OfDraughts = Worded<DraughtsArticleWords["builder"]>;

const squares: OfDraughts["knobs"][number] = {
	name: "data-squares",
	label: "squares",
	values: [
		["variant", "variant"],
		["numbers", "numbers"],
		["letters", "letters"],
	],
};

/** The games of an article. */
export const games: OfDraughts = {
	key: "pdn",
	element: "pdn-game",
	type: "application/x-draughts-pdn",
	styles: "pdn.css",
	knobs: [view, below, squares, ...amongMoves],
	typed: typedOfGames,
	parts: [
		["players", true],
		["event", true],
		["variant", true],
		["clocks", true],
		["captured", true],
		["marks", true],
		["moves", true],
		["variations", true],
		["comments", true],
		["glyphs", true],
	],
	links: [],
};

/** The variant of positions, which is that of the board on which they are set up. */
export const ofVariant = "data-variant";

/** The positions of an article, one a line. */
export const positions: OfDraughts = { key: "pdn-fen", element: "pdn-board", type: "application/x-draughts-fen", styles: "pdn.css", knobs: [below], typed: [], given: [ofVariant], parts: [], links: [] };
