import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Par conditions",
	field: "Champ",
	of: "Quelle main",
	compare: "Comparaison",
	value: "Valeur",
	add: "Ajouter",
	tests: { part: "contient", isSame: "est", isOther: "n’est pas", least: "au moins", most: "au plus", has: "est indiqué", hasNot: "manque" },
	looking: "Recherche…",
	mistake: "Non compris, à partir du caractère {n} :",
	unread: "Les conditions ne portent que sur les fichiers {ending} : convertissez d’abord celui-ci.",
};
