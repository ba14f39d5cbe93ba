import type { ChessWords } from "./words.js";
import { nags } from "./nags/pl.js";

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
		unknown: "nieznany",
		round: "runda {round}",
		annotator: "Komentarze: {name}",
		clock: "Zegar, {color}: {time}",
		captured: "{color} mają więcej: {list}",
		result: { "1-0": "Wygrały białe", "0-1": "Wygrały czarne", "1/2-1/2": "Remis", "*": "Niedokończona" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat nie jest możliwy" },
	},

	board: {
		title: "Szachownica",
		start: "Pozycja początkowa",
		after: "Pozycja po {move}",
		toMove: { white: "Ruch białych", black: "Ruch czarnych" },
		empty: "puste",
		square: "{square}, {man}",
		help: "Strzałki przechodzą po polach, Enter bierze i stawia bierkę, Escape ją zostawia.",
		promotion: "Promocja na",
		illegal: "Ten ruch nie jest tu możliwy.",
		unreadable: "Pozycji początkowej tej partii nie da się odczytać, więc nie ma szachownicy.",
	},

	controls: {
		title: "Odtwarzanie",
		start: "Na początek",
		back: "Wstecz",
		forward: "Dalej",
		end: "Na koniec",
		play: "Odtwarzaj samo",
		pause: "Zatrzymaj",
		flip: "Obróć szachownicę",
	},

	moves: {
		title: "Ruchy partii",
		folded: { one: "{n} wariant", few: "{n} warianty", many: "{n} wariantów", other: "{n} wariantu" },
		fold: "Zwiń warianty",
		more: "Pokaż więcej ruchów",
		answer: "Pokaż ruchy",
		illegal: "Ten ruch nie jest możliwy.",
		rest: "Dalszy ciąg zachowano jako tekst.",
		position: "Pokaż pozycję przed nim",
		tried: "wypróbowane na szachownicy",
	},

	evaluation: {
		title: "Ocena",
		value: "Ocena: {value}",
	},

	nags,
};
