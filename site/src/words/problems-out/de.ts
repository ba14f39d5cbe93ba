import { de as paper } from "../paper/de.js";
import { sharing } from "../sharing/de.js";
import type { ProblemOutWords } from "../words.js";

export const de: ProblemOutWords = {
	tag: "de",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Drucken" },

	enter: "Neues Problem",
	edit: "Bearbeiten…",
	edited: "Dieses Problem wurde in der Datei geändert.",

	link: "Link zu diesem Problem",
	inside: "Das Problem ist im Link selbst enthalten: kein Server speichert es.",
	tooLong: "Dieses Problem ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Speichern Sie es als Datei, und senden Sie diese.",
	forms: { ...sharing.forms, fen: "Stellung (FEN)", popeye: "Eingabe für Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Mit Koordinaten",
	publish: "Dieses Problem veröffentlichen…",
	analyse: "Auf {site} analysieren",

	ask: {
		which: "Probleme",
		all: "Alle Probleme ({n})",
		allFound: "Alle gefundenen Probleme ({n})",
		one: "Nur dieses Problem",
		what: "Drucken",
		cards: "Diagramme mit Verfassern und Quellen",
		contest: "Lösebögen, ein Problem auf jedem",
		diagrams: "Nur Diagramme",
		perPage: "Diagramme je Seite",
		solutions: "mit den Lösungen am Ende",
		coordinates: "mit Koordinaten",
		named: "mit Verfassern und Quellen",
		heading: "Überschrift",
		tooMany: "{n} Probleme sind zu viele, um sie auf einmal zu drucken; höchstens {most} sind möglich.",
		start: paper.ask.start,
		making: "Probleme zum Druck vorbereitet",
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
