/** What a view says of any game, in English: the words of every other language are these, translated. {…} is filled in. */
export { nags } from "./nags/en.js";

export const game = {
	unknown: "unknown",
	round: "round {round}",
	annotator: "Annotated by {name}",
	clock: "Clock of {color}: {time}",
};

/** Of a board and its squares. */
export const position = {
	start: "Start position",
	/** {move} is as it is seen. */
	after: "Position after {move}",
	toMove: { white: "White to move", black: "Black to move" },
	empty: "empty",
	/** Of a square for those who listen. */
	square: "{square}, {man}",
	illegal: "This move is not possible here.",
};

export const controls = {
	title: "Moves",
	start: "To the start",
	back: "Back",
	forward: "Forward",
	end: "To the end",
	play: "Play by itself",
	pause: "Stop",
	flip: "Turn the board",
};

export const moves = {
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
};
