import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Etter vilkår",
	field: "Felt",
	of: "Hvilken hånd",
	compare: "Sammenligning",
	value: "Verdi",
	add: "Legg til",
	tests: { part: "inneholder", isSame: "er", isOther: "er ikke", least: "minst", most: "høyst", has: "er oppgitt", hasNot: "mangler" },
	looking: "Søker…",
	mistake: "Ikke forstått, fra tegn {n}:",
	unread: "Vilkår gjelder bare filer i {ending}: konverter denne først.",
};
