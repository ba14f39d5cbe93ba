import type { ChessWords } from "./words.js";
import { nags } from "./nags/de.js";

export const de: ChessWords = {
	tag: "de",
	letters: "KDTLS",

	names: { K: "König", Q: "Dame", R: "Turm", B: "Läufer", N: "Springer", P: "Bauer" },
	men: {
		white: { K: "weißer König", Q: "weiße Dame", R: "weißer Turm", B: "weißer Läufer", N: "weißer Springer", P: "weißer Bauer" },
		black: { K: "schwarzer König", Q: "schwarze Dame", R: "schwarzer Turm", B: "schwarzer Läufer", N: "schwarzer Springer", P: "schwarzer Bauer" },
	},
	colors: { white: "Weiß", black: "Schwarz" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}schlägt {to}",
		promotes: "{move}, Umwandlung: {man}",
		short: "kurze Rochade",
		long: "lange Rochade",
		null: "Nullzug",
		check: "{move}, Schach",
		mate: "{move}, matt",
		unread: "{text}, nicht gelesen",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Schachpartie: {white} – {black}",
		untitled: "Schachpartie",
		unknown: "unbekannt",
		round: "Runde {round}",
		annotator: "Kommentiert von {name}",
		clock: "Uhr von {color}: {time}",
		captured: "{color} hat mehr: {list}",
		result: { "1-0": "Weiß gewann", "0-1": "Schwarz gewann", "1/2-1/2": "Remis", "*": "Nicht beendet" },
		end: { checkmate: "matt", stalemate: "patt", deadPosition: "matt ist nicht mehr möglich" },
	},

	board: {
		title: "Brett",
		start: "Ausgangsstellung",
		after: "Stellung nach {move}",
		toMove: { white: "Weiß am Zug", black: "Schwarz am Zug" },
		empty: "leer",
		square: "{square}, {man}",
		help: "Die Pfeiltasten gehen über die Felder, Enter nimmt eine Figur auf und setzt sie ab, Escape lässt sie stehen.",
		promotion: "Umwandeln in",
		illegal: "Dieser Zug ist hier nicht möglich.",
		unreadable: "Die Ausgangsstellung dieser Partie ist nicht lesbar, deshalb gibt es kein Brett.",
	},

	controls: {
		title: "Nachspielen",
		start: "Zum Anfang",
		back: "Zurück",
		forward: "Vor",
		end: "Zum Ende",
		play: "Von selbst abspielen",
		pause: "Anhalten",
		flip: "Brett drehen",
	},

	moves: {
		title: "Züge der Partie",
		folded: { one: "{n} Variante", other: "{n} Varianten" },
		fold: "Varianten einklappen",
		more: "Weitere Züge zeigen",
		answer: "Züge zeigen",
		illegal: "Dieser Zug ist nicht möglich.",
		rest: "Der Rest bleibt als Text erhalten.",
		position: "Stellung davor zeigen",
		tried: "auf dem Brett probiert",
	},

	evaluation: {
		title: "Bewertung",
		value: "Bewertung: {value}",
	},

	nags,
};
