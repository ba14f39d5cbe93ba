/** What is said of printing games in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const en = {
	tag: "en",

	/** What is asked before. */
	ask: {
		which: "Games",
		all: "All games ({n})",
		allFound: "All games that were found ({n})",
		allChosen: "Chosen games ({n})",
		only: "Only {names}",
		what: "Print",
		whole: "Games with variations and comments",
		moves: "The moves alone",
		startPositions: "The positions at the start",
		table: "The table alone",
		withTable: "with the table of the event before the games",
		letters: "Pieces in moves",
		figurines: "Figurines: {letters}",
		own: "Letters: {letters}",
		english: "English letters: {letters}",
		diagrams: "Diagrams",
		marked: "where the file marks them",
		atStart: "at the start of each game",
		atEnd: "at the end of each game",
		atFaults: "at moves that are not possible",
		every: "on the way",
		never: "none",
		everyMoves: { one: "every move", other: "every {n} moves" },
		perPage: "Positions on a page",
		solutions: "with the solutions on the last page",
		tooMany: "{n} games are too many to print at once, the most is {most}. Search for those that you want.",
		tooMuch: "These games are too long to print at once. Search for those that you want.",
		tooManyPositions: "{n} positions are too many to print at once, the most is {most}.",
		start: "Print…",
		making: "Games made ready to print",
		cancel: "Cancel",
	},

	/** A table of an event: {n} is a number of rounds; w and b are the colours of the pieces that a player had. */
	standings: {
		crossTable: "Cross table",
		standings: "Standings",
		after: { one: "after {n} round", other: "after {n} rounds" },
		player: "Player",
		rating: "Rating",
		points: "Points",
		played: "Games",
		berger: "S-B",
		white: "w",
		black: "b",
	},

	/** Below a position, and over the solutions. */
	positions: {
		mate: "Mate in {n}",
		answers: "Solutions",
	},
};
