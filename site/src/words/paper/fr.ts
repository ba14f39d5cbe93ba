import type { ChessPaperWords } from "../words.js";

export const fr: ChessPaperWords = {
	tag: "fr",

	ask: {
		which: "Parties",
		all: "Toutes les parties ({n})",
		allFound: "Toutes les parties trouvées ({n})",
		allChosen: "Parties choisies ({n})",
		only: "Seulement {names}",
		what: "Imprimer",
		whole: "Parties avec variantes et commentaires",
		moves: "Les coups seuls",
		table: "Le tableau seul",
		withTable: "avec le tableau du tournoi avant les parties",
		letters: "Pièces dans les coups",
		figurines: "Figurines : {letters}",
		own: "Lettres : {letters}",
		english: "Lettres anglaises : {letters}",
		diagrams: "Diagrammes",
		marked: "là où le fichier les indique",
		atStart: "au début de chaque partie",
		atEnd: "à la fin de chaque partie",
		every: "en cours de partie",
		never: "aucun",
		everyMoves: { one: "à chaque coup", other: "tous les {n} coups" },
		solutions: "avec les solutions en dernière page",
		tooMany: "{n} parties, c’est trop pour une seule impression ; le maximum est {most}. Cherchez celles que vous voulez.",
		tooMuch: "Ces parties sont trop longues pour une seule impression. Cherchez celles que vous voulez.",
		tooManyPositions: "{n} positions, c’est trop pour une seule impression ; le maximum est {most}.",
		start: "Imprimer…",
		making: "Parties prêtes à imprimer",
		cancel: "Annuler",
	},

	standings: {
		crossTable: "Grille américaine",
		standings: "Classement",
		after: { one: "après {n} ronde", other: "après {n} rondes" },
		player: "Joueur",
		rating: "Elo",
		points: "Points",
		played: "Parties",
		berger: "S-B",
		white: "b",
		black: "n",
	},

	positions: {
		mate: "Mat en {n}",
		answers: "Solutions",
	},
};
