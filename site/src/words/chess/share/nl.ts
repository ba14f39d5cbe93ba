import { share as played } from "../../played/share/nl.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Opslaan als PGN",
	letters: "Stukken als",
	lettersAs: { figurines: "figurines", language: "letters" },
};
