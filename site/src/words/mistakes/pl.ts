import type { MistakeWords } from "../words.js";

export const pl: MistakeWords = {
	tag: "pl",

	"too-long": "warunek jest za długi",
	"too-deep": "za dużo nawiasów jeden w drugim",
	"no-link": "tutaj oczekiwane jest „and”, „or” albo koniec",
	"open-parenthesis": "ten nawias nie jest zamknięty",
	"open-quote": "tekst w cudzysłowie nie ma końca: dopisz po nim {first}",
	"no-field": "tutaj oczekiwana jest nazwa pola: {list}",
	"unknown-field": "nie ma pola „{field}”. Są: {list}",
	"misspelt-field": "nie ma pola „{field}”. Czy chodzi o „{first}”?",
	"no-scope": "napisz, czyje jest {field}, na przykład {first}:{field}. Są: {list}",
	"no-order": "{field} nie ma kolejności. Porównuje się przez {list}",
	"no-text": "{field} nie jest tekstem. Porównuje się przez {list}",
	"no-range": "{field} nie ma kolejności, więc i wartości między dwiema innymi",
	"no-value": "tutaj oczekiwana jest wartość pola {field}",
	"empty-value": "napisz „has {field}” albo „not has {field}”, aby zapytać, czy jest podane",
	"not-number": "{field} to liczba, na przykład {list}",
	"not-date": "{field} to data, na przykład {list}",
	"not-shape": "{field} to cztery długości, razem 13, na przykład {list} (ze znakiem = w kolejności kolorów)",
	"not-choice": "{field} może być: {list}",
};
