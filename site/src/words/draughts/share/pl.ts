import { share as played } from "../../played/share/pl.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Zapisz jako PDN",
	squares: "Pola jako",
	squaresAs: { variant: "w tej odmianie", numbers: "numery", letters: "litery" },
};
