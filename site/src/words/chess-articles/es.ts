import { articles } from "../played/articles/es.js";
import type { ChessArticleWords } from "../words.js";

export const es: ChessArticleWords = {
	tag: "es",

	titles: { publish: "Publicar una partida de ajedrez en su artículo", examples: "Ejemplos de partidas de ajedrez para artículos" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Pegue PGN, jugadas como {deal} o una FEN",
		knobs: { ...articles.builder.knobs, pieces: "Piezas en las jugadas" },
		values: {
			...articles.builder.values,
			figurines: "figurines",
			language: "letras del idioma",
			english: "letras inglesas",
		},
		shows: {
			...articles.builder.shows,
			captured: "piezas capturadas",
			evaluation: "gráfica de evaluaciones",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Elija una pieza y haga clic en las casillas, o arrástrela. Con el teclado: las flechas recorren las casillas, las letras ponen piezas (con Mayús, blancas) y Supr las quita.",
		move: "mover piezas",
		remove: "quitar piezas",
		castling: "Enroque",
		enPassant: "Captura al paso en",
		nowhere: "ninguna casilla",
		number: "Jugada",
		clock: "Medias jugadas desde una captura o un avance de peón",
	},

	untitled: "Posición de ajedrez",

	gallery: {
		title: articles.gallery.title,
		lead: "Siete maneras de mostrar una partida o una posición, cada una hecha en su navegador a partir del PGN o la FEN de la página. Copie una, o ábrala en el constructor y ponga la suya en su lugar.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Flechas y variantes", text: "Una apertura explicada: flechas, casillas de color y lo que se podría haber jugado." },
		},
	},
};
