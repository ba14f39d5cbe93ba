import { sharing } from "../../sharing/en.js";

/** What is said in English where a game is shared or copied. {…} is filled in. */
export const share = {
	...sharing.texts,
	menus: sharing.menus,
	/** Below the game of a frame. */
	open: "Open this game in pbnkit",
	link: "Link to this game",
	inside: "The game is in the link itself: no server keeps it.",
	/** {move} is as it is printed: "24… ♛xe2". */
	fromMove: "It opens after {move}.",
	/** {n} is the length of the link, {most} the greatest that works everywhere. */
	tooLong: "This game is too long for a link: {n} characters, and the most is {most}. Save it as a file, and send that.",
	forms: { ...sharing.forms, fen: "Position (FEN)", frame: "Frame for a page (HTML)" },
	annotated: "With variations and comments",
	below: "Black at the bottom",
	quiz: "Hide the moves (quiz)",
	publish: "Publish this game…",
	/** {site} is its name. */
	analyse: "Analyse on {site}",
};
