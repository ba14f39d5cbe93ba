/** What the room of bridge says in English: the words of every other language are these, translated, in a file each. {…} is filled in. */
export const en = {
	tag: "en",

	/** Of its files and what is in them. */
	files: {
		game: "Bridge",
		count: { one: "{n} board", other: "{n} boards" },
		items: "Boards",
		itemsOf: "Boards of {name}",
		item: "Board",
		show: "Show board {name}",
		none: "There is no board in this file.",
		download: "PBN for any program",
		onlyFixes: "PBN with only my fixes",
	},

	/** Of what several files are merged into. {names} are boards. */
	merging: {
		byFile: "Some numbers stand for different deals, so the boards of each file stay together.",
		repeats: { one: "{n} board repeats another, with the same deal, auction, play and players: {names}.", other: "{n} boards repeat others, with the same deal, auction, play and players: {names}." },
		without: { one: "Merge without it", other: "Merge without them" },
		leftOut: { one: "{n} that repeats another was left out.", other: "{n} that repeat others were left out." },
	},

	/** The button for a deal that is entered by hand. */
	newDeal: "New deal…",

	/** Of its first page. */
	page: {
		title: "Check, repair and read PBN bridge files",
		home: {
			title: "Check, repair and read bridge files",
			lead: "A PBN file holds boards with their auctions, play and results. Drop yours here: the page draws the boards, shows what is wrong and why, and saves the file so that every bridge program can read it.",
			privacy: "Your files stay on your computer. All the work is done inside this page, and nothing is sent anywhere. Once you have opened it, it works offline too.",
			example: "An example",
		},
		dropHere: "Drop PBN or LIN files, a folder or a .zip here",
		chooseByTouch: "Choose a PBN or LIN file",
		paste: {
			title: "Paste PBN, LIN, a BBO link or hands",
			label: "One board or many, a link to a board, or a page with boards in it",
			nothing: "There is no PBN in this text. Lines of PBN look like {line}.",
		},
		noWasm: "This browser cannot run WebAssembly, which this page needs to read bridge files. Any current browser can; in some it has been switched off.",
		notLoaded: "The part of this page that reads bridge files could not be loaded.",
	},
};
