import { conditions } from "../conditions/en.js";
import { sharing } from "../sharing/en.js";

/**
 * What is said around boards in English: by their list, by their menus and where they are printed. What is said of the boards
 * themselves is in the viewer's words. It is in the language of the boards, which may be another than the page's. {…} is filled in.
 */
export const en = {
	tag: "en",

	reader: {
		conditions,
		search: "Search",
		searchIn: "Boards of this file",
		searchFor: "board, player, contract, event",
		found: "{n} of {all} boards",
		noneFound: "No board found.",
		boards: "Boards",
		others: "Other boards",
		session: "Session {value}",
		previous: "Previous",
		next: "Next",
		reading: "Reading…",
		read: "{n} of {all} boards read",
		readSoFar: "Boards read",
		full: "The list has the first {n} of {all} boards.",
		retry: "Try again",
		error: "Error",
		warning: "Warning",
		findings: "Findings of this board",
		/** Before its first tag. */
		comment: "Comment in the file",
		/** In a line of the list. */
		deals: "{seat} deals",
		vulnerability: { None: "none vul", NS: "N-S vul", EW: "E-W vul", All: "both vul" },
		view: "View",
		suits: "Suits",
		colours: { 2: "two colours", 4: "four colours", mono: "one colour" },
		tens: "Tens",
		language: "Language of the boards",
		print: "Print",
		all: "All boards ({boards})",
		allFound: "All boards that were found ({boards})",
		only: "{board} only",
		what: "Print",
		records: "Hand records",
		whole: "Deals with auction, play and results",
		perPage: "Boards to a page",
		/** Where a board may need a page for itself. */
		mostPerPage: "Boards to a page, at most",
		tooMany: "{n} boards are too many to print at once, the most is {most}. Search for those that you want.",
		pages: "Pages: {n}",
		start: "Print…",
		making: "Boards made ready to print",
		cancel: "Cancel",
		keys: "Keys",
		/** What each does, in the order of the help. */
		does: {
			upDown: "in the list: the board before, the next board",
			page: "one page of boards down",
			ends: "in the list: the first board, the last board",
			number: "in the list: the board with this number",
			kj: "the board before, the next board",
			slash: "search",
			enter: "in the search: the first board that was found",
			escape: "in the search: all boards again",
			leftRight: "one card back or forward (Shift: one trick)",
			help: "this list",
		},
		/** On paper. */
		both: "All",
		withTricks: "with double dummy (computed where missing)",
	},

	/** The names of a board's menus, and what is in them. */
	menus: sharing.menus,
	share: {
		...sharing.texts,
		link: "Link to this board",
		inside: "The board is in the link itself: no server keeps it.",
		fromCard: "It opens at card {n} of the play.",
		/** {n} is the length of the link, {most} the greatest that works everywhere. */
		tooLong: "This board is too long for a link: {n} characters, and the most is {most}. Save it as a file, and send that.",
		forms: { ...sharing.forms, pbn: "PBN" },
		publish: "Publish this board…",
		take: {
			mark: "Mark this board",
			marked: "marked: {boards}",
			these: "these:",
			as: "as",
			forms: { pbn: "PBN", lin: "LIN", html: "web page", csv: "results (CSV)" },
			none: "Choose at least one board.",
			noResults: "These boards have no results.",
			/** How PBN may be saved, and what is told then. */
			numbered: "numbered, with dealer and vulnerability, from",
			first: "First number",
			bare: "the deals alone, as for a dealing machine",
			event: "Event",
			date: "Date",
			asItIs: "as in the file",
			kept: "Boards that keep their dealer or vulnerability, since they were bid or played so: {n}.",
			saved: "{n} boards were saved.",
		},
	},

	/** What is computed of all boards of a file. */
	fill: {
		title: "Double dummy for all boards",
		done: "{n} of {all} boards done",
		pause: "Pause",
		goOn: "Go on",
		close: "Close",
		download: "Download",
		making: "One moment…",
		finished: "All boards are done.",
		paused: "Paused: what is done stays.",
		refused: "Boards that cannot be computed: {n}",
	},
};
