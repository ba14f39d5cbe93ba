import { fr as paper } from "../paper/fr.js";
import { sharing } from "../sharing/fr.js";
import type { ProblemOutWords } from "../words.js";

export const fr: ProblemOutWords = {
	tag: "fr",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Imprimer" },

	enter: "Nouveau problème",
	edit: "Modifier…",
	edited: "Ce problème a été modifié dans le fichier.",

	link: "Lien vers ce problème",
	inside: "Le problème est dans le lien lui-même : aucun serveur ne le garde.",
	tooLong: "Ce problème est trop long pour un lien : {n} caractères, le maximum est {most}. Enregistrez-le dans un fichier, et envoyez celui-ci.",
	forms: { ...sharing.forms, fen: "Position (FEN)", popeye: "Entrée de Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Avec les coordonnées",
	publish: "Publier ce problème…",
	analyse: "Analyser sur {site}",

	ask: {
		which: "Problèmes",
		all: "Tous les problèmes ({n})",
		allFound: "Tous les problèmes trouvés ({n})",
		one: "Seulement ce problème",
		what: "Imprimer",
		cards: "Diagrammes avec auteurs et sources",
		contest: "Feuilles de concours de solutions, un problème par feuille",
		diagrams: "Diagrammes seuls",
		perPage: "Diagrammes par page",
		solutions: "avec les solutions à la fin",
		coordinates: "avec les coordonnées",
		named: "avec auteurs et sources",
		heading: "En-tête",
		tooMany: "{n} problèmes sont trop pour une seule impression, le maximum est {most}.",
		start: paper.ask.start,
		making: "Problèmes prêts à imprimer",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Nom",
		solution: "Solution",
		time: "Temps",
		points: "Points",
	},
};
