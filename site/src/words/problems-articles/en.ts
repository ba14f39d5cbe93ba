import { articles } from "../played/articles/en.js";

/** What the site says in English to those who write articles on chess problems: in the builder and in the gallery. {…} is filled in. */
export const en = {
	tag: "en",

	/** Of the pages, as a browser shows them. */
	titles: { publish: "Publish a chess problem in your article", examples: "Examples of chess problems for articles" },

	publish: {
		title: "Put a chess problem into your article",
		lead: "Paste a problem, open a file or set the men up on a board, say how it should look, and copy two pieces of HTML: one for the page, one for the place of the diagram. Nothing that you type leaves your computer.",
	},

	/** In the place of what the builder says of deals. */
	builder: {
		deal: "The problem",
		paste: "Paste PBI, such as {deal}",
		nothing: "Paste a problem or open a file in step 1. Here you see it as your readers will.",
		place: "Paste where the diagram should appear",
		fence: "A fence has no language of its own: the diagram speaks that of your page.",
		upload: "The picture shows the diagram. Upload it to your blog, and put its address in the place of {name}.",
		tooLarge: "{name} is too large for an article. Save the problems that you want as a file of their own.",
		tooLong: "This is too long for a link: {n} characters, and the most is {most}. Leave problems or solutions out.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problems", whichProblems: "all, or 1-4,7" },
		knobs: { solution: "Solution", coordinates: "Coordinates", caption: "Author, source and awards" },
		values: { behind: "behind a button", open: "open", without: "left out", shown: "shown", notShown: "not shown" },
		shows: {},
	},

	/** How a problem is given. */
	source: { label: "Enter it", text: "as text", board: "on a board", hint: "“On a board” takes over the first problem that the preview shows. All others stay." },

	/** Of a picture or a frame of something that has no name. */
	untitled: "Chess problem",

	/** In a frame of another page. */
	open: "Open this problem in pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Five ways to show a problem, each made in your browser from the PBI in the page. Copy one, or open it in the builder and put your own in its place.",
		examples: {
			puzzle: { title: "A puzzle", text: "The diagram as magazines print it. The solution is behind a button, and its moves are played on the diagram." },
			solution: { title: "With its solution", text: "For an essay: the solution is open, with all its variations." },
			study: { title: "An endgame study", text: "White to play and win. The whole line is played on the diagram." },
			row: { title: "Several in a row", text: "Three diagrams, each with its author, its source and its solution: Loyd’s story of Charles XII, in which a bullet takes a piece away each time." },
			competition: { title: "A solving competition", text: "Diagrams with coordinates, without authors and solutions." },
		},
	},
};
