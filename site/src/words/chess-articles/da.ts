import { articles } from "../played/articles/da.js";
import type { ChessArticleWords } from "../words.js";

export const da: ChessArticleWords = {
	tag: "da",

	titles: { publish: "Offentliggør et skakparti i din artikel", examples: "Eksempler på skakpartier til artikler" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Indsæt PGN, træk som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, pieces: "Brikker i trækkene" },
		values: {
			...articles.builder.values,
			figurines: "figuriner",
			language: "sprogets bogstaver",
			english: "engelske bogstaver",
		},
		shows: {
			...articles.builder.shows,
			captured: "slåede brikker",
			evaluation: "vurderingskurve",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Vælg en brik, og klik på felter, eller træk den. Med taster: piletaster går over felterne, bogstaver sætter brikker (med Shift hvide), Delete fjerner dem.",
		move: "flyt brikker",
		remove: "fjern brikker",
		castling: "Rokade",
		enPassant: "En passant på",
		nowhere: "intet felt",
		number: "Træk",
		clock: "Halvtræk siden et slag eller et bondetræk",
	},

	untitled: "Skakstilling",

	gallery: {
		title: articles.gallery.title,
		lead: "Syv måder at vise et parti eller en stilling på, hver lavet i din browser af sidens PGN eller FEN. Kopiér en, eller åbn den i byggesættet, og sæt din egen i stedet.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Pile og varianter", text: "En åbning forklaret: pile, farvede felter og det, der kunne være spillet." },
		},
	},
};
