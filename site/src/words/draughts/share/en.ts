import { share as played } from "../../played/share/en.js";

/** What is said in English where a game of draughts is shared or copied. {…} is filled in. */
export const share = {
	...played,
	saveFile: "Save as PDN",
	/** Before the ways to name squares in moves. */
	squares: "Squares as",
	squaresAs: { variant: "in the variant", numbers: "numbers", letters: "letters" },
};
