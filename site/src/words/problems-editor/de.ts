import { articles } from "../played/articles/de.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const de: ProblemEditorWords = {
	tag: "de",
	add: "Zur Liste hinzufügen",
	cancel: "Abbrechen",
	editing: "Problem bearbeiten",
	apply: "In der Datei ändern",
	saveFen: "Als FEN speichern",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "An diesem Problem ist nichts falsch.", fen: "Als Forsyth oder FEN" },
	help: "Wählen Sie eine Figur und klicken Sie auf Felder, oder ziehen Sie. Mit Tasten: Pfeile gehen über die Felder, Buchstaben setzen Figuren (mit Umschalttaste weiße), Entf entfernt sie.",
	move: "Figuren ziehen",
	remove: "Figuren entfernen",

	fairy: "Märchenfigur",
	fairyHint: "Buchstaben von Popeye, etwa G",
	fairyPieces: { G: "Grashüpfer", N: "Nachtreiter", LI: "Löwe", CA: "Kamel", Z: "Zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Verfasser, durch ; getrennt",
		stipulation: "Forderung",
		conditions: "Bedingungen",
		title: "Quelle",
		number: "Nummer",
		date: "Datum",
		page: "Seite",
		rank: "Auszeichnung",
		tourney: "Turnier",
		key: "Schlüsselzug",
		comment: "Kommentar, Lösung, Themen",
	},
	such: { conditions: "etwa Circe", rank: "etwa 1 Pr", key: "etwa Da1-h8" },
	more: "Quelle, Auszeichnung, Schlüssel, Kommentar",
};
