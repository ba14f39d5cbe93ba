import type { MistakeWords } from "../words.js";

export const nl: MistakeWords = {
	tag: "nl",

	"too-long": "de voorwaarde is te lang",
	"too-deep": "te veel haakjes in elkaar",
	"no-link": "hier wordt “and”, “or” of het einde verwacht",
	"open-parenthesis": "dit haakje wordt niet gesloten",
	"open-quote": "de tekst tussen aanhalingstekens eindigt niet: zet er {first} achter",
	"no-field": "hier wordt de naam van een veld verwacht: {list}",
	"unknown-field": "geen veld heet “{field}”. Er zijn: {list}",
	"misspelt-field": "geen veld heet “{field}”. Wordt “{first}” bedoeld?",
	"no-scope": "zeg erbij van wie {field} is, bijvoorbeeld {first}:{field}. Er zijn: {list}",
	"no-order": "{field} heeft geen volgorde. Vergelijk met {list}",
	"no-text": "{field} is geen tekst. Vergelijk met {list}",
	"no-range": "{field} heeft geen volgorde, en dus geen waarden tussen twee andere",
	"no-value": "hier wordt een waarde voor {field} verwacht",
	"empty-value": "schrijf “has {field}” of “not has {field}” om te vragen of er een is",
	"not-number": "{field} is een getal, zoals {list}",
	"not-date": "{field} is een datum, zoals {list}",
	"not-shape": "{field} is vier lengtes, samen 13, zoals {list} (met = in de volgorde van de kleuren)",
	"not-choice": "{field} kan zijn: {list}",
};
