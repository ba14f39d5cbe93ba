import { played } from "../played/da.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/da.js";

export const da: ChessRoomWords = {
	tag: "da",

	game: "Skak",
	...played,

	positions: {
		count: { one: "{n} stilling", other: "{n} stillinger" },
		items: "Stillinger",
		itemsOf: "Stillinger i {name}",
		item: "Stilling",
		show: "Vis stilling {name}",
		none: "Der er ingen stilling i denne fil.",
	},

	openings: {
		missing: { one: "{n} parti nævner ikke sin åbning.", other: "{n} partier nævner ikke deres åbning." },
		name: "Tilføj åbningernes navne",
		naming: "Åbningernes navne tilføjes…",
		named: "Åbningernes navne er tilføjet.",
		none: "Ingen åbning er kendt for disse partier.",
	},

	as: {
		download: "PGN til alle programmer",
		onlyFixes: "PGN med kun mine rettelser",
		plain: "PGN uden varianter og kommentarer",
		reduced: "Reduceret PGN: syv tags og trækkene",
		epd: "Stillinger som EPD",
		csv: "Liste over partier (CSV)",
		cleaned: "I standardform",
		onlyMine: "Med kun mine rettelser",
	},

	page: {
		title: "Kontrollér, reparér og læs skakpartier i PGN",
		home: {
			title: "Kontrollér, reparér og læs skakpartier",
			lead: "En PGN-fil indeholder partier med spillere, træk, kommentarer og varianter. Slip din her: siden viser partierne på brættet, siger hvad der er galt og hvorfor, og gemmer filen, så alle skakprogrammer kan læse den.",
			...played.home,
		},
		dropHere: "Slip PGN-, EPD- eller FEN-filer, en mappe eller en .zip her",
		chooseByTouch: "Vælg en PGN-fil",
		paste: {
			title: "Indsæt PGN, træk eller en FEN",
			label: "Ét parti eller flere, kun træk, eller en stilling",
			nothing: "Der er intet skakparti i denne tekst. Et parti ser sådan ud: {line}.",
		},
		noWasm: "Denne browser kan ikke køre WebAssembly, som siden skal bruge for at læse skakfiler. Alle nutidige browsere kan; i nogle er det slået fra.",
		notLoaded: "Den del af siden, der læser skakfiler, kunne ikke hentes.",
	},

	list: {
		...played.list,
		searchFor: "spiller, turnering, åbning, dato",
		save: { one: "Gem {n} parti som PGN", other: "Gem {n} partier som PGN" },
		orders: { ...played.list.orders, kind: "efter åbningskode" },
	},

	share,
};
