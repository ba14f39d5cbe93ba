import { share as played } from "../../played/share/nb.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...played,
	saveFile: "Lagre som PGN",
	letters: "Brikker som",
	lettersAs: { figurines: "figuriner", language: "bokstaver" },
};
