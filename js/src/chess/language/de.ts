import * as played from "../../played/language/de.js";
import type { ChessWords } from "./words.js";

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
		...played.game,
		captured: "{color} hat mehr: {list}",
		result: { "1-0": "Weiß gewann", "0-1": "Schwarz gewann", "1/2-1/2": "Remis", "*": "Nicht beendet" },
		end: { checkmate: "matt", stalemate: "patt", deadPosition: "matt ist nicht mehr möglich" },
	},

	board: {
		title: "Brett",
		...played.position,
		help: "Die Pfeiltasten gehen über die Felder, Enter nimmt eine Figur auf und setzt sie ab, Escape lässt sie stehen.",
		promotion: "Umwandeln in",
		unreadable: "Die Ausgangsstellung dieser Partie ist nicht lesbar, deshalb gibt es kein Brett.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Bewertung",
		value: "Bewertung: {value}",
	},

	nags: played.nags,
};
