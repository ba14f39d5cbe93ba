import type { ChessRoomWords } from "../words.js";
import { share } from "./share/nb.js";

export const nb: ChessRoomWords = {
	tag: "nb",

	game: "Sjakk",
	count: { one: "{n} parti", other: "{n} partier" },
	games: "Partier",
	gamesOf: "Partier i {name}",
	gameWord: "Parti",
	showGame: "Vis parti {name}",
	none: "Det er ikke noe parti i denne filen.",
	table: "Tabell",

	positions: {
		count: { one: "{n} stilling", other: "{n} stillinger" },
		items: "Stillinger",
		itemsOf: "Stillinger i {name}",
		item: "Stilling",
		show: "Vis stilling {name}",
		none: "Det er ingen stilling i denne filen.",
	},

	as: {
		download: "PGN for alle programmer",
		onlyFixes: "PGN med bare mine rettelser",
		plain: "PGN uten varianter og kommentarer",
		reduced: "Redusert PGN: sju tagger og trekkene",
		epd: "Stillinger som EPD",
		csv: "Liste over partier (CSV)",
		cleaned: "I standardform",
		onlyMine: "Med bare mine rettelser",
	},

	page: {
		title: "Kontroller, reparer og les sjakkpartier i PGN",
		home: {
			title: "Kontroller, reparer og les sjakkpartier",
			lead: "En PGN-fil inneholder partier med spillere, trekk, kommentarer og varianter. Slipp din her: siden viser partiene på brettet, sier hva som er galt og hvorfor, og lagrer filen slik at alle sjakkprogrammer kan lese den.",
			privacy: "Filene dine blir på datamaskinen din. Alt gjøres i denne siden, og ingenting sendes. Når du har åpnet den, virker den også uten nett.",
			example: "Et eksempel",
		},
		dropHere: "Slipp PGN-, EPD- eller FEN-filer, en mappe eller en .zip her",
		chooseByTouch: "Velg en PGN-fil",
		paste: {
			title: "Lim inn PGN, trekk eller en FEN",
			label: "Ett parti eller flere, bare trekk, eller en stilling",
			nothing: "Det er ikke noe sjakkparti i denne teksten. Et parti ser slik ut: {line}.",
		},
		noWasm: "Denne nettleseren kan ikke kjøre WebAssembly, som siden trenger for å lese sjakkfiler. Alle dagens nettlesere kan det; i noen er det slått av.",
		notLoaded: "Den delen av siden som leser sjakkfiler, kunne ikke lastes.",
	},

	list: {
		search: "Søk",
		searchIn: "Partier i denne filen",
		searchFor: "spiller, turnering, åpning, dato",
		found: { one: "{n} av {all} partier", other: "{n} av {all} partier" },
		noneFound: "Fant ikke noe parti.",
		save: { one: "Lagre {n} parti som PGN", other: "Lagre {n} partier som PGN" },
		position: { search: "Partier med denne stillingen", found: { one: "{n} parti med denne stillingen", other: "{n} partier med denne stillingen" }, all: "Alle partier", looking: "Leter…" },
		previous: "Forrige",
		next: "Neste",
		place: "Parti {at} av {n}",
		placeFound: "{at} av {n} funnet",
		reading: "Leser…",
		readSoFar: "Leste partier",
		full: "Listen har de første {n} av {all} partier.",
		retry: "Prøv igjen",
		unnamed: "Parti {n}",
		needs: "Trenger deg",
		findings: "Funn i dette partiet",
		sort: "Rekkefølge",
		orders: { file: "som i filen", date: "etter dato", newest: "nyeste først", white: "etter hvit", black: "etter svart", opening: "etter åpningskode", result: "etter resultat" },
		keys: "Taster",
		does: {
			kj: "partiet før, neste parti",
			slash: "søk",
			upDown: "i listen: partiet før, neste parti",
			page: "i listen: en side opp, en side ned",
			ends: "i listen: første parti, siste parti",
			enter: "i søket: det første partiet som ble funnet",
			escape: "i søket: alle partier igjen",
			leftRight: "ett trekk tilbake eller fram",
			lines: "på brettet: varianten før, neste variant",
			flip: "på brettet: snu det",
			help: "denne listen",
		},
	},

	share,
};
