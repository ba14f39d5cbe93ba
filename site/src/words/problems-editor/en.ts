import { articles } from "../played/articles/en.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

/** What is said in English where a problem is entered: the words of every other language are these, translated. {…} is filled in. */
export const en = {
	tag: "en",
	add: "Add to the list",
	cancel: "Cancel",
	/** Of a problem that is in a file. */
	editing: "Edit the problem",
	apply: "Change it in the file",
	/** Of what is entered. */
	saveFen: "Save as FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Nothing is wrong with this problem.", fen: "As Forsyth or FEN" },
	help: "Choose a piece and click on squares, or drag. With keys: arrows go over the squares, letters set pieces (with Shift white ones), Delete removes them.",
	move: "move pieces",
	remove: "remove pieces",

	/** Pieces that are not of chess, and neutral ones; {name} is in the letters of Popeye. */
	fairy: "Fairy piece",
	fairyHint: "letters of Popeye, such as G",
	fairyPieces: { G: "grasshopper", N: "nightrider", LI: "lion", CA: "camel", Z: "zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Authors, with ; between them",
		stipulation: "Stipulation",
		conditions: "Conditions",
		title: "Source",
		number: "Number",
		date: "Date",
		page: "Page",
		rank: "Award",
		tourney: "Tourney",
		key: "Key",
		comment: "Comment, solution, themes",
	},
	/** In empty fields. */
	such: { conditions: "such as Circe", rank: "such as 1 Pr", key: "such as Qa1-h8" },
	more: "Source, award, key, comment",
};
