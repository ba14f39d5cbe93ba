import type { ChessArticleWords } from "../words.js";

export const es: ChessArticleWords = {
	tag: "es",

	titles: { publish: "Publicar una partida de ajedrez en su artículo", examples: "Ejemplos de partidas de ajedrez para artículos" },

	publish: {
		title: "Una partida en su artículo",
		lead: "Pegue una partida o componga una posición, diga qué aspecto debe tener y copie dos trozos de HTML: uno para la página y otro para el lugar del tablero. Nada de lo que escriba sale de su ordenador.",
	},

	builder: {
		deal: "La partida o la posición",
		paste: "Pegue PGN, jugadas como {deal} o una FEN",
		nothing: "Pegue una partida o abra un archivo en el paso 1. Aquí la verá como la verán sus lectores.",
		place: "Pegar donde deba aparecer el tablero",
		fence: "Un bloque de Markdown no tiene idioma propio: el tablero habla el de su página.",
		anyGround: "cualquiera: el tablero trae el suyo",
		upload: "La imagen muestra la posición en la que está la vista previa. Súbala a su blog y ponga su dirección en lugar de {name}.",
		tooLarge: "{name} es demasiado grande para un artículo. Guarde las partidas que quiera en un archivo propio.",
		tooLong: "Es demasiado largo para un enlace: {n} caracteres, y el máximo es {most}. Deje fuera partidas, variantes o comentarios.",
		short: "{code}: breve",
		typed: { from: "Primera jugada", to: "Última jugada", whichMove: "por ejemplo 12 o 12b", games: "Partidas", whichGames: "todas, o 1-4,7" },
		knobs: { view: "Vista", below: "Abajo", pieces: "Piezas en las jugadas", diagrams: "Diagramas entre las jugadas", several: "Varias partidas" },
		values: {
			game: "la partida con sus jugadas",
			quiz: "un acertijo: las jugadas tras un botón",
			white: "las blancas",
			black: "las negras",
			figurines: "figurines",
			language: "letras del idioma",
			english: "letras inglesas",
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
			captured: "piezas capturadas",
			evaluation: "gráfica de evaluaciones",
			marks: "flechas y círculos",
			moves: "jugadas",
			variations: "variantes",
			comments: "comentarios",
			glyphs: "signos como !?",
		},
	},

	kinds: { label: "Es", pgn: "una partida", fen: "una posición", hint: "«una posición» toma aquella en la que está la vista previa." },

	position: {
		title: "Componer la posición",
		help: "Elija una pieza y haga clic en las casillas, o arrástrela. Con el teclado: las flechas recorren las casillas, las letras ponen piezas (con Mayús, blancas) y Supr las quita.",
		tools: "Qué hace un clic",
		move: "mover piezas",
		remove: "quitar piezas",
		start: "Posición inicial",
		empty: "Tablero vacío",
		turn: "Girar el tablero",
		undo: "Deshacer",
		toMove: "Juegan",
		castling: "Enroque",
		enPassant: "Captura al paso en",
		nowhere: "ninguna casilla",
		number: "Jugada",
		clock: "Medias jugadas desde una captura o un avance de peón",
		fen: "Como FEN",
		which: "Posición n.º",
		fine: "No hay nada incorrecto en esta posición.",
		checking: "Comprobando…",
		unchecked: "No se ha podido comprobar la posición: {why}",
		mend: "Corregirlo",
	},

	said: "Blancas: {white}. Negras: {black}.",

	untitled: "Posición de ajedrez",

	gallery: {
		title: "Ejemplos para sus artículos",
		lead: "Siete maneras de mostrar una partida o una posición, cada una hecha en su navegador a partir del PGN o la FEN de la página. Copie una, o ábrala en el constructor y ponga la suya en su lugar.",
		examples: {
			whole: { title: "Una partida comentada", text: "El tablero y las jugadas lado a lado, con comentarios, signos y diagramas donde los quiera." },
			quiz: { title: "Acertijo", text: "El lector ve la posición; las jugadas están tras un botón." },
			position: { title: "Una posición", text: "Un diagrama, dibujado al instante, sin nada que cargar." },
			sheet: { title: "Una hoja de ejercicios", text: "Varias posiciones, una por línea." },
			arrows: { title: "Flechas y variantes", text: "Una apertura explicada: flechas, casillas de color y lo que se podría haber jugado." },
			part: { title: "Una parte de una partida", text: "De una jugada a otra, vista por las negras." },
			several: { title: "Varias partidas", text: "Un tablero y un menú de las partidas." },
		},
	},
};
