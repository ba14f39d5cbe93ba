import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Une partie dans votre article",
		lead: "Collez une partie ou composez une position, dites comment elle doit paraître, et copiez deux morceaux de HTML : l’un pour la page, l’autre pour l’endroit du plateau. Rien de ce que vous saisissez ne quitte votre ordinateur.",
	},

	builder: {
		deal: "La partie ou la position",
		nothing: "Collez une partie ou ouvrez un fichier à l’étape 1. Vous la verrez ici comme vos lecteurs la verront.",
		place: "À coller là où le plateau doit paraître",
		fence: "Un bloc Markdown n’a pas de langue à lui : le plateau parle celle de votre page.",
		anyGround: "quelconque : le plateau apporte le sien",
		upload: "L’image montre la position où en est l’aperçu. Téléversez-la sur votre blog, et mettez son adresse à la place de {name}.",
		tooLarge: "{name} est trop grand pour un article. Enregistrez les parties voulues dans un fichier à part.",
		tooLong: "C’est trop long pour un lien : {n} caractères, pour {most} au plus. Laissez de côté des parties, des variantes ou des commentaires.",
		short: "{code} : court",
		typed: { from: "Premier coup", to: "Dernier coup", whichMove: "par exemple 12 ou 12b", games: "Parties", whichGames: "toutes, ou 1-4,7" },
		knobs: {
			view: "Vue",
			below: "En bas",
			diagrams: "Diagrammes entre les coups",
			several: "Plusieurs parties",
		},
		values: {
			game: "la partie avec ses coups",
			quiz: "un quiz : les coups derrière un bouton",
			white: "les Blancs",
			black: "les Noirs",
			none: "aucun",
			marked: "là où le fichier le note",
			end: "à la fin",
			startEnd: "au début et à la fin",
			every: "tous les dix coups",
			menu: "une seule, avec un menu",
			all: "toutes",
		},
		shows: {
			players: "joueurs",
			event: "tournoi",
			clocks: "pendules",
			marks: "flèches et cercles",
			moves: "coups",
			variations: "variantes",
			comments: "commentaires",
			glyphs: "signes comme !?",
		},
	},

	kinds: { label: "C’est", game: "une partie", position: "une position", hint: "« une position » reprend celle où en est l’aperçu." },

	position: {
		title: "Composer la position",
		tools: "Ce que fait un clic",
		start: "Position initiale",
		empty: "Plateau vide",
		turn: "Retourner le plateau",
		undo: "Annuler",
		toMove: "Au trait",
		fen: "En FEN",
		which: "Position n°",
		fine: "Rien à redire à cette position.",
		checking: "Vérification…",
		unchecked: "La position n’a pas pu être vérifiée : {why}",
		mend: "Corriger cela",
	},

	gallery: {
		title: "Exemples pour vos articles",
		examples: {
			whole: { title: "Une partie commentée", text: "Le plateau et les coups côte à côte, avec commentaires, signes et diagrammes là où vous en voulez." },
			quiz: { title: "Exercice", text: "Le lecteur voit la position ; les coups sont derrière un bouton." },
			position: { title: "Une position", text: "Un diagramme, dessiné aussitôt, sans rien à charger." },
			sheet: { title: "Une feuille d’exercices", text: "Plusieurs positions, une par ligne." },
			part: { title: "Un passage d’une partie", text: "D’un coup à un autre, vu par les Noirs." },
			several: { title: "Plusieurs parties", text: "Un plateau, et un menu des parties." },
		},
	},
};
