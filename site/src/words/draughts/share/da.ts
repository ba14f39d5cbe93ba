import { share as played } from "../../played/share/da.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Gem som PDN",
	squares: "Felter som",
	squaresAs: { variant: "i varianten", numbers: "numre", letters: "bogstaver" },
};
