import * as played from "../../played/language/pl.js";
import type { DraughtsWords } from "./words.js";

export const pl: DraughtsWords = {
	tag: "pl",

	pieces: { w: "biały pionek", b: "czarny pionek", W: "biała damka", B: "czarna damka" },
	colors: { white: "Białe", black: "Czarne" },
	red: { b: "czerwony pionek", B: "czerwona damka", side: "Czerwone", toMove: "Ruch czerwonych" },

	said: {
		move: "{from}-{to}",
		takes: "{from} bije {list}, na {to}",
		unread: "{text}, nie odczytano",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Partia warcabów: {white} – {black}",
		untitled: "Partia warcabów",
		...played.game,
		taken: "{color} zbiły: {n}",
		won: "{color} wygrały",
		draw: "Remis",
		open: "Niedokończona",
	},

	board: {
		title: "Plansza",
		...played.position,
		help: "Strzałki przechodzą po polach, Enter bierze i stawia pionek, Escape go zostawia.",
		choice: "Które bicie?",
		unreadable: "Pozycji początkowej tej partii nie da się odczytać, więc nie ma planszy.",
	},

	variants: {
		international: "warcaby międzynarodowe (10 × 10)",
		english: "warcaby angielskie (checkers)",
		italian: "warcaby włoskie",
		pool: "amerykańskie pool checkers",
		spanish: "warcaby hiszpańskie",
		russian: "warcaby rosyjskie",
		brazilian: "warcaby brazylijskie",
		canadian: "warcaby kanadyjskie (12 × 12)",
		portuguese: "warcaby portugalskie",
		czech: "warcaby czeskie",
		thai: "warcaby tajskie",
		frisian: "warcaby fryzyjskie",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: { ...played.controls, flip: "Obróć planszę" },

	moves: { ...played.moves, tried: "wypróbowane na planszy" },

	nags: played.nags,
};
