import * as played from "../../played/language/en.js";

/**
 * What the viewer of chess says in English: the words of every other language are these, translated. {…} is filled in.
 *
 * @example
 * ```js
 * import { en } from "pbnkit/pgn/viewer";
 *
 * console.log(en.tag, en.letters, en.men.white.N); // en KQRBN white knight
 * ```
 */
export const en = {
	/** For `lang` attributes, for plurals and for dates. */
	tag: "en",
	/** Of king, queen, rook, bishop and knight in moves. */
	letters: "KQRBN",

	/** In a sentence, by the letters of FEN. */
	names: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
	men: {
		white: { K: "white king", Q: "white queen", R: "white rook", B: "white bishop", N: "white knight", P: "white pawn" },
		black: { K: "black king", Q: "black queen", R: "black rook", B: "black bishop", N: "black knight", P: "black pawn" },
	},
	colors: { white: "White", black: "Black" },

	/** Moves for those who listen; {from} is the file or rank that tells two men apart, with a blank after it. */
	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}takes {to}",
		promotes: "{move}, becomes a {man}",
		short: "castles kingside",
		long: "castles queenside",
		null: "null move",
		check: "{move}, check",
		mate: "{move}, checkmate",
		unread: "{text}, not read",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		/** Of the whole view. */
		title: "Chess game: {white} – {black}",
		/** Of a game without names. */
		untitled: "Chess game",
		...played.game,
		/** {list} is the men that one side has more of. */
		captured: "{color} is ahead by: {list}",
		result: { "1-0": "White won", "0-1": "Black won", "1/2-1/2": "Draw", "*": "Unfinished" },
		end: { checkmate: "checkmate", stalemate: "stalemate", deadPosition: "no mate is possible" },
	},

	board: {
		title: "Board",
		...played.position,
		/** How men are moved by keys. */
		help: "Arrow keys go over the squares, Enter takes a man and puts it down, Escape leaves it.",
		promotion: "Promote to",
		unreadable: "The start position of this game cannot be read, so there is no board.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Evaluation",
		value: "Evaluation: {value}",
	},

	nags: played.nags,
};
