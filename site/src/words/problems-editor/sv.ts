import { articles } from "../played/articles/sv.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const sv: ProblemEditorWords = {
	tag: "sv",
	add: "Lägg till i listan",
	cancel: "Avbryt",
	editing: "Redigera problemet",
	apply: "Ändra i filen",
	saveFen: "Spara som FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Det är inget fel på det här problemet.", fen: "Som Forsyth eller FEN" },
	help: "Välj en pjäs och klicka på rutor, eller dra den. Med tangenter: pilarna går över rutorna, bokstäver sätter pjäser (med Skift vita), Delete tar bort dem.",
	move: "flytta pjäser",
	remove: "ta bort pjäser",

	fairy: "Sagopjäs",
	fairyHint: "bokstäver från Popeye, till exempel G",
	fairyPieces: { G: "gräshoppa", N: "nattryttare", LI: "lejon", CA: "kamel", Z: "zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Författare, åtskilda med ;",
		stipulation: "Fordran",
		conditions: "Villkor",
		title: "Källa",
		number: "Nummer",
		date: "Datum",
		page: "Sida",
		rank: "Utmärkelse",
		tourney: "Turnering",
		key: "Nyckeldrag",
		comment: "Kommentar, lösning, teman",
	},
	such: { conditions: "till exempel Circe", rank: "till exempel 1 Pr", key: "till exempel Da1-h8" },
	more: "Källa, utmärkelse, nyckeldrag, kommentar",
};
