import { share as played } from "../../played/share/da.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Gem som PGN",
	letters: "Brikker som",
	lettersAs: { figurines: "figuriner", language: "bogstaver" },
};
