import { played } from "../played/de.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/de.js";

export const de: DraughtsRoomWords = {
	tag: "de",

	game: "Dame",
	...played,

	as: {
		download: "PDN für jedes Programm",
		onlyFixes: "PDN nur mit meinen Korrekturen",
		plain: "PDN ohne Varianten und Kommentare",
		numbers: "PDN mit Feldern als Zahlen (32-28)",
		letters: "PDN mit Feldern als Buchstaben (c3-d4)",
		older: "PDN für ältere Programme: Partien enden mit dem Ergebnis",
		csv: "Liste der Partien (CSV)",
	},

	letters: "Die Schrift ist vielleicht kyrillisch. Welche dieser Zeilen ist lesbar?",

	page: {
		title: "Damepartien in PDN prüfen, reparieren und lesen",
		home: {
			title: "Damepartien prüfen, reparieren und lesen",
			lead: "Eine PDN-Datei enthält Damepartien mit Spielern, Zügen, Kommentaren und Varianten, in einer von dreizehn Spielarten. Legen Sie Ihre hier ab: Die Seite zeigt die Partien auf dem Brett, sagt, welcher Zug nicht erlaubt ist und was zu schlagen war, und speichert die Datei so, dass jedes Dameprogramm sie lesen kann.",
			...played.home,
		},
		dropHere: "PDN-Dateien, einen Ordner oder ein .zip hier ablegen",
		chooseByTouch: "PDN-Datei wählen",
		paste: {
			title: "PDN oder Züge einfügen",
			label: "Eine Partie oder viele, oder nur Züge",
			nothing: "In diesem Text ist keine Damepartie. Eine Partie sieht so aus: {line}.",
		},
		noWasm: "Dieser Browser kann kein WebAssembly ausführen, das diese Seite braucht, um Damedateien zu lesen. Jeder heutige Browser kann es; in manchen ist es abgeschaltet.",
		notLoaded: "Der Teil dieser Seite, der Damedateien liest, konnte nicht geladen werden.",
	},

	list: {
		...played.list,
		searchFor: "Spieler, Turnier, Spielart, Datum",
		save: { one: "{n} Partie als PDN speichern", other: "{n} Partien als PDN speichern" },
		orders: { ...played.list.orders, kind: "nach Spielart" },
	},

	share,
};
