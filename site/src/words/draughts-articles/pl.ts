import { share } from "../draughts/share/pl.js";
import { articles } from "../played/articles/pl.js";
import type { DraughtsArticleWords } from "../words.js";

export const pl: DraughtsArticleWords = {
	tag: "pl",

	titles: { publish: "Opublikuj partię warcabów w swoim artykule", examples: "Przykłady partii warcabów do artykułów" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Wklej PDN, posunięcia takie jak {deal} albo FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "odmiana", captured: "zbite bierki" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Odmiana",
		help: "Wybierz bierkę i klikaj pola albo przeciągaj. Klawiszami: strzałki chodzą po polach, M stawia pionek, a K damkę (z Shift białe), Delete je usuwa.",
		move: "przesuwa bierki",
		remove: "usuwa bierki",
	},

	untitled: "Pozycja warcabowa",

	gallery: {
		title: articles.gallery.title,
		lead: "Siedem sposobów pokazania partii lub pozycji; każdy powstaje w przeglądarce z PDN lub FEN na stronie. Skopiuj któryś albo otwórz go w kreatorze i wstaw swoje.",
		examples: { ...articles.gallery.examples, letters: { title: "Inna odmiana", text: "Warcaby rosyjskie, z literami pól: plansza, posunięcia i zasady są te, które podaje plik." } },
	},
};
