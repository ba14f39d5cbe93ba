import * as played from "../../played/language/de.js";
import type { DraughtsWords } from "./words.js";

export const de: DraughtsWords = {
	tag: "de",

	pieces: { w: "weißer Stein", b: "schwarzer Stein", W: "weiße Dame", B: "schwarze Dame" },
	colors: { white: "Weiß", black: "Schwarz" },
	red: { b: "roter Stein", B: "rote Dame", side: "Rot", toMove: "Rot am Zug" },

	said: {
		move: "{from}-{to}",
		takes: "{from} schlägt {list}, bis {to}",
		unread: "{text}, nicht gelesen",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Damepartie: {white} – {black}",
		untitled: "Damepartie",
		...played.game,
		taken: "{color} hat {n} geschlagen",
		won: "{color} gewann",
		draw: "Remis",
		open: "Nicht beendet",
	},

	board: {
		title: "Damebrett",
		...played.position,
		help: "Die Pfeiltasten gehen über die Felder, Enter nimmt einen Stein auf und setzt ihn ab, Escape lässt ihn stehen.",
		choice: "Welcher Schlag?",
		unreadable: "Die Ausgangsstellung dieser Partie ist nicht lesbar, deshalb gibt es kein Brett.",
	},

	variants: {
		international: "Internationale Dame (10 × 10)",
		english: "Englische Dame (Checkers)",
		italian: "Italienische Dame",
		pool: "Amerikanisches Pool Checkers",
		spanish: "Spanische Dame",
		russian: "Russische Dame",
		brazilian: "Brasilianische Dame",
		canadian: "Kanadische Dame (12 × 12)",
		portuguese: "Portugiesische Dame",
		czech: "Tschechische Dame",
		thai: "Thailändische Dame",
		frisian: "Friesische Dame",
		spantsiretti: "Spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
