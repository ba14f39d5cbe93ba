import { pl as paper } from "../paper/pl.js";
import { sharing } from "../sharing/pl.js";
import type { ProblemOutWords } from "../words.js";

export const pl: ProblemOutWords = {
	tag: "pl",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Drukuj" },

	enter: "Nowe zadanie",
	edit: "Edytuj…",
	edited: "To zadanie zmieniono w pliku.",

	link: "Link do tego zadania",
	inside: "Zadanie jest w samym linku: żaden serwer go nie przechowuje.",
	tooLong: "To zadanie jest za długie na link: {n} znaków, a najwięcej może być {most}. Zapisz je jako plik i wyślij plik.",
	forms: { ...sharing.forms, fen: "Pozycja (FEN)", popeye: "Dane dla Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Ze współrzędnymi",
	publish: "Opublikuj to zadanie…",
	analyse: "Analizuj na {site}",

	ask: {
		which: "Zadania",
		all: "Wszystkie zadania ({n})",
		allFound: "Wszystkie znalezione zadania ({n})",
		one: "Tylko to zadanie",
		what: "Drukuj",
		cards: "Diagramy z autorami i źródłami",
		contest: "Arkusze na konkurs rozwiązywania, zadanie na każdym",
		diagrams: "Same diagramy",
		perPage: "Diagramów na stronie",
		solutions: "z rozwiązaniami na końcu",
		coordinates: "ze współrzędnymi",
		named: "z autorami i źródłami",
		heading: "Nagłówek",
		tooMany: "{n} zadań to za dużo na jeden wydruk, najwięcej może być {most}.",
		start: paper.ask.start,
		making: "Zadania przygotowane do druku",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Imię i nazwisko",
		solution: "Rozwiązanie",
		time: "Czas",
		points: "Punkty",
	},
};
