import type { ProblemWords } from "./words.js";

export const fr: ProblemWords = {
	tag: "fr",
	letters: { K: "R", Q: "D", R: "T", B: "F", S: "C", P: "P" },
	colors: { white: "Blancs", black: "Noirs", neutral: "Neutres" },
	side: "{color} : {men}.",
	diagram: "Diagramme.",
	unreadable: "La position est illisible.",
	noPosition: "Aucune position n’est donnée.",
	answer: "Afficher la solution",
	solution: "Solution",
};
