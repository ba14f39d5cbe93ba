import { share as played } from "../../played/share/sv.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Spara som PDN",
	squares: "Rutor som",
	squaresAs: { variant: "i varianten", numbers: "nummer", letters: "bokstäver" },
};
