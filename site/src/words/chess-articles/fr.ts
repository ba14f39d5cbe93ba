import { articles } from "../played/articles/fr.js";
import type { ChessArticleWords } from "../words.js";

export const fr: ChessArticleWords = {
	tag: "fr",

	titles: { publish: "Publier une partie d’échecs dans votre article", examples: "Exemples de parties d’échecs pour articles" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Collez du PGN, des coups comme {deal} ou une FEN",
		knobs: { ...articles.builder.knobs, pieces: "Pièces dans les coups" },
		values: {
			...articles.builder.values,
			figurines: "figurines",
			language: "lettres de la langue",
			english: "lettres anglaises",
		},
		shows: {
			...articles.builder.shows,
			captured: "pièces prises",
			evaluation: "courbe d’évaluation",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Choisissez une pièce et cliquez sur des cases, ou faites glisser. Au clavier : les flèches parcourent les cases, les lettres posent des pièces (avec Maj, blanches), Suppr les retire.",
		move: "déplacer des pièces",
		remove: "retirer des pièces",
		castling: "Roque",
		enPassant: "Prise en passant en",
		nowhere: "aucune case",
		number: "Coup",
		clock: "Demi-coups depuis une prise ou un coup de pion",
	},

	untitled: "Position d’échecs",

	gallery: {
		title: articles.gallery.title,
		lead: "Sept façons de montrer une partie ou une position, chacune faite dans votre navigateur à partir du PGN ou de la FEN de la page. Copiez-en une, ou ouvrez-la dans l’atelier et mettez la vôtre à sa place.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Flèches et variantes", text: "Une ouverture expliquée : des flèches, des cases colorées et ce qu’on aurait pu jouer." },
		},
	},
};
