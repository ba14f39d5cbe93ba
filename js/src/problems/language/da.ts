import type { ProblemWords } from "./words.js";

export const da: ProblemWords = {
	tag: "da",
	letters: { K: "K", Q: "D", R: "T", B: "L", S: "S", P: "B" },
	colors: { white: "Hvid", black: "Sort", neutral: "Neutral" },
	side: "{color}: {men}.",
	diagram: "Diagram.",
	unreadable: "Stillingen kan ikke læses.",
	noPosition: "Der er ikke angivet nogen stilling.",
	answer: "Vis løsningen",
	solution: "Løsning",
};
