import type { MistakeWords } from "../words.js";

export const fr: MistakeWords = {
	tag: "fr",

	"too-long": "la condition est trop longue",
	"too-deep": "trop de parenthèses imbriquées",
	"no-link": "on attend ici « and », « or » ou la fin",
	"open-parenthesis": "cette parenthèse n’est pas fermée",
	"open-quote": "le texte entre guillemets n’a pas de fin : ajoutez {first} derrière",
	"no-field": "on attend ici le nom d’un champ : {list}",
	"unknown-field": "aucun champ ne s’appelle « {field} ». Il y a : {list}",
	"misspelt-field": "aucun champ ne s’appelle « {field} ». Vouliez-vous dire « {first} » ?",
	"no-scope": "précisez de qui est {field}, par exemple {first}:{field}. Il y a : {list}",
	"no-order": "{field} n’a pas d’ordre. On le compare par {list}",
	"no-text": "{field} n’est pas un texte. On le compare par {list}",
	"no-range": "{field} n’a pas d’ordre, donc pas de valeurs entre deux autres",
	"no-value": "on attend ici une valeur pour {field}",
	"empty-value": "écrivez « has {field} » ou « not has {field} » pour demander s’il y en a une",
	"not-number": "{field} est un nombre, par exemple {list}",
	"not-date": "{field} est une date, par exemple {list}",
	"not-shape": "{field} se compose de quatre longueurs, 13 en tout, par exemple {list} (avec =, dans l’ordre des couleurs)",
	"not-choice": "{field} peut être : {list}",
};
