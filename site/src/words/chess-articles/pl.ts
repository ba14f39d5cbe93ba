import { articles } from "../played/articles/pl.js";
import type { ChessArticleWords } from "../words.js";

export const pl: ChessArticleWords = {
	tag: "pl",

	titles: { publish: "Opublikuj partię szachów w swoim artykule", examples: "Przykłady partii szachów do artykułów" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Wklej PGN, posunięcia takie jak {deal} albo FEN",
		knobs: { ...articles.builder.knobs, pieces: "Figury w posunięciach" },
		values: {
			...articles.builder.values,
			figurines: "figurki",
			language: "litery języka",
			english: "litery angielskie",
		},
		shows: {
			...articles.builder.shows,
			captured: "zbite bierki",
			evaluation: "wykres ocen",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Wybierz bierkę i klikaj pola albo przeciągaj. Klawiszami: strzałki chodzą po polach, litery stawiają bierki (z Shift białe), Delete je usuwa.",
		move: "przesuwa bierki",
		remove: "usuwa bierki",
		castling: "Roszada",
		enPassant: "Bicie w przelocie na",
		nowhere: "żadnym polu",
		number: "Posunięcie",
		clock: "Półruchy od bicia lub ruchu pionem",
	},

	untitled: "Pozycja szachowa",

	gallery: {
		title: articles.gallery.title,
		lead: "Siedem sposobów pokazania partii lub pozycji; każdy powstaje w przeglądarce z PGN lub FEN na stronie. Skopiuj któryś albo otwórz go w kreatorze i wstaw swoje.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Strzałki i warianty", text: "Debiut objaśniony: strzałki, kolorowe pola i to, co można było zagrać." },
		},
	},
};
