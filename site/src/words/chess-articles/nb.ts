import { articles } from "../played/articles/nb.js";
import type { ChessArticleWords } from "../words.js";

export const nb: ChessArticleWords = {
	tag: "nb",

	titles: { publish: "Publiser et sjakkparti i artikkelen din", examples: "Eksempler på sjakkpartier til artikler" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Lim inn PGN, trekk som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, pieces: "Brikker i trekkene" },
		values: {
			...articles.builder.values,
			figurines: "figuriner",
			language: "bokstavene i språket",
			english: "engelske bokstaver",
		},
		shows: {
			...articles.builder.shows,
			captured: "slåtte brikker",
			evaluation: "vurderingskurve",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Velg en brikke og klikk på felter, eller dra den. Med taster: piltastene går over feltene, bokstaver setter brikker (med Shift hvite), Delete fjerner dem.",
		move: "flytt brikker",
		remove: "fjern brikker",
		castling: "Rokade",
		enPassant: "En passant på",
		nowhere: "ikke noe felt",
		number: "Trekk",
		clock: "Halvtrekk siden et slag eller et bondetrekk",
	},

	untitled: "Sjakkstilling",

	gallery: {
		title: articles.gallery.title,
		lead: "Sju måter å vise et parti eller en stilling på, hver laget i nettleseren din av PGN-en eller FEN-en på siden. Kopier en, eller åpne den i byggesettet og sett din egen i stedet.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Piler og varianter", text: "En åpning forklart: piler, fargede felter og det som kunne ha vært spilt." },
		},
	},
};
