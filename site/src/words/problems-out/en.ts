import { en as paper } from "../paper/en.js";
import { sharing } from "../sharing/en.js";

/** What is said in English where problems are shared, copied or printed: the words of every other language are these, translated. {…} is filled in. */
export const en = {
	tag: "en",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Print" },

	/** Of the button that opens the editor, and of that. */
	enter: "New problem",
	/** Of the button that opens a problem of a file in the editor, and what is said when it has been changed. */
	edit: "Edit…",
	edited: "This problem was changed in the file.",

	link: "Link to this problem",
	inside: "The problem is in the link itself: no server keeps it.",
	/** {n} is the length of the link, {most} the greatest that works everywhere. */
	tooLong: "This problem is too long for a link: {n} characters, and the most is {most}. Save it as a file, and send that.",
	/** What it is copied as. */
	forms: { ...sharing.forms, fen: "Position (FEN)", popeye: "Input of Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	/** Of a picture. */
	coordinates: "With coordinates",
	publish: "Publish this problem…",
	/** {site} is its name. */
	analyse: "Analyse on {site}",

	/** What is asked before problems are printed. */
	ask: {
		which: "Problems",
		all: "All problems ({n})",
		allFound: "All problems that were found ({n})",
		one: "Only this problem",
		what: "Print",
		cards: "Diagrams with authors and sources",
		contest: "Sheets for solving, a problem on each",
		diagrams: "Diagrams alone",
		perPage: "Diagrams on a page",
		solutions: "with the solutions at the end",
		coordinates: "with coordinates",
		named: "with authors and sources",
		heading: "Heading",
		tooMany: "{n} problems are too many to print at once, the most is {most}.",
		start: paper.ask.start,
		making: "Problems made ready to print",
		cancel: paper.ask.cancel,
	},

	/** On the sheets. */
	sheet: {
		solutions: paper.positions.answers,
		/** Whoever solves writes after these. */
		name: "Name",
		solution: "Solution",
		time: "Time",
		points: "Points",
	},
};
