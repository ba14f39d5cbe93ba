import { share as played } from "../../played/share/sv.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Spara som PGN",
	letters: "Pjäser som",
	lettersAs: { figurines: "figuriner", language: "bokstäver" },
};
