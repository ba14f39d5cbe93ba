import { articles } from "../played/articles/es.js";
import type { ProblemArticleWords } from "../words.js";

export const es: ProblemArticleWords = {
	tag: "es",

	titles: { publish: "Publique un problema de ajedrez en su artículo", examples: "Ejemplos de problemas de ajedrez para artículos" },

	publish: {
		title: "Un problema de ajedrez en su artículo",
		lead: "Pegue un problema, abra un archivo o coloque las piezas en un tablero, diga qué aspecto debe tener y copie dos trozos de HTML: uno para la página y otro para el lugar del diagrama. Nada de lo que escriba sale de su ordenador.",
	},

	builder: {
		deal: "El problema",
		paste: "Pegue PBI, por ejemplo {deal}",
		nothing: "Pegue un problema o abra un archivo en el paso 1. Aquí lo verá como lo verán sus lectores.",
		place: "Pegar donde deba aparecer el diagrama",
		fence: "Un bloque de Markdown no tiene idioma propio: el diagrama habla el de su página.",
		upload: "La imagen muestra el diagrama. Súbala a su blog y ponga su dirección en lugar de {name}.",
		tooLarge: "{name} es demasiado grande para un artículo. Guarde los problemas que quiera en un archivo propio.",
		tooLong: "Es demasiado largo para un enlace: {n} caracteres, y el máximo es {most}. Deje fuera problemas o soluciones.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problemas", whichProblems: "todos, o 1-4,7" },
		knobs: { solution: "Solución", coordinates: "Coordenadas", caption: "Autor, fuente y premios" },
		values: { behind: "tras un botón", open: "a la vista", without: "omitida", shown: "sí", notShown: "no" },
		shows: {},
	},

	source: { label: "Introducirlo", text: "como texto", board: "en un tablero", hint: "«en un tablero» toma el primer problema de la vista previa. Los demás no cambian." },

	untitled: "Problema de ajedrez",

	open: "Abrir este problema en pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Cinco maneras de mostrar un problema, cada una hecha en su navegador a partir del PBI de la página. Copie una, o ábrala en el editor y ponga su problema en su lugar.",
		examples: {
			puzzle: { title: "Un acertijo", text: "El diagrama tal como lo imprimen las revistas. La solución está tras un botón, y sus jugadas se ven en el diagrama." },
			solution: { title: "Con su solución", text: "Para un ensayo: la solución a la vista, con todas sus variantes." },
			study: { title: "Un estudio de finales", text: "Juegan las blancas y ganan. Toda la línea se ve en el diagrama." },
			row: { title: "Varios seguidos", text: "Tres diagramas, cada uno con su autor, su fuente y su solución: la historia de Loyd sobre Carlos XII, en la que una bala se lleva cada vez una pieza." },
			competition: { title: "Un concurso de soluciones", text: "Diagramas con coordenadas, sin autores ni soluciones." },
		},
	},
};
