import { share as played } from "../../played/share/en.js";

/** What is said in English where a game of chess is shared or copied. {…} is filled in. */
export const share = {
	...played,
	/** At the game of a link. */
	saveFile: "Save as PGN",
	/** Before the two ways to name pieces in moves. */
	letters: "Pieces as",
	lettersAs: { figurines: "figurines", language: "letters" },
};
