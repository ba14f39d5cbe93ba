import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Op voorwaarden",
	field: "Veld",
	of: "Welke hand",
	compare: "Vergelijking",
	value: "Waarde",
	add: "Toevoegen",
	tests: { part: "bevat", isSame: "is", isOther: "is niet", least: "ten minste", most: "ten hoogste", has: "is ingevuld", hasNot: "ontbreekt" },
	looking: "Bezig met zoeken…",
	mistake: "Niet begrepen, vanaf teken {n}:",
	unread: "Voorwaarden gelden alleen voor bestanden in {ending}: zet dit bestand eerst om.",
};
