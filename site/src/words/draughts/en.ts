import { played } from "../played/en.js";
import { share } from "./share/en.js";

/** What the room of draughts says in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const en = {
	tag: "en",

	game: "Draughts",
	...played,

	/** What a file can be saved as. */
	as: {
		download: "PDN for any program",
		onlyFixes: "PDN with only my fixes",
		plain: "PDN without variations and comments",
		numbers: "PDN with squares by their numbers (32-28)",
		letters: "PDN with squares by letters (c3-d4)",
		older: "PDN for older programs: games end with their result",
		csv: "List of games (CSV)",
	},

	/** Of files whose bytes do not tell their letters. */
	letters: "These letters may be Cyrillic. Which of these lines can be read?",

	/** Of its first page. */
	page: {
		title: "Check, repair and read draughts games in PDN",
		home: {
			title: "Check, repair and read draughts games",
			lead: "A PDN file holds games of draughts (checkers) with their players, moves, comments and variations, in one of thirteen variants. Drop yours here: the page shows the games on a board, says which move is not legal and what had to be captured, and saves the file so that every draughts program can read it.",
			...played.home,
		},
		dropHere: "Drop PDN files, a folder or a .zip here",
		chooseByTouch: "Choose a PDN file",
		paste: {
			title: "Paste PDN or moves",
			label: "One game or many, or moves alone",
			nothing: "There is no draughts game in this text. A game looks like {line}.",
		},
		noWasm: "This browser cannot run WebAssembly, which this page needs to read draughts files. Any current browser can; in some it has been switched off.",
		notLoaded: "The part of this page that reads draughts files could not be loaded.",
	},

	/** Around the games of a file. */
	list: {
		...played.list,
		searchFor: "player, event, variant, date",
		/** Of those that were found. */
		save: { one: "Save {n} game as PDN", other: "Save {n} games as PDN" },
		orders: { ...played.list.orders, kind: "by variant" },
	},

	share,
};
