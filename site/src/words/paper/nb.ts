import type { ChessPaperWords } from "../words.js";

export const nb: ChessPaperWords = {
	tag: "nb",

	ask: {
		which: "Partier",
		all: "Alle partier ({n})",
		allFound: "Alle partier som ble funnet ({n})",
		allChosen: "Valgte partier ({n})",
		only: "Bare {names}",
		what: "Skriv ut",
		whole: "Partier med varianter og kommentarer",
		moves: "Bare trekkene",
		table: "Bare tabellen",
		withTable: "med turneringens tabell foran partiene",
		letters: "Brikker i trekk",
		figurines: "Figuriner: {letters}",
		own: "Bokstaver: {letters}",
		english: "Engelske bokstaver: {letters}",
		diagrams: "Diagrammer",
		marked: "der filen angir dem",
		atStart: "ved starten av hvert parti",
		atEnd: "ved slutten av hvert parti",
		every: "underveis",
		never: "ingen",
		everyMoves: { one: "for hvert trekk", other: "for hvert {n}. trekk" },
		solutions: "med løsningene på siste side",
		tooMany: "{n} partier er for mange å skrive ut på én gang, det kan være høyst {most}. Søk etter dem du vil ha.",
		tooMuch: "Disse partiene er for lange å skrive ut på én gang. Søk etter dem du vil ha.",
		tooManyPositions: "{n} stillinger er for mange å skrive ut på én gang, det kan være høyst {most}.",
		start: "Skriv ut…",
		making: "Partier klare for utskrift",
		cancel: "Avbryt",
	},

	standings: {
		crossTable: "Krysstabell",
		standings: "Tabell",
		after: { one: "etter {n} runde", other: "etter {n} runder" },
		player: "Spiller",
		rating: "Rating",
		points: "Poeng",
		played: "Partier",
		berger: "S-B",
		white: "h",
		black: "s",
	},

	positions: {
		mate: "Matt i {n}",
		answers: "Løsninger",
	},
};
