import { share as played } from "../../played/share/de.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Als PDN speichern",
	squares: "Felder als",
	squaresAs: { variant: "in der Spielart üblich", numbers: "Zahlen", letters: "Buchstaben" },
};
