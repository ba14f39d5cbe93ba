import { sharing } from "../../sharing/pl.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Otwórz tę partię w pbnkit",
	link: "Link do tej partii",
	inside: "Partia jest w samym linku: żaden serwer jej nie przechowuje.",
	fromMove: "Otwiera się po {move}.",
	tooLong: "Ta partia jest za długa na link: {n} znaków, a najwięcej może być {most}. Zapisz ją jako plik i wyślij plik.",
	forms: { ...sharing.forms, fen: "Pozycja (FEN)", frame: "Ramka na stronę (HTML)" },
	annotated: "Z wariantami i komentarzami",
	below: "Czarne na dole",
	quiz: "Ukryj posunięcia (zagadka)",
	publish: "Opublikuj tę partię…",
	analyse: "Analizuj na {site}",
};
