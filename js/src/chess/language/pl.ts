import * as played from "../../played/language/pl.js";
import type { ChessWords } from "./words.js";

export const pl: ChessWords = {
	tag: "pl",
	letters: "KHWGS",

	names: { K: "król", Q: "hetman", R: "wieża", B: "goniec", N: "skoczek", P: "pion" },
	men: {
		white: { K: "biały król", Q: "biały hetman", R: "biała wieża", B: "biały goniec", N: "biały skoczek", P: "biały pion" },
		black: { K: "czarny król", Q: "czarny hetman", R: "czarna wieża", B: "czarny goniec", N: "czarny skoczek", P: "czarny pion" },
	},
	colors: { white: "Białe", black: "Czarne" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}bije {to}",
		promotes: "{move}, promocja: {man}",
		short: "krótka roszada",
		long: "długa roszada",
		null: "pusty ruch",
		check: "{move}, szach",
		mate: "{move}, mat",
		unread: "{text}, nie odczytano",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Partia szachów: {white} – {black}",
		untitled: "Partia szachów",
		...played.game,
		captured: "{color} mają więcej: {list}",
		result: { "1-0": "Wygrały białe", "0-1": "Wygrały czarne", "1/2-1/2": "Remis", "*": "Niedokończona" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat nie jest możliwy" },
	},

	board: {
		title: "Szachownica",
		...played.position,
		help: "Strzałki przechodzą po polach, Enter bierze i stawia bierkę, Escape ją zostawia.",
		promotion: "Promocja na",
		unreadable: "Pozycji początkowej tej partii nie da się odczytać, więc nie ma szachownicy.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Ocena",
		value: "Ocena: {value}",
	},

	nags: played.nags,
};
