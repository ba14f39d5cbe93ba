/** What is said alike to those who write articles on games of moves, in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const articles = {
	publish: {
		title: "Put a game into your article",
		lead: "Paste a game or set up a position, say how it should look, and copy two pieces of HTML: one for the page, one for the place of the board. Nothing that you type leaves your computer.",
	},

	builder: {
		deal: "The game or the position",
		nothing: "Paste a game or open a file in step 1. Here you see it as your readers will.",
		place: "Paste where the board should appear",
		fence: "A fence has no language of its own: the board speaks that of your page.",
		anyGround: "any: the board brings its own",
		upload: "The picture shows the position that the preview is at. Upload it to your blog, and put its address in the place of {name}.",
		tooLarge: "{name} is too large for an article. Save the games that you want as a file of their own.",
		tooLong: "This is too long for a link: {n} characters, and the most is {most}. Leave games, variations or comments out.",
		short: "{code}: short",
		typed: { from: "First move", to: "Last move", whichMove: "such as 12 or 12b", games: "Games", whichGames: "all, or 1-4,7" },
		knobs: {
			view: "View",
			below: "At the bottom",
			diagrams: "Diagrams among the moves",
			several: "Several games",
		},
		values: {
			game: "the game with its moves",
			quiz: "a quiz: the moves behind a button",
			white: "White",
			black: "Black",
			none: "none",
			marked: "where the file has a mark",
			end: "at the end",
			startEnd: "at the start and at the end",
			every: "every ten moves",
			menu: "one, with a menu",
			all: "all",
		},
		shows: {
			players: "players",
			event: "event",
			clocks: "clocks",
			marks: "arrows and circles",
			moves: "moves",
			variations: "variations",
			comments: "comments",
			glyphs: "signs such as !?",
		},
	},

	/** What is shown: games, or positions without moves. */
	kinds: { label: "It is", game: "a game", position: "a position", hint: "“A position” takes over the one that the preview is at." },

	/** Where a position is set up. */
	position: {
		title: "Set up the position",
		tools: "What a click does",
		start: "Starting position",
		empty: "Empty board",
		turn: "Turn the board",
		undo: "Undo",
		toMove: "To move",
		fen: "As FEN",
		which: "Position",
		fine: "Nothing is wrong with this position.",
		checking: "Checking…",
		unchecked: "The position could not be checked: {why}",
		mend: "Put this right",
	},

	gallery: {
		title: "Examples for your articles",
		examples: {
			whole: { title: "A game with comments", text: "The board and the moves side by side, with comments, signs and diagrams where you want them." },
			quiz: { title: "Quiz", text: "The reader sees the position; the moves are behind a button." },
			position: { title: "A position", text: "One diagram, drawn at once, with nothing to load." },
			sheet: { title: "An exercise sheet", text: "Several positions, a line each." },
			part: { title: "A part of a game", text: "From one move to another, as Black sees it." },
			several: { title: "Several games", text: "One board, and a menu of the games." },
		},
	},
};
