import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Una partida en su artículo",
		lead: "Pegue una partida o componga una posición, diga qué aspecto debe tener y copie dos trozos de HTML: uno para la página y otro para el lugar del tablero. Nada de lo que escriba sale de su ordenador.",
	},

	builder: {
		deal: "La partida o la posición",
		nothing: "Pegue una partida o abra un archivo en el paso 1. Aquí la verá como la verán sus lectores.",
		place: "Pegar donde deba aparecer el tablero",
		fence: "Un bloque de Markdown no tiene idioma propio: el tablero habla el de su página.",
		anyGround: "cualquiera: el tablero trae el suyo",
		upload: "La imagen muestra la posición en la que está la vista previa. Súbala a su blog y ponga su dirección en lugar de {name}.",
		tooLarge: "{name} es demasiado grande para un artículo. Guarde las partidas que quiera en un archivo propio.",
		tooLong: "Es demasiado largo para un enlace: {n} caracteres, y el máximo es {most}. Deje fuera partidas, variantes o comentarios.",
		short: "{code}: breve",
		typed: { from: "Primera jugada", to: "Última jugada", whichMove: "por ejemplo 12 o 12b", games: "Partidas", whichGames: "todas, o 1-4,7" },
		knobs: {
			view: "Vista",
			below: "Abajo",
			diagrams: "Diagramas entre las jugadas",
			several: "Varias partidas",
		},
		values: {
			game: "la partida con sus jugadas",
			quiz: "un acertijo: las jugadas tras un botón",
			white: "las blancas",
			black: "las negras",
			none: "ninguno",
			marked: "donde lo marca el archivo",
			end: "al final",
			startEnd: "al principio y al final",
			every: "cada diez jugadas",
			menu: "una, con un menú",
			all: "todas",
		},
		shows: {
			players: "jugadores",
			event: "torneo",
			clocks: "relojes",
			marks: "flechas y círculos",
			moves: "jugadas",
			variations: "variantes",
			comments: "comentarios",
			glyphs: "signos como !?",
		},
	},

	kinds: { label: "Es", game: "una partida", position: "una posición", hint: "«una posición» toma aquella en la que está la vista previa." },

	position: {
		title: "Componer la posición",
		tools: "Qué hace un clic",
		start: "Posición inicial",
		empty: "Tablero vacío",
		turn: "Girar el tablero",
		undo: "Deshacer",
		toMove: "Juegan",
		fen: "Como FEN",
		which: "Posición n.º",
		fine: "No hay nada incorrecto en esta posición.",
		checking: "Comprobando…",
		unchecked: "No se ha podido comprobar la posición: {why}",
		mend: "Corregirlo",
	},

	gallery: {
		title: "Ejemplos para sus artículos",
		examples: {
			whole: { title: "Una partida comentada", text: "El tablero y las jugadas lado a lado, con comentarios, signos y diagramas donde los quiera." },
			quiz: { title: "Acertijo", text: "El lector ve la posición; las jugadas están tras un botón." },
			position: { title: "Una posición", text: "Un diagrama, dibujado al instante, sin nada que cargar." },
			sheet: { title: "Una hoja de ejercicios", text: "Varias posiciones, una por línea." },
			part: { title: "Una parte de una partida", text: "De una jugada a otra, vista por las negras." },
			several: { title: "Varias partidas", text: "Un tablero y un menú de las partidas." },
		},
	},
};
