import { played } from "../played/nb.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/nb.js";

export const nb: DraughtsRoomWords = {
	tag: "nb",

	game: "Dam",
	...played,

	as: {
		download: "PDN for alle programmer",
		onlyFixes: "PDN med bare mine rettelser",
		plain: "PDN uten varianter og kommentarer",
		numbers: "PDN med felt som tall (32-28)",
		letters: "PDN med felt som bokstaver (c3-d4)",
		older: "PDN for eldre programmer: partier slutter med resultatet",
		csv: "Liste over partier (CSV)",
	},

	letters: "Bokstavene er kanskje kyrilliske. Hvilken av linjene kan leses?",

	page: {
		title: "Kontroller, reparer og les dampartier i PDN",
		home: {
			title: "Kontroller, reparer og les dampartier",
			lead: "En PDN-fil inneholder dampartier med spillere, trekk, kommentarer og varianter, i en av tretten spillformer. Slipp din her: siden viser partiene på brettet, sier hvilket trekk som er ulovlig, og hva som måtte slås, og lagrer filen slik at alle damprogrammer kan lese den.",
			...played.home,
		},
		dropHere: "Slipp PDN-filer, en mappe eller en .zip her",
		chooseByTouch: "Velg en PDN-fil",
		paste: {
			title: "Lim inn PDN eller trekk",
			label: "Ett parti eller flere, eller bare trekk",
			nothing: "Det er ikke noe damparti i denne teksten. Et parti ser slik ut: {line}.",
		},
		noWasm: "Denne nettleseren kan ikke kjøre WebAssembly, som siden trenger for å lese damfiler. Alle dagens nettlesere kan det; i noen er det slått av.",
		notLoaded: "Den delen av siden som leser damfiler, kunne ikke lastes.",
	},

	list: {
		...played.list,
		searchFor: "spiller, turnering, spillform, dato",
		save: { one: "Lagre {n} parti som PDN", other: "Lagre {n} partier som PDN" },
		orders: { ...played.list.orders, kind: "etter spillform" },
	},

	share,
};
