import type { ProblemWords } from "./words.js";

export const sv: ProblemWords = {
	tag: "sv",
	letters: { K: "K", Q: "D", R: "T", B: "L", S: "S", P: "B" },
	colors: { white: "Vit", black: "Svart", neutral: "Neutrala" },
	side: "{color}: {men}.",
	diagram: "Diagram.",
	unreadable: "Ställningen går inte att läsa.",
	noPosition: "Ingen ställning är angiven.",
	answer: "Visa lösningen",
	solution: "Lösning",
};
