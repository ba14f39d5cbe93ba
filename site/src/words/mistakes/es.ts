import type { MistakeWords } from "../words.js";

export const es: MistakeWords = {
	tag: "es",

	"too-long": "la condición es demasiado larga",
	"too-deep": "demasiados paréntesis unos dentro de otros",
	"no-link": "aquí se espera «and», «or» o el final",
	"open-parenthesis": "este paréntesis no se cierra",
	"open-quote": "el texto entre comillas no termina: escriba {first} detrás",
	"no-field": "aquí se espera el nombre de un campo: {list}",
	"unknown-field": "ningún campo se llama «{field}». Hay: {list}",
	"misspelt-field": "ningún campo se llama «{field}». ¿Quería decir «{first}»?",
	"no-scope": "indique de quién es {field}, por ejemplo {first}:{field}. Hay: {list}",
	"no-order": "{field} no tiene orden. Se compara con {list}",
	"no-text": "{field} no es un texto. Se compara con {list}",
	"no-range": "{field} no tiene orden ni, por tanto, valores entre otros dos",
	"no-value": "aquí se espera un valor para {field}",
	"empty-value": "escriba «has {field}» o «not has {field}» para preguntar si lo hay",
	"not-number": "{field} es un número, por ejemplo {list}",
	"not-date": "{field} es una fecha, por ejemplo {list}",
	"not-shape": "{field} son cuatro longitudes, 13 en total, por ejemplo {list} (con =, en el orden de los palos)",
	"not-choice": "{field} puede ser: {list}",
};
