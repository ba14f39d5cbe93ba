/**
 * What diagrams of problems say in English: the words of every other language are these, translated. {…} is filled in.
 *
 * @example
 * ```js
 * import { en } from "pbnkit/pbi/language/en";
 *
 * console.log(en.letters.S, en.colors.white); // S White
 * ```
 */
export const en = {
	/** For `lang` attributes. */
	tag: "en",

	/** Of men, as problemists write them, by those of PBI. */
	letters: { K: "K", Q: "Q", R: "R", B: "B", S: "S", P: "P" },
	colors: { white: "White", black: "Black", neutral: "Neutral" },
	/** The men of a side, for those who listen. */
	side: "{color}: {men}.",
	/** What a diagram is, before its men. */
	diagram: "Diagram.",
	/** Where the position cannot be read. */
	unreadable: "The position cannot be read.",
	/** Where the file gives none. */
	noPosition: "No position is given.",

	/** In articles: the button that shows the solution, and what is behind it. */
	answer: "Show the solution",
	solution: "Solution",
};
