import { played } from "../played/de.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/de.js";

export const de: ChessRoomWords = {
	tag: "de",

	game: "Schach",
	...played,

	positions: {
		count: { one: "{n} Stellung", other: "{n} Stellungen" },
		items: "Stellungen",
		itemsOf: "Stellungen von {name}",
		item: "Stellung",
		show: "Stellung {name} zeigen",
		none: "In dieser Datei ist keine Stellung.",
	},

	openings: {
		missing: { one: "{n} Partie nennt ihre Eröffnung nicht.", other: "{n} Partien nennen ihre Eröffnung nicht." },
		name: "Eröffnungen benennen",
		naming: "Eröffnungen werden benannt…",
		named: "Die Eröffnungen sind benannt.",
		none: "Zu diesen Partien ist keine Eröffnung bekannt.",
	},

	as: {
		download: "PGN für jedes Programm",
		onlyFixes: "PGN nur mit meinen Korrekturen",
		plain: "PGN ohne Varianten und Kommentare",
		reduced: "Reduziertes PGN: sieben Tags und die Züge",
		epd: "Stellungen als EPD",
		csv: "Liste der Partien (CSV)",
		cleaned: "In Normalform",
		onlyMine: "Nur mit meinen Korrekturen",
	},

	page: {
		title: "Schachpartien in PGN prüfen, reparieren und lesen",
		home: {
			title: "Schachpartien prüfen, reparieren und lesen",
			lead: "Eine PGN-Datei enthält Partien mit Spielern, Zügen, Kommentaren und Varianten. Legen Sie Ihre hier ab: Die Seite zeigt die Partien auf dem Brett, sagt, was falsch ist und warum, und speichert die Datei so, dass jedes Schachprogramm sie lesen kann.",
			...played.home,
		},
		dropHere: "PGN-, EPD- oder FEN-Dateien, einen Ordner oder ein .zip hier ablegen",
		chooseByTouch: "PGN-Datei wählen",
		paste: {
			title: "PGN, Züge oder eine FEN einfügen",
			label: "Eine Partie oder viele, nur Züge, oder eine Stellung",
			nothing: "In diesem Text ist keine Schachpartie. Eine Partie sieht so aus: {line}.",
		},
		noWasm: "Dieser Browser kann kein WebAssembly ausführen, das diese Seite braucht, um Schachdateien zu lesen. Jeder heutige Browser kann es; in manchen ist es abgeschaltet.",
		notLoaded: "Der Teil dieser Seite, der Schachdateien liest, konnte nicht geladen werden.",
	},

	list: {
		...played.list,
		searchFor: "Spieler, Turnier, Eröffnung, Datum",
		save: { one: "{n} Partie als PGN speichern", other: "{n} Partien als PGN speichern" },
		orders: { ...played.list.orders, kind: "nach Eröffnungscode" },
	},

	share,
};
