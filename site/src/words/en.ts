/**
 * What the site says in English, by its parts: the words of every other language are these, translated, in a file each. {…} is filled in.
 * Elements of the pages' HTML name theirs by `data-say`; components take them by useSite().
 */
export const en = {
	tag: "en",

	nav: { label: "Pages", open: "Open", examples: "Examples", publish: "Publish", rules: "Rules", developers: "Developers" },

	foot: {
		colours: "Colours",
		asSystem: "as the system",
		light: "light",
		dark: "dark",
		language: "Language",
		licences: "Licences",
		source: "Source",
		version: "Version",
		forDevelopers: "For developers",
		wrong: "Something is wrong?",
		/** On pages that are in English only. */
		onlyEnglish: "The rules and the standard are in English.",
	},

	home: {
		title: "Check, repair and read bridge files",
		lead: "A PBN file holds boards with their auctions, play and results. Give this page yours: it draws the boards, shows what is wrong and why, and saves the file so that every bridge program can read it.",
		privacy: "Your files stay on your computer. All the work is done inside this page, and nothing is sent anywhere. Once you have opened it, it works offline too.",
	},

	intake: {
		label: "Add files",
		letGo: "Let go to check this",
		dropHere: "Drop PBN files, a folder or a .zip here",
		addFiles: "Add files…",
		chooseFiles: "Choose files…",
		chooseByTouch: "Choose a PBN file",
		chooseFolder: "Choose a folder…",
		paste: "Paste…",
		pasteText: "Paste text…",
		example: "Example",
		tryExample: "Try an example",
		noExample: "The example could not be loaded.",
		unpacking: "Unpacking {name}…",
		unpacked: "Files unpacked",
		stop: "Stop",
		pasteTitle: "Paste PBN",
		pasteLabel: "The text, of one board or of many, or a page with PBN in it",
		check: "Check it",
		cancel: "Cancel",
	},

	trouble: {
		noWasm: "This browser cannot run WebAssembly, which this page needs to read bridge files. Any current browser can; in some it has been switched off.",
		notLoaded: "The part of this page that reads bridge files could not be loaded.",
		wait: "Your files wait until it is there.",
		retry: "Retry",
	},

	install: {
		ready: "A new version of this page is ready. It comes the next time you open the page.",
		useNow: "Use it now",
		lost: "What is on this page will be gone. Download what you need first.",
		load: "Load the new version",
		notOffline: "This page does not work offline yet. {why}. It is tried again the next time you open the page.",
		notSent: "The host did not send {path} as it was built",
		notKept: "The browser did not keep its files",
		close: "Close",
	},

	publish: {
		title: "Put a deal into your article",
		lead: "Paste a deal, say how it should look, and copy two pieces of HTML: one for the page, one for the place of the deal. Nothing that you type leaves your computer.",
	},

	gallery: {
		title: "Examples for your articles",
		lead: "Seven ways to show a deal, each made in your browser from the PBN in the page. Copy one, or open it in the builder and put your own deal in its place.",
		copy: "Copy this",
		open: "Open in the builder",
		copied: "Copied. Paste it into the HTML of your article.",
		notCopied: "The browser does not let this page copy. Here is the HTML.",
		leadProblem: { title: "Lead problem", text: "You see one hand and the auction. Choose your lead, then open the answers." },
		auction: { title: "Auction only", text: "The calls with their explanations, and no cards." },
		hands: { title: "Two hands", text: "Two hands facing each other, for a question about the bidding." },
		traveller: { title: "Traveller", text: "One board with the results of all tables. A press on a heading sorts them." },
		lesson: { title: "Lesson", text: "Several boards, one at a time, each with a comment." },
		quiz: { title: "Quiz", text: "The reader sees the question; the rest is behind a button." },
		whole: { title: "Whole deal with the play", text: "All four hands, the auction and the play, card by card." },
	},

	developers: {
		title: "For developers",
		lead: "The same code reads, checks and draws PBN in your own pages and programs: as a package for JavaScript, as a command and as an API over HTTP.",
		install: "Install",
		installText: "Build the package from its source and install the packed file. It has no dependencies in the browser.",
		first: "The first ten lines",
		reference: "Reference of the package",
		referenceText: "Each function and type has its description beside it, so an editor shows it as you type.",
		entries: {
			main: "read, check, repair and export files, in a page or in Node",
			auto: "the script for articles: blocks of PBN become deals",
			viewer: "the components that draw deals, for Preact",
			render: "the same as HTML without a script",
			command: "the command line: check, export, render",
		},
		api: "The API over HTTP",
		apiText: "A server of your own answers the same questions. Nothing has to be installed where you ask.",
		source: "Source and licences",
		sourceText: "The files that this site runs on are served as they are, and other sites may load them.",
	},

	help: {
		title: "Something is wrong?",
		lead: "Nothing that you do here changes the files on your computer. Only a download makes a new one.",
		steps: {
			again: "Load the page again. If it was open for long, there may be a new version.",
			browser: "The page needs Chrome or Edge 109, Firefox 115, Safari 16.4, or a newer browser.",
			module: "Where it says that a part could not be loaded, your network may block WebAssembly (.wasm). Try another network or browser.",
			file: "Where a file looks wrong, open its findings: each has its line, the reason and what to write instead.",
			forget: "If nothing helps, clear the site data for this address in the browser’s settings, and open the page anew.",
			tell: "If it still goes wrong, tell whoever gave you this address. The version below and the file help to find the cause.",
		},
	},
};
