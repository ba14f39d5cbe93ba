import { share as played } from "../../played/share/es.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Guardar como PGN",
	letters: "Piezas como",
	lettersAs: { figurines: "figurines", language: "letras" },
};
