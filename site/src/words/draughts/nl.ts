import { played } from "../played/nl.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/nl.js";

export const nl: DraughtsRoomWords = {
	tag: "nl",

	game: "Dammen",
	...played,

	as: {
		download: "PDN voor elk programma",
		onlyFixes: "PDN met alleen mijn correcties",
		plain: "PDN zonder varianten en commentaar",
		numbers: "PDN met veldnummers (32-28)",
		letters: "PDN met velden als letters (c3-d4)",
		older: "PDN voor oudere programma’s: partijen eindigen met de uitslag",
		csv: "Lijst van partijen (CSV)",
	},

	letters: "Deze letters zijn misschien cyrillisch. Welke van deze regels is leesbaar?",

	page: {
		title: "Dampartijen in PDN controleren, herstellen en lezen",
		home: {
			title: "Dampartijen controleren, herstellen en lezen",
			lead: "Een PDN-bestand bevat dampartijen met hun spelers, zetten, commentaar en varianten, in een van dertien spelsoorten. Zet het uwe hier neer: de pagina toont de partijen op het bord, zegt welke zet niet mag en wat er geslagen moest worden, en bewaart het bestand zo dat elk damprogramma het kan lezen.",
			...played.home,
		},
		dropHere: "Zet hier PDN-bestanden, een map of een .zip neer",
		chooseByTouch: "Kies een PDN-bestand",
		paste: {
			title: "PDN of zetten plakken",
			label: "Eén partij of veel, of alleen zetten",
			nothing: "Er staat geen dampartij in deze tekst. Een partij ziet er zo uit: {line}.",
		},
		noWasm: "Deze browser kan geen WebAssembly uitvoeren, dat deze pagina nodig heeft om dambestanden te lezen. Elke huidige browser kan het; in sommige is het uitgezet.",
		notLoaded: "Het deel van deze pagina dat dambestanden leest, kon niet worden geladen.",
	},

	list: {
		...played.list,
		searchFor: "speler, toernooi, spelsoort, datum",
		save: { one: "{n} partij als PDN bewaren", other: "{n} partijen als PDN bewaren" },
		orders: { ...played.list.orders, kind: "op spelsoort" },
	},

	share,
};
