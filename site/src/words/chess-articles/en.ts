import { articles } from "../played/articles/en.js";

/** What the site says in English to those who write articles on chess: in the builder and in the gallery. {…} is filled in. */
export const en = {
	tag: "en",

	/** Of the pages, as a browser shows them. */
	titles: { publish: "Publish a chess game in your article", examples: "Examples of chess games for articles" },

	publish: articles.publish,

	/** In the place of what the builder says of deals. */
	builder: {
		...articles.builder,
		paste: "Paste PGN, moves such as {deal}, or a FEN",
		knobs: { ...articles.builder.knobs, pieces: "Pieces in the moves" },
		values: {
			...articles.builder.values,
			figurines: "figurines",
			language: "letters of the language",
			english: "English letters",
		},
		shows: {
			...articles.builder.shows,
			captured: "captured pieces",
			evaluation: "graph of evaluations",
		},
	},

	kinds: articles.kinds,

	/** Where a position is set up. */
	position: {
		...articles.position,
		help: "Choose a piece and click squares, or drag. By keys: arrows walk over the squares, letters set pieces (Shift for White), Delete removes.",
		move: "move pieces",
		remove: "remove pieces",
		castling: "Castling",
		enPassant: "En passant on",
		nowhere: "no square",
		number: "Move",
		clock: "Half-moves since a capture or a pawn move",
	},

	/** Of a picture or a frame of something that has no name. */
	untitled: "Chess position",

	gallery: {
		title: articles.gallery.title,
		lead: "Seven ways to show a game or a position, each made in your browser from the PGN or FEN in the page. Copy one, or open it in the builder and put your own in its place.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Arrows and variations", text: "An opening explained: arrows, coloured squares, and lines that could have been played." },
		},
	},
};
