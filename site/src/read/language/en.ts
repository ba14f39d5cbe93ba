/** What the reader of boards says in English; what it says of the boards themselves is in the viewer's words. {…} is filled in. */
export const en = {
	search: "Search",
	searchIn: "Boards of this file",
	searchFor: "board, player, contract, event",
	found: "{n} of {all} boards",
	noneFound: "No board has this.",
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

	/** In a line of the list. */
	deals: "{seat} deals",
	vulnerability: { None: "none vul", NS: "N-S vul", EW: "E-W vul", All: "both vul" },

	view: "View",
	suits: "Suits",
	colours: { 2: "two colours", 4: "four colours", mono: "one colour" },
	tens: "Tens",
	language: "Language of the boards",

	print: "Print",
	all: "all",
	allFound: "all that were found",
	only: "{board} only",
	what: "What",
	records: "hand records: the deals",
	whole: "deals with auction, play and results",
	perPage: "Boards to a page",
	tooMany: "{n} boards are too many to print at once, the most is {most}. Search for those that you want.",
	pages: "Pages: {n}",
	start: "Print…",
	making: "Boards made ready to print",
	cancel: "Cancel",

	keys: "Keys",
	/** What each does, in the order of the help. */
	does: {
		upDown: "in the list: the board before, the next board",
		page: "in the list: a page of boards on",
		ends: "in the list: the first board, the last board",
		number: "in the list: the board with this number",
		kj: "the board before, the next board",
		slash: "search",
		enter: "in the search: the first board that was found",
		escape: "in the search: all boards again",
		leftRight: "in the play: a card back, a card on; with Shift a trick",
	},
};

type Shape<T> = T extends string ? string : { [K in keyof T]: Shape<T[K]> };

export type ReaderWords = Shape<typeof en>;
