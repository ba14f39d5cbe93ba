import { share } from "../draughts/share/nl.js";
import { articles } from "../played/articles/nl.js";
import type { DraughtsArticleWords } from "../words.js";

export const nl: DraughtsArticleWords = {
	tag: "nl",

	titles: { publish: "Een dampartij in uw artikel publiceren", examples: "Voorbeelden van dampartijen voor artikelen" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Plak PDN, zetten zoals {deal} of een FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "spelsoort", captured: "geslagen stukken" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Spelsoort",
		help: "Kies een stuk en klik op velden, of sleep. Met toetsen: pijlen gaan over de velden, M zet een schijf neer en K een dam (met Shift witte), Delete haalt ze weg.",
		move: "stukken verplaatsen",
		remove: "stukken weghalen",
	},

	untitled: "Damstand",

	gallery: {
		title: articles.gallery.title,
		lead: "Zeven manieren om een partij of een stelling te tonen, elk in uw browser gemaakt uit de PDN of FEN in de pagina. Kopieer er een, of open haar in de bouwdoos en zet uw eigen in de plaats.",
		examples: { ...articles.gallery.examples, letters: { title: "Een andere spelsoort", text: "Russisch dammen, met letters voor de velden: het bord, de zetten en de regels zijn die welke het bestand noemt." } },
	},
};
