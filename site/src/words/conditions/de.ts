import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Nach Bedingungen",
	field: "Feld",
	of: "Welche Hand",
	compare: "Vergleich",
	value: "Wert",
	add: "Hinzufügen",
	tests: { part: "enthält", isSame: "ist", isOther: "ist nicht", least: "mindestens", most: "höchstens", has: "ist angegeben", hasNot: "fehlt" },
	looking: "Wird gesucht…",
	mistake: "Nicht verstanden, ab Zeichen {n}:",
	unread: "Bedingungen gelten nur für Dateien in {ending}: Wandeln Sie diese zuerst um.",
};
