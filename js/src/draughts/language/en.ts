import * as played from "../../played/language/en.js";

/**
 * What the viewer of draughts says in English: the words of every other language are these, translated. {…} is filled in.
 *
 * @example
 * ```js
 * import { en } from "pbnkit/pdn/viewer";
 *
 * console.log(en.tag, en.pieces.W, en.colors.black); // en white king Black
 * ```
 */
export const en = {
	/** For `lang` attributes, for plurals and for dates. */
	tag: "en",

	/** By their letters, in a sentence. */
	pieces: { w: "white man", b: "black man", W: "white king", B: "black king" },
	colors: { white: "White", black: "Black" },
	/** Where Black’s pieces are red, as in English draughts. */
	red: { b: "red man", B: "red king", side: "Red", toMove: "Red to move" },

	/** Moves for those who listen; {list} is the squares of what is taken. */
	said: {
		move: "{from}-{to}",
		takes: "{from} takes {list}, to {to}",
		unread: "{text}, not read",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Draughts game: {white} – {black}",
		untitled: "Draughts game",
		...played.game,
		/** How many pieces a side has taken. */
		taken: "{color} has taken {n}",
		won: "{color} won",
		draw: "Draw",
		open: "Unfinished",
	},

	board: {
		title: "Board",
		...played.position,
		/** How pieces are moved by keys. */
		help: "Arrow keys go over the squares, Enter takes a piece and puts it down, Escape leaves it.",
		/** Where several captures have the same ends. */
		choice: "Which capture?",
		unreadable: "The start position of this game cannot be read, so there is no board.",
	},

	variants: {
		international: "international draughts (10 × 10)",
		english: "English draughts (checkers)",
		italian: "Italian draughts",
		pool: "American pool checkers",
		spanish: "Spanish draughts",
		russian: "Russian draughts",
		brazilian: "Brazilian draughts",
		canadian: "Canadian draughts (12 × 12)",
		portuguese: "Portuguese draughts",
		czech: "Czech draughts",
		thai: "Thai draughts",
		frisian: "Frisian draughts",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
