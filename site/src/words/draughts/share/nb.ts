import { share as played } from "../../played/share/nb.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Lagre som PDN",
	squares: "Felter som",
	squaresAs: { variant: "i varianten", numbers: "tall", letters: "bokstaver" },
};
