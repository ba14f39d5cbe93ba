import type { ProblemWords } from "./words.js";

export const pl: ProblemWords = {
	tag: "pl",
	letters: { K: "K", Q: "H", R: "W", B: "G", S: "S", P: "P" },
	colors: { white: "Białe", black: "Czarne", neutral: "Neutralne" },
	side: "{color}: {men}.",
	diagram: "Diagram.",
	unreadable: "Nie można odczytać pozycji.",
	noPosition: "Nie podano pozycji.",
	answer: "Pokaż rozwiązanie",
	solution: "Rozwiązanie",
};
