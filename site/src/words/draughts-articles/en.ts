import { share } from "../draughts/share/en.js";
import { articles } from "../played/articles/en.js";

/** What the site says in English to those who write articles on draughts: in the builder and in the gallery. {…} is filled in. */
export const en = {
	tag: "en",

	/** Of the pages, as a browser shows them. */
	titles: { publish: "Publish a draughts game in your article", examples: "Examples of draughts games for articles" },

	publish: articles.publish,

	/** In the place of what the builder says of deals. */
	builder: {
		...articles.builder,
		paste: "Paste PDN, moves such as {deal}, or a FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "variant", captured: "captured pieces" },
	},

	kinds: articles.kinds,

	/** Where a position is set up. */
	position: {
		...articles.position,
		variant: "Variant",
		help: "Choose a piece and click squares, or drag. By keys: arrows walk over the squares, M sets a man and K a king (Shift for White), Delete removes.",
		move: "move pieces",
		remove: "remove pieces",
	},

	/** Of a picture or a frame of something that has no name. */
	untitled: "Draughts position",

	gallery: {
		title: articles.gallery.title,
		lead: "Seven ways to show a game or a position, each made in your browser from the PDN or FEN in the page. Copy one, or open it in the builder and put your own in its place.",
		examples: { ...articles.gallery.examples, letters: { title: "Another variant", text: "Russian draughts, with squares by their letters: the board, the moves and the rules are those that the file names." } },
	},
};
