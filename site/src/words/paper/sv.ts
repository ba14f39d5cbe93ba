import type { ChessPaperWords } from "../words.js";

export const sv: ChessPaperWords = {
	tag: "sv",

	ask: {
		which: "Partier",
		all: "Alla partier ({n})",
		allFound: "Alla hittade partier ({n})",
		allChosen: "Valda partier ({n})",
		only: "Bara {names}",
		what: "Skriv ut",
		whole: "Partier med varianter och kommentarer",
		moves: "Bara dragen",
		table: "Bara tabellen",
		withTable: "med turneringens tabell före partierna",
		letters: "Pjäser i drag",
		figurines: "Figuriner: {letters}",
		own: "Bokstäver: {letters}",
		english: "Engelska bokstäver: {letters}",
		diagrams: "Diagram",
		marked: "där filen anger dem",
		atStart: "i början av varje parti",
		atEnd: "i slutet av varje parti",
		every: "på vägen",
		never: "inga",
		everyMoves: { one: "för varje drag", other: "var {n}:e drag" },
		solutions: "med lösningarna på sista sidan",
		tooMany: "{n} partier är för många att skriva ut på en gång, det kan vara högst {most}. Sök efter dem som du vill ha.",
		tooMuch: "Dessa partier är för långa att skriva ut på en gång. Sök efter dem som du vill ha.",
		tooManyPositions: "{n} ställningar är för många att skriva ut på en gång, det kan vara högst {most}.",
		start: "Skriv ut…",
		making: "Partier klara för utskrift",
		cancel: "Avbryt",
	},

	standings: {
		crossTable: "Korstabell",
		standings: "Ställning",
		after: { one: "efter {n} rond", other: "efter {n} ronder" },
		player: "Spelare",
		rating: "Rating",
		points: "Poäng",
		played: "Partier",
		berger: "S-B",
		white: "v",
		black: "s",
	},

	positions: {
		mate: "Matt i {n}",
		answers: "Lösningar",
	},
};
