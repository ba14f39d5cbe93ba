import { articles } from "../played/articles/nl.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const nl: ProblemEditorWords = {
	tag: "nl",
	add: "Aan de lijst toevoegen",
	cancel: "Annuleren",
	editing: "Probleem bewerken",
	apply: "In het bestand wijzigen",
	saveFen: "Opslaan als FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Er is niets mis met dit probleem.", fen: "Als Forsyth of FEN" },
	help: "Kies een stuk en klik op velden, of sleep. Met toetsen: pijlen gaan over de velden, letters zetten stukken neer (met Shift witte), Delete haalt ze weg.",
	move: "stukken verplaatsen",
	remove: "stukken weghalen",

	fairy: "Sprookjesstuk",
	fairyHint: "letters van Popeye, zoals G",
	fairyPieces: { G: "sprinkhaan", N: "nachtruiter", LI: "leeuw", CA: "kameel", Z: "zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Auteurs, gescheiden door ;",
		stipulation: "Opgave",
		conditions: "Voorwaarden",
		title: "Bron",
		number: "Nummer",
		date: "Datum",
		page: "Pagina",
		rank: "Onderscheiding",
		tourney: "Toernooi",
		key: "Sleutelzet",
		comment: "Commentaar, oplossing, thema’s",
	},
	such: { conditions: "zoals Circe", rank: "zoals 1 Pr", key: "zoals Da1-h8" },
	more: "Bron, onderscheiding, sleutelzet, commentaar",
};
