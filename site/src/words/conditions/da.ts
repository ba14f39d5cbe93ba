import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Efter betingelser",
	field: "Felt",
	of: "Hvilken hånd",
	compare: "Sammenligning",
	value: "Værdi",
	add: "Tilføj",
	tests: { part: "indeholder", isSame: "er", isOther: "er ikke", least: "mindst", most: "højst", has: "er angivet", hasNot: "mangler" },
	looking: "Søger…",
	mistake: "Ikke forstået, fra tegn {n}:",
	unread: "Betingelser gælder kun filer i {ending}: konverter først denne.",
};
