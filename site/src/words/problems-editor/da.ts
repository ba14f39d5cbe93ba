import { articles } from "../played/articles/da.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const da: ProblemEditorWords = {
	tag: "da",
	add: "Føj til listen",
	cancel: "Annuller",
	editing: "Rediger problemet",
	apply: "Ret i filen",
	saveFen: "Gem som FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Der er intet galt med dette problem.", fen: "Som Forsyth eller FEN" },
	help: "Vælg en brik, og klik på felter, eller træk den. Med taster: piletaster går over felterne, bogstaver sætter brikker (med Shift hvide), Delete fjerner dem.",
	move: "flyt brikker",
	remove: "fjern brikker",

	fairy: "Eventyrbrik",
	fairyHint: "bogstaver fra Popeye, f.eks. G",
	fairyPieces: { G: "græshoppe", N: "natrytter", LI: "løve", CA: "kamel", Z: "zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Forfattere, adskilt af ;",
		stipulation: "Fordring",
		conditions: "Betingelser",
		title: "Kilde",
		number: "Nummer",
		date: "Dato",
		page: "Side",
		rank: "Udmærkelse",
		tourney: "Turnering",
		key: "Nøgletræk",
		comment: "Kommentar, løsning, temaer",
	},
	such: { conditions: "f.eks. Circe", rank: "f.eks. 1 Pr", key: "f.eks. Da1-h8" },
	more: "Kilde, udmærkelse, nøgletræk, kommentar",
};
