import { share as played } from "../../played/share/pl.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Zapisz jako PGN",
	letters: "Figury jako",
	lettersAs: { figurines: "symbole", language: "litery" },
};
