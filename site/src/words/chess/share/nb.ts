import { sharing } from "../../sharing/nb.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Lagre som PGN",
	open: "Åpne dette partiet i pbnkit",
	link: "Lenke til dette partiet",
	inside: "Partiet ligger i selve lenken: ingen tjener lagrer det.",
	fromMove: "Den åpner etter {move}.",
	tooLong: "Dette partiet er for langt for en lenke: {n} tegn, og det meste er {most}. Lagre det som fil, og send den.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", pgn: "PGN", frame: "Ramme til en side (HTML)" },
	letters: "Brikker som",
	lettersAs: { figurines: "figuriner", language: "bokstaver" },
	annotated: "Med varianter og kommentarer",
	below: "Svart nederst",
	quiz: "Skjul trekkene (quiz)",
	publish: "Publiser dette partiet…",
	analyse: "Analyser på Lichess",
};
