import { played } from "../played/en.js";
import { share } from "./share/en.js";

/** What the room of chess says in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const en = {
	tag: "en",

	game: "Chess",
	...played,

	/** Of files of positions. */
	positions: {
		count: { one: "{n} position", other: "{n} positions" },
		items: "Positions",
		itemsOf: "Positions of {name}",
		item: "Position",
		show: "Show position {name}",
		none: "There is no position in this file.",
	},

	/** Games whose tags do not say which opening was played. */
	openings: {
		missing: { one: "{n} game does not say its opening.", other: "{n} games do not say their openings." },
		name: "Name the openings",
		naming: "Naming the openings…",
		named: "The openings are named.",
		none: "No opening is known of these games.",
	},

	/** What a file can be saved as. */
	as: {
		download: "PGN for any program",
		onlyFixes: "PGN with only my fixes",
		plain: "PGN without variations and comments",
		reduced: "Reduced PGN: seven tags and the moves",
		epd: "Positions as EPD",
		csv: "List of games (CSV)",
		/** Of positions, which stay EPD or FEN. */
		cleaned: "In standard form",
		onlyMine: "With only my fixes",
	},

	/** Of its first page. */
	page: {
		title: "Check, repair and read chess games in PGN",
		home: {
			title: "Check, repair and read chess games",
			lead: "A PGN file holds games with their players, moves, comments and variations. Drop yours here: the page shows the games on a board, says what is wrong and why, and saves the file so that every chess program can read it.",
			...played.home,
		},
		dropHere: "Drop PGN, EPD or FEN files, a folder or a .zip here",
		chooseByTouch: "Choose a PGN file",
		paste: {
			title: "Paste PGN, moves or a FEN",
			label: "One game or many, moves alone, or a position",
			nothing: "There is no chess game in this text. A game looks like {line}.",
		},
		noWasm: "This browser cannot run WebAssembly, which this page needs to read chess files. Any current browser can; in some it has been switched off.",
		notLoaded: "The part of this page that reads chess files could not be loaded.",
	},

	/** Around the games of a file. */
	list: {
		...played.list,
		searchFor: "player, event, opening, date",
		/** Of those that were found. */
		save: { one: "Save {n} game as PGN", other: "Save {n} games as PGN" },
		orders: { ...played.list.orders, kind: "by opening code" },
	},

	share,
};
