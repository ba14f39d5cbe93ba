import { articles } from "../played/articles/pl.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const pl: ProblemEditorWords = {
	tag: "pl",
	add: "Dodaj do listy",
	cancel: "Anuluj",
	editing: "Edycja zadania",
	apply: "Zmień w pliku",
	saveFen: "Zapisz jako FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "Z tym zadaniem wszystko w porządku.", fen: "Jako Forsyth lub FEN" },
	help: "Wybierz bierkę i klikaj pola albo przeciągaj. Klawiszami: strzałki chodzą po polach, litery stawiają bierki (z Shift białe), Delete je usuwa.",
	move: "przesuwa bierki",
	remove: "usuwa bierki",

	fairy: "Bierka bajkowa",
	fairyHint: "litery Popeye, np. G",
	fairyPieces: { G: "konik polny", N: "nocny jeździec", LI: "lew", CA: "wielbłąd", Z: "zebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Autorzy, oddzieleni ;",
		stipulation: "Polecenie",
		conditions: "Warunki",
		title: "Źródło",
		number: "Numer",
		date: "Data",
		page: "Strona",
		rank: "Odznaczenie",
		tourney: "Turniej",
		key: "Wstęp",
		comment: "Komentarz, rozwiązanie, tematy",
	},
	such: { conditions: "np. Circe", rank: "np. 1 Pr", key: "np. Ha1-h8" },
	more: "Źródło, odznaczenie, wstęp, komentarz",
};
