import type { Kind } from "../../rooms/article.js";
import type { ChessArticleWords } from "../../words/words.js";

/** Each knob, its values and each part has a word. */
interface Worded extends Kind {
	knobs: readonly { name: string; label: keyof ChessArticleWords["builder"]["knobs"]; values: readonly (readonly [value: string, word?: keyof ChessArticleWords["builder"]["values"]])[] }[];
	parts: readonly (readonly [part: keyof ChessArticleWords["builder"]["shows"], shown: boolean])[];
}

/** What a writer types, by the name of its words. */
const typed = (name: string, label: "games" | "from" | "to", hint: "whichGames" | "whichMove") => ({ name, label, hint });

const below: Worded["knobs"][number] = {
	name: "data-orientation",
	label: "below",
	values: [
		["white", "white"],
		["black", "black"],
	],
};

/** The games of an article. */
export const games: Worded = {
	key: "pgn",
	element: "pgn-game",
	type: "application/x-chess-pgn",
	styles: "pgn.css",
	knobs: [
		{
			name: "data-view",
			label: "view",
			values: [
				["game", "game"],
				["quiz", "quiz"],
			],
		},
		below,
		{
			name: "data-letters",
			label: "pieces",
			values: [
				["figurines", "figurines"],
				["language", "language"],
				["english", "english"],
			],
		},
		{
			name: "data-diagrams",
			label: "diagrams",
			values: [
				["", "none"],
				["marked", "marked"],
				["end", "end"],
				["start end", "startEnd"],
				["10", "every"],
			],
		},
		{
			name: "data-games",
			label: "several",
			values: [
				["picker", "menu"],
				["list", "all"],
			],
		},
	],
	typed: [typed("data-from", "from", "whichMove"), typed("data-to", "to", "whichMove"), typed("data-game", "games", "whichGames")],
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
export const positions: Worded = { key: "fen", element: "fen-board", type: "application/x-fen", styles: "pgn.css", knobs: [below], typed: [], parts: [], links: [] };
