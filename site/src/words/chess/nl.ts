import { played } from "../played/nl.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/nl.js";

export const nl: ChessRoomWords = {
	tag: "nl",

	game: "Schaken",
	...played,

	positions: {
		count: { one: "{n} stelling", other: "{n} stellingen" },
		items: "Stellingen",
		itemsOf: "Stellingen van {name}",
		item: "Stelling",
		show: "Stelling {name} tonen",
		none: "Er staat geen stelling in dit bestand.",
	},

	openings: {
		missing: { one: "{n} partij noemt haar opening niet.", other: "{n} partijen noemen hun opening niet." },
		name: "Openingen benoemen",
		naming: "Openingen worden benoemd…",
		named: "De openingen zijn benoemd.",
		none: "Van deze partijen is geen opening bekend.",
	},

	as: {
		download: "PGN voor elk programma",
		onlyFixes: "PGN met alleen mijn correcties",
		plain: "PGN zonder varianten en commentaar",
		reduced: "Beknopte PGN: zeven tags en de zetten",
		epd: "Stellingen als EPD",
		csv: "Lijst van partijen (CSV)",
		cleaned: "In standaardvorm",
		onlyMine: "Met alleen mijn correcties",
	},

	page: {
		title: "Schaakpartijen in PGN controleren, herstellen en lezen",
		home: {
			title: "Schaakpartijen controleren, herstellen en lezen",
			lead: "Een PGN-bestand bevat partijen met hun spelers, zetten, commentaar en varianten. Zet het uwe hier neer: de pagina toont de partijen op het bord, zegt wat er mis is en waarom, en bewaart het bestand zo dat elk schaakprogramma het kan lezen.",
			...played.home,
		},
		dropHere: "Zet hier PGN-, EPD- of FEN-bestanden, een map of een .zip neer",
		chooseByTouch: "Kies een PGN-bestand",
		paste: {
			title: "PGN, zetten of een FEN plakken",
			label: "Eén partij of veel, alleen zetten, of een stelling",
			nothing: "Er staat geen schaakpartij in deze tekst. Een partij ziet er zo uit: {line}.",
		},
		noWasm: "Deze browser kan geen WebAssembly uitvoeren, dat deze pagina nodig heeft om schaakbestanden te lezen. Elke huidige browser kan het; in sommige is het uitgezet.",
		notLoaded: "Het deel van deze pagina dat schaakbestanden leest, kon niet worden geladen.",
	},

	list: {
		...played.list,
		searchFor: "speler, toernooi, opening, datum",
		save: { one: "{n} partij als PGN bewaren", other: "{n} partijen als PGN bewaren" },
		orders: { ...played.list.orders, kind: "op openingscode" },
	},

	share,
};
