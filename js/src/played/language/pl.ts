export { nags } from "./nags/pl.js";

export const game = {
	unknown: "nieznany",
	round: "runda {round}",
	annotator: "Komentarze: {name}",
	clock: "Zegar, {color}: {time}",
};

export const position = {
	start: "Pozycja początkowa",
	after: "Pozycja po {move}",
	toMove: { white: "Ruch białych", black: "Ruch czarnych" },
	empty: "puste",
	square: "{square}, {man}",
	illegal: "Ten ruch nie jest tu możliwy.",
};

export const controls = {
	title: "Odtwarzanie",
	start: "Na początek",
	back: "Wstecz",
	forward: "Dalej",
	end: "Na koniec",
	play: "Odtwarzaj samo",
	pause: "Zatrzymaj",
	flip: "Obróć szachownicę",
};

export const moves = {
	title: "Ruchy partii",
	folded: { one: "{n} wariant", few: "{n} warianty", many: "{n} wariantów", other: "{n} wariantu" },
	fold: "Zwiń warianty",
	more: "Pokaż więcej ruchów",
	answer: "Pokaż ruchy",
	illegal: "Ten ruch nie jest możliwy.",
	rest: "Dalszy ciąg zachowano jako tekst.",
	position: "Pokaż pozycję przed nim",
	tried: "wypróbowane na szachownicy",
};
