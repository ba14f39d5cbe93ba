import { articles } from "../played/articles/sv.js";
import type { ChessArticleWords } from "../words.js";

export const sv: ChessArticleWords = {
	tag: "sv",

	titles: { publish: "Publicera ett schackparti i din artikel", examples: "Exempel på schackpartier för artiklar" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Klistra in PGN, drag som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, pieces: "Pjäser i dragen" },
		values: {
			...articles.builder.values,
			figurines: "figuriner",
			language: "språkets bokstäver",
			english: "engelska bokstäver",
		},
		shows: {
			...articles.builder.shows,
			captured: "slagna pjäser",
			evaluation: "värderingskurva",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Välj en pjäs och klicka på rutor, eller dra den. Med tangenter: pilarna går över rutorna, bokstäver sätter pjäser (med Skift vita), Delete tar bort dem.",
		move: "flytta pjäser",
		remove: "ta bort pjäser",
		castling: "Rockad",
		enPassant: "En passant på",
		nowhere: "ingen ruta",
		number: "Drag",
		clock: "Halvdrag sedan ett slag eller ett bondedrag",
	},

	untitled: "Schackställning",

	gallery: {
		title: articles.gallery.title,
		lead: "Sju sätt att visa ett parti eller en ställning, vart och ett gjort i din webbläsare av sidans PGN eller FEN. Kopiera ett, eller öppna det i byggsatsen och sätt ditt eget i stället.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Pilar och varianter", text: "En öppning förklarad: pilar, färgade rutor och det som kunde ha spelats." },
		},
	},
};
