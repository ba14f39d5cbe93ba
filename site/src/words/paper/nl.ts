import type { ChessPaperWords } from "../words.js";

export const nl: ChessPaperWords = {
	tag: "nl",

	ask: {
		which: "Partijen",
		all: "Alle partijen ({n})",
		allFound: "Alle gevonden partijen ({n})",
		allChosen: "Gekozen partijen ({n})",
		only: "Alleen {names}",
		what: "Afdrukken",
		whole: "Partijen met varianten en commentaar",
		moves: "Alleen de zetten",
		table: "Alleen de tabel",
		withTable: "met de toernooitabel vóór de partijen",
		letters: "Stukken in zetten",
		figurines: "Figurines: {letters}",
		own: "Letters: {letters}",
		english: "Engelse letters: {letters}",
		diagrams: "Diagrammen",
		marked: "waar het bestand ze aangeeft",
		atStart: "aan het begin van elke partij",
		atEnd: "aan het einde van elke partij",
		every: "onderweg",
		never: "geen",
		everyMoves: { one: "na elke zet", other: "om de {n} zetten" },
		solutions: "met de oplossingen op de laatste pagina",
		tooMany: "{n} partijen zijn te veel om in één keer af te drukken; het maximum is {most}. Zoek de partijen die u wilt.",
		tooMuch: "Deze partijen zijn te lang om in één keer af te drukken. Zoek de partijen die u wilt.",
		tooManyPositions: "{n} stellingen zijn te veel om in één keer af te drukken; het maximum is {most}.",
		start: "Afdrukken…",
		making: "Partijen klaar om af te drukken",
		cancel: "Annuleren",
	},

	standings: {
		crossTable: "Kruistabel",
		standings: "Ranglijst",
		after: { one: "na {n} ronde", other: "na {n} ronden" },
		player: "Speler",
		rating: "Rating",
		points: "Punten",
		played: "Partijen",
		berger: "S-B",
		white: "w",
		black: "z",
	},

	positions: {
		mate: "Mat in {n}",
		answers: "Oplossingen",
	},
};
