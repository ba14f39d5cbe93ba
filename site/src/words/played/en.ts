import { conditions } from "../conditions/en.js";

/** What the rooms of games of moves say alike, in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const played = {
	count: { one: "{n} game", other: "{n} games" },
	games: "Games",
	gamesOf: "Games of {name}",
	gameWord: "Game",
	showGame: "Show game {name}",
	none: "There is no game in this file.",
	/** The tab with the results of a tournament. */
	table: "Table",
	/** What a file can be saved as. */
	playerFiles: "A file for each player (.zip)",

	/** Of their first pages. */
	home: {
		privacy: "Your files stay on your computer. All the work is done inside this page, and nothing is sent anywhere. Once you have opened it, it works offline too.",
		example: "An example",
	},

	/** Around the games of a file. */
	list: {
		conditions,
		search: "Search",
		searchIn: "Games of this file",
		found: { one: "{n} of {all} games", other: "{n} of {all} games" },
		noneFound: "No game found.",
		/** The search for the position that is on the board. */
		position: { search: "Games with this position", found: { one: "{n} game with this position", other: "{n} games with this position" }, all: "All games", looking: "Looking…" },
		/** Games that a person marks in the list, to do something with them. */
		choose: { label: "Chosen games", begin: "Choose games", chosen: { one: "{n} game chosen", other: "{n} games chosen" }, all: "All", none: "None", numbers: "By number", take: "Open as a file of their own" },
		/** Games that are in the file several times: {n} is how many could go. */
		copies: {
			found: { one: "{n} game is here twice: same players, same moves.", other: "{n} games are here twice or more: same players, same moves." },
			show: "Show them",
			kept: "Of each, the one with the longest text stays.",
			takeOut: "Take the copies out",
			out: { one: "{n} copy is out.", other: "{n} copies are out." },
			undo: "Undo",
		},
		previous: "Previous",
		next: "Next",
		place: "Game {at} of {n}",
		placeFound: "{at} of {n} found",
		reading: "Reading…",
		readSoFar: "Games read",
		full: "The list has the first {n} of {all} games.",
		retry: "Try again",
		unnamed: "Game {n}",
		needs: "Needs you",
		findings: "Findings of this game",
		sort: "Order",
		orders: { file: "as in the file", date: "by date", newest: "newest first", white: "by White", black: "by Black", result: "by result" },
		keys: "Keys",
		does: {
			kj: "the game before, the next game",
			slash: "search",
			upDown: "in the list: the game before, the next game",
			page: "in the list: one page up, one page down",
			ends: "in the list: the first game, the last game",
			space: "in the list, while games are chosen: choose this game; with Shift, all up to it",
			enter: "in the search: the first game that was found",
			escape: "in the search: all games again",
			leftRight: "one move back or forward",
			lines: "on the board: the variation before, the next variation",
			flip: "on the board: turn it round",
			help: "this list",
		},
	},
};
