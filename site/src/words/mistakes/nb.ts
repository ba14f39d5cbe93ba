import type { MistakeWords } from "../words.js";

export const nb: MistakeWords = {
	tag: "nb",

	"too-long": "vilkåret er for langt",
	"too-deep": "for mange parenteser inni hverandre",
	"no-link": "her ventes «and», «or» eller slutten",
	"open-parenthesis": "denne parentesen er ikke lukket",
	"open-quote": "teksten i anførselstegn slutter ikke: skriv {first} etter den",
	"no-field": "her ventes navnet på et felt: {list}",
	"unknown-field": "ingen felt heter «{field}». Det finnes: {list}",
	"misspelt-field": "ingen felt heter «{field}». Menes «{first}»?",
	"no-scope": "skriv hvem sin {field} det er, for eksempel {first}:{field}. Det finnes: {list}",
	"no-order": "{field} har ingen rekkefølge. Det sammenlignes med {list}",
	"no-text": "{field} er ikke tekst. Det sammenlignes med {list}",
	"no-range": "{field} har ingen rekkefølge, og derfor ingen verdier mellom to andre",
	"no-value": "her ventes en verdi for {field}",
	"empty-value": "skriv «has {field}» eller «not has {field}» for å spørre om det finnes en",
	"not-number": "{field} er et tall, for eksempel {list}",
	"not-date": "{field} er en dato, for eksempel {list}",
	"not-shape": "{field} er fire lengder, til sammen 13, for eksempel {list} (med = i fargenes rekkefølge)",
	"not-choice": "{field} kan være: {list}",
};
