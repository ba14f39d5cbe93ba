import type { MistakeWords } from "../words.js";

export const de: MistakeWords = {
	tag: "de",

	"too-long": "Die Bedingung ist zu lang",
	"too-deep": "Zu viele Klammern ineinander",
	"no-link": "Hier wird „and“, „or“ oder das Ende erwartet",
	"open-parenthesis": "Diese Klammer wird nicht geschlossen",
	"open-quote": "Der Text in Anführungszeichen endet nicht: Schreiben Sie {first} dahinter",
	"no-field": "Hier wird der Name eines Feldes erwartet: {list}",
	"unknown-field": "Kein Feld heißt „{field}“. Es gibt: {list}",
	"misspelt-field": "Kein Feld heißt „{field}“. Ist „{first}“ gemeint?",
	"no-scope": "Geben Sie an, um wessen {field} es geht, zum Beispiel {first}:{field}. Es gibt: {list}",
	"no-order": "{field} hat keine Reihenfolge. Verglichen wird mit {list}",
	"no-text": "{field} ist kein Text. Verglichen wird mit {list}",
	"no-range": "{field} hat keine Reihenfolge und daher keine Werte zwischen zwei anderen",
	"no-value": "Hier wird ein Wert für {field} erwartet",
	"empty-value": "Schreiben Sie „has {field}“ oder „not has {field}“, um zu fragen, ob es einen gibt",
	"not-number": "{field} ist eine Zahl, zum Beispiel {list}",
	"not-date": "{field} ist ein Datum, zum Beispiel {list}",
	"not-shape": "{field} sind vier Längen, zusammen 13, zum Beispiel {list} (mit = in der Reihenfolge der Farben)",
	"not-choice": "{field} kann sein: {list}",
};
