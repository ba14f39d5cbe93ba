import type { ProblemWords } from "./words.js";

export const nl: ProblemWords = {
	tag: "nl",
	letters: { K: "K", Q: "D", R: "T", B: "L", S: "P", P: "pi" },
	colors: { white: "Wit", black: "Zwart", neutral: "Neutraal" },
	side: "{color}: {men}.",
	diagram: "Diagram.",
	unreadable: "De stelling is niet leesbaar.",
	noPosition: "Er is geen stelling gegeven.",
	answer: "Toon de oplossing",
	solution: "Oplossing",
};
