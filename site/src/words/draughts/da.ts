import { played } from "../played/da.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/da.js";

export const da: DraughtsRoomWords = {
	tag: "da",

	game: "Dam",
	...played,

	as: {
		download: "PDN til alle programmer",
		onlyFixes: "PDN med kun mine rettelser",
		plain: "PDN uden varianter og kommentarer",
		numbers: "PDN med felter som tal (32-28)",
		letters: "PDN med felter som bogstaver (c3-d4)",
		older: "PDN til ældre programmer: partier slutter med resultatet",
		csv: "Liste over partier (CSV)",
	},

	letters: "Bogstaverne er måske kyrilliske. Hvilken af linjerne kan læses?",

	page: {
		title: "Kontrollér, reparér og læs dampartier i PDN",
		home: {
			title: "Kontrollér, reparér og læs dampartier",
			lead: "En PDN-fil indeholder dampartier med spillere, træk, kommentarer og varianter, i en af tretten spilformer. Slip din her: siden viser partierne på brættet, siger hvilket træk der er ulovligt, og hvad der skulle slås, og gemmer filen, så alle damprogrammer kan læse den.",
			...played.home,
		},
		dropHere: "Slip PDN-filer, en mappe eller en .zip her",
		chooseByTouch: "Vælg en PDN-fil",
		paste: {
			title: "Indsæt PDN eller træk",
			label: "Ét parti eller flere, eller kun træk",
			nothing: "Der er intet damparti i denne tekst. Et parti ser sådan ud: {line}.",
		},
		noWasm: "Denne browser kan ikke køre WebAssembly, som siden skal bruge for at læse damfiler. Alle nutidige browsere kan; i nogle er det slået fra.",
		notLoaded: "Den del af siden, der læser damfiler, kunne ikke hentes.",
	},

	list: {
		...played.list,
		searchFor: "spiller, turnering, spilform, dato",
		save: { one: "Gem {n} parti som PDN", other: "Gem {n} partier som PDN" },
		orders: { ...played.list.orders, kind: "efter spilform" },
	},

	share,
};
