import type { MistakeWords } from "../words.js";

export const sv: MistakeWords = {
	tag: "sv",

	"too-long": "villkoret är för långt",
	"too-deep": "för många parenteser inuti varandra",
	"no-link": "här väntas ”and”, ”or” eller slutet",
	"open-parenthesis": "den här parentesen är inte stängd",
	"open-quote": "texten inom citattecken slutar inte: skriv {first} efter den",
	"no-field": "här väntas namnet på ett fält: {list}",
	"unknown-field": "inget fält heter ”{field}”. Det finns: {list}",
	"misspelt-field": "inget fält heter ”{field}”. Menas ”{first}”?",
	"no-scope": "skriv vems {field} det gäller, till exempel {first}:{field}. Det finns: {list}",
	"no-order": "{field} har ingen ordning. Det jämförs med {list}",
	"no-text": "{field} är ingen text. Det jämförs med {list}",
	"no-range": "{field} har ingen ordning och därför inga värden mellan två andra",
	"no-value": "här väntas ett värde för {field}",
	"empty-value": "skriv ”has {field}” eller ”not has {field}” för att fråga om det finns något",
	"not-number": "{field} är ett tal, till exempel {list}",
	"not-date": "{field} är ett datum, till exempel {list}",
	"not-shape": "{field} är fyra längder, tillsammans 13, till exempel {list} (med = i färgernas ordning)",
	"not-choice": "{field} kan vara: {list}",
};
