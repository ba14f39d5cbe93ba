import type { ChessPaperWords } from "../words.js";

export const de: ChessPaperWords = {
	tag: "de",

	ask: {
		which: "Partien",
		all: "Alle Partien ({n})",
		allFound: "Alle gefundenen Partien ({n})",
		allChosen: "Gewählte Partien ({n})",
		only: "Nur {names}",
		what: "Drucken",
		whole: "Partien mit Varianten und Kommentaren",
		moves: "Nur die Züge",
		table: "Nur die Tabelle",
		withTable: "mit der Turniertabelle vor den Partien",
		letters: "Figuren in den Zügen",
		figurines: "Figurinen: {letters}",
		own: "Buchstaben: {letters}",
		english: "Englische Buchstaben: {letters}",
		diagrams: "Diagramme",
		marked: "wo die Datei sie vorsieht",
		atStart: "am Anfang jeder Partie",
		atEnd: "am Ende jeder Partie",
		every: "unterwegs",
		never: "keine",
		everyMoves: { one: "nach jedem Zug", other: "alle {n} Züge" },
		solutions: "mit den Lösungen auf der letzten Seite",
		tooMany: "{n} Partien sind zu viele für einen Druck, höchstens {most} sind möglich. Suchen Sie die, die Sie brauchen.",
		tooMuch: "Diese Partien sind zu lang für einen Druck. Suchen Sie die, die Sie brauchen.",
		tooManyPositions: "{n} Stellungen sind zu viele für einen Druck, höchstens {most} sind möglich.",
		start: "Drucken…",
		making: "Partien für den Druck vorbereitet",
		cancel: "Abbrechen",
	},

	standings: {
		crossTable: "Kreuztabelle",
		standings: "Rangliste",
		after: { one: "nach {n} Runde", other: "nach {n} Runden" },
		player: "Spieler",
		rating: "Elo",
		points: "Punkte",
		played: "Partien",
		berger: "SoBerg",
		white: "w",
		black: "s",
	},

	positions: {
		mate: "Matt in {n}",
		answers: "Lösungen",
	},
};
