import { played } from "../played/en.js";

const { search, previous, next, reading, retry, needs, sort, keys, does, conditions } = played.list;

/** What the room of chess problems says in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const en = {
	tag: "en",

	game: "Chess problems",
	count: { one: "{n} problem", other: "{n} problems" },
	items: "Problems",
	itemsOf: "Problems of {name}",
	item: "Problem",
	show: "Show problem {name}",
	none: "There is no problem in this file.",
	/** Of one problem. */
	saveFile: "Save as PBI",

	/** What a file can be saved as. */
	as: {
		download: "PBI for any program",
		onlyFixes: "PBI with only my fixes",
		olive: "Olive (.olv)",
		popeye: "Input of Popeye",
		pgn: "PGN with the solutions",
		epd: "EPD",
		fen: "List of FENs",
		latex: "LaTeX with diagrams",
		csv: "List of problems (CSV)",
	},

	/** Of its first page. */
	page: {
		title: "Check, repair and solve chess problems in PBI",
		home: {
			title: "Check, repair and solve chess problems",
			lead: "A PBI file is a card file of chess problems: diagrams with authors, stipulations, sources and awards. Drop yours here, or one of Olive: the page shows the problems as they are printed, says what is wrong with them, and solves mates, helpmates and selfmates of a few moves.",
			...played.home,
		},
		dropHere: "Drop PBI or Olive files, a folder or a .zip here",
		chooseByTouch: "Choose a PBI file",
		paste: {
			title: "Paste PBI",
			label: "Problems in PBI, a line each",
			nothing: "There is no chess problem in this text. A problem looks like {line}.",
		},
		noWasm: "This browser cannot run WebAssembly, which this page needs to read chess problems. Any current browser can; in some it has been switched off.",
		notLoaded: "The part of this page that reads chess problems could not be loaded.",
	},

	/** Around the problems of a file. */
	list: {
		conditions,
		search,
		searchIn: "Problems of this file",
		searchFor: "author, source, #2, 5+7, miniature, cooked",
		found: { one: "{n} of {all} problems", other: "{n} of {all} problems" },
		noneFound: "No problem found.",
		previous,
		next,
		place: "Problem {at} of {n}",
		placeFound: "{at} of {n} found",
		all: "All problems",
		reading,
		readSoFar: "Problems read",
		full: "The list has the first {n} of {all} problems.",
		retry,
		undo: played.list.copies.undo,
		copies: {
			...played.list.copies,
			found: { one: "{n} problem is here twice: same position, same stipulation.", other: "{n} problems are here twice or more: same position, same stipulation." },
			kept: "Of each, the first one stays.",
		},
		unnamed: "Problem {n}",
		needs,
		findings: "Findings of this problem",
		save: { one: "Save {n} problem as PBI", other: "Save {n} problems as PBI" },
		sort,
		orders: { file: "as in the file", author: "by author", date: "by date", stipulation: "by stipulation", men: "by number of pieces" },
		keys,
		does: {
			kj: "the problem before, the next problem",
			slash: "search",
			arrows: "among the cards: the card beside, above or below",
			page: "among the cards: one page up, one page down",
			ends: "among the cards: the first problem, the last problem",
			enter: "among the cards: open this problem; in the search: the first that was found",
			escape: "back to the cards; in the search: all problems again",
			leftRight: "in a solution: one move back or forward",
			lines: "in a solution: the line before, the next line",
			help: does.help,
		},
	},

	/** A problem, as a problemist says it. */
	problem: {
		pieces: "Pieces",
		men: "White {white}, Black {black}",
		stipulation: "Stipulation",
		conditions: "Conditions",
		twins: "Twins",
		source: "Source",
		alsoIn: "Also in",
		award: "Award",
		judges: "Judges",
		themes: "Themes",
		status: "Status",
		comment: "Comment",
		page: "p. {page}",
		/** What the file has of it, which is folded. */
		solution: "Solution in the file",
		keymove: "Key: {key}",
		stipulations: {
			direct: "Mate in {n}",
			help: "Helpmate in {n}",
			self: "Selfmate in {n}",
			reflex: "Reflex mate in {n}",
			win: "White wins",
			draw: "White draws",
		},
		/** What came out when it was tested, as the file says. */
		verdicts: { sound: "sound", cooked: "cooked", noSolution: "no solution", short: "short solution", keymove: "wrong key" },
		/** What a search finds besides. */
		kinds: { direct: "direct mate", help: "helpmate", self: "selfmate", reflex: "reflex mate", win: "study: win", draw: "study: draw" },
		miniature: "miniature",
		meredith: "Meredith",
	},

	/** What solves problems. */
	solve: {
		solve: "Solve",
		again: "Solve again",
		stop: "Stop",
		tries: "With tries",
		setPlay: "With set play",
		loading: "Solving…",
		solving: "{done} of {all} first moves decided",
		fairy: "Problems with fairy pieces or conditions are not solved here.",
		notSolved: "Only mates, helpmates and selfmates in a number of moves are solved here.",
		noPosition: "Without a diagram that can be read, nothing can be solved.",
		verdicts: {
			sound: "Sound: one key.",
			soundLines: { one: "Sound: {n} solution.", other: "Sound: {n} solutions." },
			cooked: { one: "Cooked: {n} key.", other: "Cooked: {n} keys." },
			cookedLines: { one: "Cooked: {n} solution.", other: "Cooked: {n} solutions." },
			noSolution: "No solution.",
			short: { one: "Short solution, in {n} move.", other: "Short solution, in {n} moves." },
			several: { one: "{n} solution.", other: "{n} solutions." },
			fewer: { one: "Only {n} solution, fewer than demanded.", other: "Only {n} solutions, fewer than demanded." },
			notFinished: "Not finished: nothing is proved.",
			stopped: "Stopped: nothing is proved.",
		},
		duals: { one: "{n} dual", other: "{n} duals" },
		cut: "There are more variations than are shown.",
		parts: { setPlay: "Set play", tries: "Tries", solution: "Solution", short: "Short solution" },
		threat: "threat",
		zugzwang: "zugzwang",
		/** Buttons below the diagram. */
		start: "To the diagram",
		back: "One move back",
		forward: "One move forward",
		/** What was assumed of the moves before; {squares} are those of rooks and pawns. */
		notes: {
			castlingAssumed: "Castling with {squares} is taken to be allowed: nothing proves the contrary.",
			castlingExcluded: "Castling with {squares} is not allowed: king or rook must have moved.",
			passingProved: "Taking en passant ({squares}) is allowed: the double step must have been the last move.",
			passingGiven: "Taking en passant ({squares}) is allowed, as the position says.",
			passingUnproved: "Taking en passant ({squares}) is not allowed: it is not proved that the double step was the last move.",
			turnChanged: "Who begins is as the stipulation says, not as the position does.",
		},
	},
};
