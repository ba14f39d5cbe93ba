import type { ProblemWords } from "./words.js";

export const de: ProblemWords = {
	tag: "de",
	letters: { K: "K", Q: "D", R: "T", B: "L", S: "S", P: "B" },
	colors: { white: "Weiß", black: "Schwarz", neutral: "Neutral" },
	side: "{color}: {men}.",
	diagram: "Diagramm.",
	unreadable: "Die Stellung ist nicht lesbar.",
	noPosition: "Es ist keine Stellung angegeben.",
	answer: "Lösung zeigen",
	solution: "Lösung",
};
