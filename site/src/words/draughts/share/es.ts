import { share as played } from "../../played/share/es.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Guardar como PDN",
	squares: "Casillas como",
	squaresAs: { variant: "en la modalidad", numbers: "números", letters: "letras" },
};
