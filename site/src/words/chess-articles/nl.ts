import { articles } from "../played/articles/nl.js";
import type { ChessArticleWords } from "../words.js";

export const nl: ChessArticleWords = {
	tag: "nl",

	titles: { publish: "Een schaakpartij in uw artikel publiceren", examples: "Voorbeelden van schaakpartijen voor artikelen" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Plak PGN, zetten zoals {deal} of een FEN",
		knobs: { ...articles.builder.knobs, pieces: "Stukken in de zetten" },
		values: {
			...articles.builder.values,
			figurines: "figurines",
			language: "letters van de taal",
			english: "Engelse letters",
		},
		shows: {
			...articles.builder.shows,
			captured: "geslagen stukken",
			evaluation: "grafiek van de evaluatie",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Kies een stuk en klik op velden, of sleep. Met toetsen: pijlen gaan over de velden, letters zetten stukken neer (met Shift witte), Delete haalt ze weg.",
		move: "stukken verplaatsen",
		remove: "stukken weghalen",
		castling: "Rokade",
		enPassant: "En passant op",
		nowhere: "geen veld",
		number: "Zet",
		clock: "Halve zetten sinds een slag- of pionzet",
	},

	untitled: "Schaakstelling",

	gallery: {
		title: articles.gallery.title,
		lead: "Zeven manieren om een partij of een stelling te tonen, elk in uw browser gemaakt uit de PGN of FEN in de pagina. Kopieer er een, of open haar in de bouwdoos en zet uw eigen in de plaats.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Pijlen en varianten", text: "Een opening uitgelegd: pijlen, gekleurde velden en wat gespeeld had kunnen worden." },
		},
	},
};
