import type { ChessRoomWords } from "../words.js";
import { share } from "./share/nl.js";

export const nl: ChessRoomWords = {
	tag: "nl",

	game: "Schaken",
	count: { one: "{n} partij", other: "{n} partijen" },
	games: "Partijen",
	gamesOf: "Partijen van {name}",
	gameWord: "Partij",
	showGame: "Partij {name} tonen",
	none: "Er staat geen partij in dit bestand.",
	table: "Stand",

	positions: {
		count: { one: "{n} stelling", other: "{n} stellingen" },
		items: "Stellingen",
		itemsOf: "Stellingen van {name}",
		item: "Stelling",
		show: "Stelling {name} tonen",
		none: "Er staat geen stelling in dit bestand.",
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
			privacy: "Uw bestanden blijven op uw computer. Al het werk gebeurt in deze pagina en er wordt niets verstuurd. Eenmaal geopend werkt ze ook zonder netwerk.",
			example: "Een voorbeeld",
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
		search: "Zoeken",
		searchIn: "Partijen van dit bestand",
		searchFor: "speler, toernooi, opening, datum",
		found: { one: "{n} van {all} partijen", other: "{n} van {all} partijen" },
		noneFound: "Geen partij gevonden.",
		save: { one: "{n} partij als PGN bewaren", other: "{n} partijen als PGN bewaren" },
		position: { search: "Partijen met deze stelling", found: { one: "{n} partij met deze stelling", other: "{n} partijen met deze stelling" }, all: "Alle partijen", looking: "Zoeken…" },
		previous: "Vorige",
		next: "Volgende",
		place: "Partij {at} van {n}",
		placeFound: "{at} van {n} gevonden",
		reading: "Lezen…",
		readSoFar: "Gelezen partijen",
		full: "De lijst bevat de eerste {n} van {all} partijen.",
		retry: "Opnieuw proberen",
		unnamed: "Partij {n}",
		needs: "Vraagt uw aandacht",
		findings: "Bevindingen van deze partij",
		sort: "Volgorde",
		orders: { file: "zoals in het bestand", date: "op datum", newest: "nieuwste eerst", white: "op wit", black: "op zwart", opening: "op openingscode", result: "op uitslag" },
		keys: "Toetsen",
		does: {
			kj: "de partij ervoor, de volgende partij",
			slash: "zoeken",
			upDown: "in de lijst: de partij ervoor, de volgende partij",
			page: "in de lijst: een pagina omhoog, een pagina omlaag",
			ends: "in de lijst: de eerste partij, de laatste partij",
			enter: "in het zoekveld: de eerste gevonden partij",
			escape: "in het zoekveld: weer alle partijen",
			leftRight: "één zet terug of vooruit",
			lines: "op het bord: de variant ervoor, de volgende variant",
			flip: "op het bord: omdraaien",
			help: "deze lijst",
		},
	},

	share,
};
