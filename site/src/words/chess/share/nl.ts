import { sharing } from "../../sharing/nl.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Opslaan als PGN",
	open: "Deze partij in pbnkit openen",
	link: "Link naar deze partij",
	inside: "De partij zit in de link zelf: geen server bewaart haar.",
	fromMove: "Hij opent na {move}.",
	tooLong: "Deze partij is te lang voor een link: {n} tekens, en het maximum is {most}. Bewaar haar als bestand, en verstuur dat.",
	forms: { ...sharing.forms, fen: "Stelling (FEN)", pgn: "PGN", frame: "Frame voor een pagina (HTML)" },
	letters: "Stukken als",
	lettersAs: { figurines: "figurines", language: "letters" },
	annotated: "Met varianten en commentaar",
	below: "Zwart onderaan",
	quiz: "De zetten verbergen (quiz)",
	publish: "Deze partij publiceren…",
	analyse: "Analyseren op Lichess",
};
