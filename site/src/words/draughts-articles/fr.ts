import { share } from "../draughts/share/fr.js";
import { articles } from "../played/articles/fr.js";
import type { DraughtsArticleWords } from "../words.js";

export const fr: DraughtsArticleWords = {
	tag: "fr",

	titles: { publish: "Publier une partie de dames dans votre article", examples: "Exemples de parties de dames pour articles" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "Collez du PDN, des coups comme {deal} ou une FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "variante", captured: "pièces prises" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Variante",
		help: "Choisissez une pièce et cliquez sur des cases, ou faites glisser. Au clavier : les flèches parcourent les cases, M pose un pion et K une dame (avec Maj, blancs), Suppr les retire.",
		move: "déplacer des pièces",
		remove: "retirer des pièces",
	},

	untitled: "Position de dames",

	gallery: {
		title: articles.gallery.title,
		lead: "Sept façons de montrer une partie ou une position, chacune faite dans votre navigateur à partir du PDN ou de la FEN de la page. Copiez-en une, ou ouvrez-la dans l’atelier et mettez la vôtre à sa place.",
		examples: { ...articles.gallery.examples, letters: { title: "Une autre variante", text: "Les dames russes, avec des lettres pour les cases : le damier, les coups et les règles sont ceux que nomme le fichier." } },
	},
};
