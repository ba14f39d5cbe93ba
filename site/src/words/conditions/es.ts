import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Por condiciones",
	field: "Campo",
	of: "Qué mano",
	compare: "Comparación",
	value: "Valor",
	add: "Añadir",
	tests: { part: "contiene", isSame: "es", isOther: "no es", least: "como mínimo", most: "como máximo", has: "figura", hasNot: "falta" },
	looking: "Buscando…",
	mistake: "No se entiende a partir del carácter {n}:",
	unread: "Las condiciones solo sirven en archivos {ending}: convierta este antes.",
};
