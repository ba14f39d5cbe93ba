import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Efter villkor",
	field: "Fält",
	of: "Vilken hand",
	compare: "Jämförelse",
	value: "Värde",
	add: "Lägg till",
	tests: { part: "innehåller", isSame: "är", isOther: "är inte", least: "minst", most: "högst", has: "är angivet", hasNot: "saknas" },
	looking: "Söker…",
	mistake: "Inte förstått, från tecken {n}:",
	unread: "Villkor gäller bara filer i {ending}: konvertera den här först.",
};
