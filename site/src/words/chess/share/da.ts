import { sharing } from "../../sharing/da.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Gem som PGN",
	open: "Åbn dette parti i pbnkit",
	link: "Link til dette parti",
	inside: "Partiet ligger i selve linket: ingen server gemmer det.",
	fromMove: "Det åbner efter {move}.",
	tooLong: "Dette parti er for langt til et link: {n} tegn, og højst {most} er muligt. Gem det som fil, og send den.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", pgn: "PGN", frame: "Ramme til en side (HTML)" },
	letters: "Brikker som",
	lettersAs: { figurines: "figuriner", language: "bogstaver" },
	annotated: "Med varianter og kommentarer",
	below: "Sort nederst",
	quiz: "Skjul trækkene (quiz)",
	publish: "Offentliggør dette parti…",
	analyse: "Analysér på Lichess",
};
