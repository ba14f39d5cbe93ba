import type { MistakeWords } from "../words.js";

export const da: MistakeWords = {
	tag: "da",

	"too-long": "betingelsen er for lang",
	"too-deep": "for mange parenteser inden i hinanden",
	"no-link": "her ventes »and«, »or« eller slutningen",
	"open-parenthesis": "denne parentes er ikke lukket",
	"open-quote": "teksten i anførselstegn slutter ikke: skriv {first} efter den",
	"no-field": "her ventes navnet på et felt: {list}",
	"unknown-field": "intet felt hedder »{field}«. Der er: {list}",
	"misspelt-field": "intet felt hedder »{field}«. Menes »{first}«?",
	"no-scope": "skriv, hvis {field} det er, for eksempel {first}:{field}. Der er: {list}",
	"no-order": "{field} har ingen rækkefølge. Det sammenlignes med {list}",
	"no-text": "{field} er ikke tekst. Det sammenlignes med {list}",
	"no-range": "{field} har ingen rækkefølge og derfor ingen værdier mellem to andre",
	"no-value": "her ventes en værdi for {field}",
	"empty-value": "skriv »has {field}« eller »not has {field}« for at spørge, om der er en",
	"not-number": "{field} er et tal, for eksempel {list}",
	"not-date": "{field} er en dato, for eksempel {list}",
	"not-shape": "{field} er fire længder, i alt 13, for eksempel {list} (med = i farvernes rækkefølge)",
	"not-choice": "{field} kan være: {list}",
};
