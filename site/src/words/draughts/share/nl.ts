import { share as played } from "../../played/share/nl.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Opslaan als PDN",
	squares: "Velden als",
	squaresAs: { variant: "in de spelsoort", numbers: "nummers", letters: "letters" },
};
