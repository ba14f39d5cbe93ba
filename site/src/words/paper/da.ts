import type { ChessPaperWords } from "../words.js";

export const da: ChessPaperWords = {
	tag: "da",

	ask: {
		which: "Partier",
		all: "Alle partier ({n})",
		allFound: "Alle fundne partier ({n})",
		allChosen: "Valgte partier ({n})",
		only: "Kun {names}",
		what: "Udskriv",
		whole: "Partier med varianter og kommentarer",
		moves: "Kun trækkene",
		table: "Kun tabellen",
		withTable: "med turneringens tabel før partierne",
		letters: "Brikker i træk",
		figurines: "Figuriner: {letters}",
		own: "Bogstaver: {letters}",
		english: "Engelske bogstaver: {letters}",
		diagrams: "Diagrammer",
		marked: "hvor filen angiver dem",
		atStart: "ved begyndelsen af hvert parti",
		atEnd: "ved slutningen af hvert parti",
		every: "undervejs",
		never: "ingen",
		everyMoves: { one: "for hvert træk", other: "for hvert {n}. træk" },
		solutions: "med løsningerne på sidste side",
		tooMany: "{n} partier er for mange at udskrive på én gang; der kan højst være {most}. Søg efter dem, du vil have.",
		tooMuch: "Disse partier er for lange at udskrive på én gang. Søg efter dem, du vil have.",
		tooManyPositions: "{n} stillinger er for mange at udskrive på én gang; der kan højst være {most}.",
		start: "Udskriv…",
		making: "Partier gjort klar til udskrift",
		cancel: "Annuller",
	},

	standings: {
		crossTable: "Krydstabel",
		standings: "Stilling",
		after: { one: "efter {n} runde", other: "efter {n} runder" },
		player: "Spiller",
		rating: "Rating",
		points: "Point",
		played: "Partier",
		berger: "S-B",
		white: "h",
		black: "s",
	},

	positions: {
		mate: "Mat i {n}",
		answers: "Løsninger",
	},
};
