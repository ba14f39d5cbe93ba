import { articles } from "../played/articles/fr.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const fr: ProblemEditorWords = {
	tag: "fr",
	add: "Ajouter à la liste",
	cancel: "Annuler",
	editing: "Modifier le problème",
	apply: "Modifier dans le fichier",
	saveFen: "Enregistrer en FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Rien à redire à ce problème.", fen: "En Forsyth ou FEN" },
	help: "Choisissez une pièce et cliquez sur des cases, ou faites glisser. Au clavier : les flèches parcourent les cases, les lettres posent des pièces (avec Maj, blanches), Suppr les retire.",
	move: "déplacer des pièces",
	remove: "retirer des pièces",

	fairy: "Pièce féerique",
	fairyHint: "lettres de Popeye, comme G",
	fairyPieces: { G: "sauterelle", N: "noctambule", LI: "lion", CA: "chameau", Z: "zèbre" },
	fairyMan: "{color} : {name}",

	fields: {
		authors: "Auteurs, séparés par ;",
		stipulation: "Énoncé",
		conditions: "Conditions",
		title: "Source",
		number: "Numéro",
		date: "Date",
		page: "Page",
		rank: "Distinction",
		tourney: "Tournoi",
		key: "Clé",
		comment: "Commentaire, solution, thèmes",
	},
	such: { conditions: "comme Circé", rank: "comme 1 Pr", key: "comme Da1-h8" },
	more: "Source, distinction, clé, commentaire",
};
