import { share } from "../draughts/share/es.js";
import { articles } from "../played/articles/es.js";
import type { DraughtsArticleWords } from "../words.js";

export const es: DraughtsArticleWords = {
	tag: "es",

	titles: { publish: "Publicar una partida de damas en su artículo", examples: "Ejemplos de partidas de damas para artículos" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Pegue PDN, jugadas como {deal} o una FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "modalidad", captured: "piezas capturadas" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Modalidad",
		help: "Elija una pieza y haga clic en las casillas, o arrástrela. Con el teclado: las flechas recorren las casillas, M pone un peón y K una dama (con Mayús, blancos) y Supr los quita.",
		move: "mover piezas",
		remove: "quitar piezas",
	},

	untitled: "Posición de damas",

	gallery: {
		title: articles.gallery.title,
		lead: "Siete maneras de mostrar una partida o una posición, cada una hecha en su navegador a partir del PDN o la FEN de la página. Copie una, o ábrala en el constructor y ponga la suya en su lugar.",
		examples: { ...articles.gallery.examples, letters: { title: "Otra modalidad", text: "Damas rusas, con las casillas por sus letras: el tablero, las jugadas y las reglas son los que nombra el archivo." } },
	},
};
