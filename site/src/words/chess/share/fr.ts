import { share as played } from "../../played/share/fr.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Enregistrer en PGN",
	letters: "Pièces en",
	lettersAs: { figurines: "figurines", language: "lettres" },
};
