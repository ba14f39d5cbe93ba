import { share } from "../draughts/share/da.js";
import { articles } from "../played/articles/da.js";
import type { DraughtsArticleWords } from "../words.js";

export const da: DraughtsArticleWords = {
	tag: "da",

	titles: { publish: "Offentliggør et damparti i din artikel", examples: "Eksempler på dampartier til artikler" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Indsæt PDN, træk som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "variant", captured: "slåede brikker" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Variant",
		help: "Vælg en brik, og klik på felter, eller træk den. Med taster: piletaster går over felterne, M sætter en brik og K en dam (med Shift hvide), Delete fjerner dem.",
		move: "flyt brikker",
		remove: "fjern brikker",
	},

	untitled: "Damstilling",

	gallery: {
		title: articles.gallery.title,
		lead: "Syv måder at vise et parti eller en stilling på, hver lavet i din browser af sidens PDN eller FEN. Kopiér en, eller åbn den i byggesættet, og sæt din egen i stedet.",
		examples: { ...articles.gallery.examples, letters: { title: "En anden variant", text: "Russisk dam med bogstaver for felterne: brættet, trækkene og reglerne er dem, som filen nævner." } },
	},
};
