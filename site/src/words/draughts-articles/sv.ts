import { share } from "../draughts/share/sv.js";
import { articles } from "../played/articles/sv.js";
import type { DraughtsArticleWords } from "../words.js";

export const sv: DraughtsArticleWords = {
	tag: "sv",

	titles: { publish: "Publicera ett damparti i din artikel", examples: "Exempel på dampartier för artiklar" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Klistra in PDN, drag som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "variant", captured: "slagna brickor" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Variant",
		help: "Välj en bricka och klicka på rutor, eller dra den. Med tangenter: pilarna går över rutorna, M sätter en bricka och K en dam (med Skift vita), Delete tar bort dem.",
		move: "flytta brickor",
		remove: "ta bort brickor",
	},

	untitled: "Damställning",

	gallery: {
		title: articles.gallery.title,
		lead: "Sju sätt att visa ett parti eller en ställning, vart och ett gjort i din webbläsare av sidans PDN eller FEN. Kopiera ett, eller öppna det i byggsatsen och sätt ditt eget i stället.",
		examples: { ...articles.gallery.examples, letters: { title: "En annan variant", text: "Ryskt damspel, med bokstäver för rutorna: brädet, dragen och reglerna är de som filen nämner." } },
	},
};
