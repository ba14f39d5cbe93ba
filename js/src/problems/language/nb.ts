import type { ProblemWords } from "./words.js";

export const nb: ProblemWords = {
	tag: "nb",
	letters: { K: "K", Q: "D", R: "T", B: "L", S: "S", P: "B" },
	colors: { white: "Hvit", black: "Svart", neutral: "Nøytrale" },
	side: "{color}: {men}.",
	diagram: "Diagram.",
	unreadable: "Stillingen kan ikke leses.",
	noPosition: "Det er ikke oppgitt noen stilling.",
	answer: "Vis løsningen",
	solution: "Løsning",
};
