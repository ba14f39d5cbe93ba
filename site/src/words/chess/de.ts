import type { ChessRoomWords } from "../words.js";
import { share } from "./share/de.js";

export const de: ChessRoomWords = {
	tag: "de",

	game: "Schach",
	count: { one: "{n} Partie", other: "{n} Partien" },
	games: "Partien",
	gamesOf: "Partien von {name}",
	gameWord: "Partie",
	showGame: "Partie {name} zeigen",
	none: "In dieser Datei ist keine Partie.",
	table: "Tabelle",

	positions: {
		count: { one: "{n} Stellung", other: "{n} Stellungen" },
		items: "Stellungen",
		itemsOf: "Stellungen von {name}",
		item: "Stellung",
		show: "Stellung {name} zeigen",
		none: "In dieser Datei ist keine Stellung.",
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
			privacy: "Ihre Dateien bleiben auf Ihrem Rechner. Alles geschieht in dieser Seite, und nichts wird gesendet. Einmal geöffnet, geht sie auch ohne Netz.",
			example: "Ein Beispiel",
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
		search: "Suche",
		searchIn: "Partien dieser Datei",
		searchFor: "Spieler, Turnier, Eröffnung, Datum",
		found: { one: "{n} von {all} Partien", other: "{n} von {all} Partien" },
		noneFound: "Keine Partie gefunden.",
		save: { one: "{n} Partie als PGN speichern", other: "{n} Partien als PGN speichern" },
		position: { search: "Partien mit dieser Stellung", found: { one: "{n} Partie mit dieser Stellung", other: "{n} Partien mit dieser Stellung" }, all: "Alle Partien", looking: "Wird gesucht…" },
		previous: "Vorige",
		next: "Nächste",
		place: "Partie {at} von {n}",
		placeFound: "{at} von {n} gefundenen",
		reading: "Wird gelesen…",
		readSoFar: "Gelesene Partien",
		full: "Die Liste enthält die ersten {n} von {all} Partien.",
		retry: "Noch einmal versuchen",
		unnamed: "Partie {n}",
		needs: "Braucht Sie",
		findings: "Befunde dieser Partie",
		sort: "Reihenfolge",
		orders: { file: "wie in der Datei", date: "nach Datum", newest: "neueste zuerst", white: "nach Weiß", black: "nach Schwarz", opening: "nach Eröffnungscode", result: "nach Ergebnis" },
		keys: "Tasten",
		does: {
			kj: "die Partie davor, die nächste Partie",
			slash: "Suche",
			upDown: "in der Liste: die Partie davor, die nächste Partie",
			page: "in der Liste: eine Seite hinauf, eine Seite hinunter",
			ends: "in der Liste: die erste Partie, die letzte Partie",
			enter: "in der Suche: die erste gefundene Partie",
			escape: "in der Suche: wieder alle Partien",
			leftRight: "einen Zug zurück oder vor",
			lines: "auf dem Brett: die Variante davor, die nächste Variante",
			flip: "auf dem Brett: umdrehen",
			help: "diese Liste",
		},
	},

	share,
};
