import { sharing } from "../../sharing/pl.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Zapisz jako PGN",
	open: "Otwórz tę partię w pbnkit",
	link: "Link do tej partii",
	inside: "Partia jest w samym linku: żaden serwer jej nie przechowuje.",
	fromMove: "Otwiera się po {move}.",
	tooLong: "Ta partia jest za długa na link: {n} znaków, a najwięcej może być {most}. Zapisz ją jako plik i wyślij plik.",
	forms: { ...sharing.forms, fen: "Pozycja (FEN)", pgn: "PGN", frame: "Ramka na stronę (HTML)" },
	letters: "Figury jako",
	lettersAs: { figurines: "symbole", language: "litery" },
	annotated: "Z wariantami i komentarzami",
	below: "Czarne na dole",
	quiz: "Ukryj posunięcia (zagadka)",
	publish: "Opublikuj tę partię…",
	analyse: "Analizuj na Lichess",
};
