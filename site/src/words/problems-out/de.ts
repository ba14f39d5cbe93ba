import { de as paper } from "../paper/de.js";
import { sharing } from "../sharing/de.js";
import type { ProblemOutWords } from "../words.js";

export const de: ProblemOutWords = {
	tag: "de",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Drucken" },

	enter: "Neue Aufgabe",
	edit: "Bearbeiten…",
	edited: "Diese Aufgabe wurde in der Datei geändert.",

	link: "Link zu dieser Aufgabe",
	inside: "Die Aufgabe ist im Link selbst enthalten: kein Server speichert sie.",
	tooLong: "Diese Aufgabe ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Speichern Sie sie als Datei, und senden Sie diese.",
	forms: { ...sharing.forms, fen: "Stellung (FEN)", popeye: "Eingabe für Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Mit Koordinaten",
	publish: "Diese Aufgabe veröffentlichen…",
	analyse: "Auf {site} analysieren",

	ask: {
		which: "Aufgaben",
		all: "Alle Aufgaben ({n})",
		allFound: "Alle gefundenen Aufgaben ({n})",
		one: "Nur diese Aufgabe",
		what: "Drucken",
		cards: "Diagramme mit Verfassern und Quellen",
		contest: "Lösebögen, eine Aufgabe auf jedem",
		diagrams: "Nur Diagramme",
		perPage: "Diagramme je Seite",
		solutions: "mit den Lösungen am Ende",
		coordinates: "mit Koordinaten",
		named: "mit Verfassern und Quellen",
		heading: "Überschrift",
		tooMany: "{n} Aufgaben sind zu viele, um sie auf einmal zu drucken; höchstens {most} sind möglich.",
		start: paper.ask.start,
		making: "Aufgaben zum Druck vorbereitet",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Name",
		solution: "Lösung",
		time: "Zeit",
		points: "Punkte",
	},
};
