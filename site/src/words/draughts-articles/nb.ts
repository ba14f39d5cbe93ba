import { share } from "../draughts/share/nb.js";
import { articles } from "../played/articles/nb.js";
import type { DraughtsArticleWords } from "../words.js";

export const nb: DraughtsArticleWords = {
	tag: "nb",

	titles: { publish: "Publiser et damparti i artikkelen din", examples: "Eksempler på dampartier til artikler" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Lim inn PDN, trekk som {deal} eller en FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "variant", captured: "slåtte brikker" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Variant",
		help: "Velg en brikke og klikk på felter, eller dra den. Med taster: piltastene går over feltene, M setter en brikke og K en dam (med Shift hvite), Delete fjerner dem.",
		move: "flytt brikker",
		remove: "fjern brikker",
	},

	untitled: "Damstilling",

	gallery: {
		title: articles.gallery.title,
		lead: "Sju måter å vise et parti eller en stilling på, hver laget i nettleseren din av PDN-en eller FEN-en på siden. Kopier en, eller åpne den i byggesettet og sett din egen i stedet.",
		examples: { ...articles.gallery.examples, letters: { title: "En annen variant", text: "Russisk dam med bokstaver for feltene: brettet, trekkene og reglene er de som filen nevner." } },
	},
};
