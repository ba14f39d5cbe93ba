import type { ProblemWords } from "./words.js";

export const es: ProblemWords = {
	tag: "es",
	letters: { K: "R", Q: "D", R: "T", B: "A", S: "C", P: "P" },
	colors: { white: "Blancas", black: "Negras", neutral: "Neutras" },
	side: "{color}: {men}.",
	diagram: "Diagrama.",
	unreadable: "No se puede leer la posición.",
	noPosition: "No se indica ninguna posición.",
	answer: "Mostrar la solución",
	solution: "Solución",
};
