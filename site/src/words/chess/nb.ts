import { played } from "../played/nb.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/nb.js";

export const nb: ChessRoomWords = {
	tag: "nb",

	game: "Sjakk",
	...played,

	positions: {
		count: { one: "{n} stilling", other: "{n} stillinger" },
		items: "Stillinger",
		itemsOf: "Stillinger i {name}",
		item: "Stilling",
		show: "Vis stilling {name}",
		none: "Det er ingen stilling i denne filen.",
	},

	openings: {
		missing: { one: "{n} parti oppgir ikke åpningen.", other: "{n} partier oppgir ikke åpningen." },
		name: "Sett navn på åpningene",
		naming: "Setter navn på åpningene…",
		named: "Åpningene har fått navn.",
		none: "Ingen åpning er kjent for disse partiene.",
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
			...played.home,
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
		...played.list,
		searchFor: "spiller, turnering, åpning, dato",
		save: { one: "Lagre {n} parti som PGN", other: "Lagre {n} partier som PGN" },
		orders: { ...played.list.orders, kind: "etter åpningskode" },
	},

	share,
};
