import { nags } from "./nags/en.js";

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
		unknown: "unknown",
		round: "round {round}",
		annotator: "Annotated by {name}",
		clock: "Clock of {color}: {time}",
		/** {list} is the men that one side has more of. */
		captured: "{color} is ahead by: {list}",
		result: { "1-0": "White won", "0-1": "Black won", "1/2-1/2": "Draw", "*": "Unfinished" },
		end: { checkmate: "checkmate", stalemate: "stalemate", deadPosition: "no mate is possible" },
	},

	board: {
		title: "Board",
		start: "Start position",
		/** {move} is as it is seen. */
		after: "Position after {move}",
		toMove: { white: "White to move", black: "Black to move" },
		empty: "empty",
		/** Of a square for those who listen. */
		square: "{square}, {man}",
		/** How men are moved by keys. */
		help: "Arrow keys go over the squares, Enter takes a man and puts it down, Escape leaves it.",
		promotion: "Promote to",
		illegal: "This move is not possible here.",
		unreadable: "The start position of this game cannot be read, so there is no board.",
	},

	controls: {
		title: "Moves",
		start: "To the start",
		back: "Back",
		forward: "Forward",
		end: "To the end",
		play: "Play by itself",
		pause: "Stop",
		flip: "Turn the board",
	},

	moves: {
		title: "Moves of the game",
		/** A button that opens variations. */
		folded: { one: "{n} variation", other: "{n} variations" },
		fold: "Fold the variations",
		more: "Show more moves",
		/** What a quiz hides. */
		answer: "Show the moves",
		/** At the first move that is not legal. */
		illegal: "This move is not possible.",
		rest: "What follows is kept as text.",
		position: "Show the position before it",
		/** The head of a line that the reader made. */
		tried: "tried on the board",
	},

	evaluation: {
		title: "Evaluation",
		value: "Evaluation: {value}",
	},

	nags,
};
