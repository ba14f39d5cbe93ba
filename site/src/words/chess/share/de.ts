import { share as played } from "../../played/share/de.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Als PGN speichern",
	letters: "Figuren als",
	lettersAs: { figurines: "Figurinen", language: "Buchstaben" },
};
