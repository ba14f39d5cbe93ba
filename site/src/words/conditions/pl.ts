import type { ConditionWords } from "../words.js";

export const conditions: ConditionWords = {
	begin: "Według warunków",
	field: "Pole",
	of: "Która ręka",
	compare: "Porównanie",
	value: "Wartość",
	add: "Dodaj",
	tests: { part: "zawiera", isSame: "jest", isOther: "nie jest", least: "co najmniej", most: "co najwyżej", has: "jest podane", hasNot: "brakuje" },
	looking: "Szukanie…",
	mistake: "Niezrozumiałe od znaku {n}:",
	unread: "Warunki działają tylko w plikach {ending}: najpierw przekonwertuj ten plik.",
};
