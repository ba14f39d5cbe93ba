import { articles } from "../played/articles/nb.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const nb: ProblemEditorWords = {
	tag: "nb",
	add: "Legg til i listen",
	cancel: "Avbryt",
	editing: "Rediger problemet",
	apply: "Endre i filen",
	saveFen: "Lagre som FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Det er ikke noe galt med dette problemet.", fen: "Som Forsyth eller FEN" },
	help: "Velg en brikke og klikk på felter, eller dra den. Med taster: piltastene går over feltene, bokstaver setter brikker (med Shift hvite), Delete fjerner dem.",
	move: "flytt brikker",
	remove: "fjern brikker",

	fairy: "Eventyrbrikke",
	fairyHint: "bokstaver fra Popeye, som G",
	fairyPieces: { G: "gresshoppe", N: "nattrytter", LI: "løve", CA: "kamel", Z: "sebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Forfattere, skilt med ;",
		stipulation: "Fordring",
		conditions: "Betingelser",
		title: "Kilde",
		number: "Nummer",
		date: "Dato",
		page: "Side",
		rank: "Utmerkelse",
		tourney: "Turnering",
		key: "Nøkkeltrekk",
		comment: "Kommentar, løsning, temaer",
	},
	such: { conditions: "som Circe", rank: "som 1 Pr", key: "som Da1-h8" },
	more: "Kilde, utmerkelse, nøkkeltrekk, kommentar",
};
