import { es as paper } from "../paper/es.js";
import { sharing } from "../sharing/es.js";
import type { ProblemOutWords } from "../words.js";

export const es: ProblemOutWords = {
	tag: "es",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Imprimir" },

	enter: "Nuevo problema",
	edit: "Editar…",
	edited: "Este problema se ha cambiado en el archivo.",

	link: "Enlace a este problema",
	inside: "El problema está en el propio enlace: ningún servidor lo guarda.",
	tooLong: "Este problema es demasiado largo para un enlace: {n} caracteres, y el máximo es {most}. Guárdelo como archivo y envíe ese.",
	forms: { ...sharing.forms, fen: "Posición (FEN)", popeye: "Entrada de Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Con coordenadas",
	publish: "Publicar este problema…",
	analyse: "Analizar en {site}",

	ask: {
		which: "Problemas",
		all: "Todos los problemas ({n})",
		allFound: "Todos los problemas encontrados ({n})",
		one: "Solo este problema",
		what: "Imprimir",
		cards: "Diagramas con autores y fuentes",
		contest: "Hojas para concursos de soluciones, un problema en cada una",
		diagrams: "Solo diagramas",
		perPage: "Diagramas por página",
		solutions: "con las soluciones al final",
		coordinates: "con coordenadas",
		named: "con autores y fuentes",
		heading: "Encabezado",
		tooMany: "{n} problemas son demasiados para imprimirlos de una vez; el máximo es {most}.",
		start: paper.ask.start,
		making: "Problemas preparados para imprimir",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Nombre",
		solution: "Solución",
		time: "Tiempo",
		points: "Puntos",
	},
};
