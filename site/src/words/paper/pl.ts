import type { ChessPaperWords } from "../words.js";

export const pl: ChessPaperWords = {
	tag: "pl",

	ask: {
		which: "Partie",
		all: "Wszystkie partie ({n})",
		allFound: "Wszystkie znalezione partie ({n})",
		allChosen: "Wybrane partie ({n})",
		only: "Tylko {names}",
		what: "Drukuj",
		whole: "Partie z wariantami i komentarzami",
		moves: "Same posunięcia",
		table: "Sama tabela",
		withTable: "z tabelą turnieju przed partiami",
		letters: "Bierki w posunięciach",
		figurines: "Figurki: {letters}",
		own: "Litery: {letters}",
		english: "Litery angielskie: {letters}",
		diagrams: "Diagramy",
		marked: "tam, gdzie wskazuje je plik",
		atStart: "na początku każdej partii",
		atEnd: "na końcu każdej partii",
		every: "w trakcie",
		never: "brak",
		everyMoves: { one: "co posunięcie", few: "co {n} posunięcia", other: "co {n} posunięć" },
		solutions: "z rozwiązaniami na ostatniej stronie",
		tooMany: "{n} to za dużo partii na jeden wydruk, można najwyżej {most}. Wyszukaj te, które chcesz.",
		tooMuch: "Te partie są za długie na jeden wydruk. Wyszukaj te, które chcesz.",
		tooManyPositions: "{n} to za dużo pozycji na jeden wydruk, można najwyżej {most}.",
		start: "Drukuj…",
		making: "Partie przygotowane do druku",
		cancel: "Anuluj",
	},

	standings: {
		crossTable: "Tabela turniejowa",
		standings: "Klasyfikacja",
		after: { one: "po {n} rundzie", few: "po {n} rundach", other: "po {n} rundach" },
		player: "Zawodnik",
		rating: "Ranking",
		points: "Punkty",
		played: "Partie",
		berger: "S-B",
		white: "b",
		black: "c",
	},

	positions: {
		mate: "Mat w {n}",
		answers: "Rozwiązania",
	},
};
