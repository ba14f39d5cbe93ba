import { played } from "../played/es.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/es.js";

export const es: DraughtsRoomWords = {
	tag: "es",

	game: "Damas",
	...played,

	as: {
		download: "PDN para cualquier programa",
		onlyFixes: "PDN solo con mis correcciones",
		plain: "PDN sin variantes ni comentarios",
		numbers: "PDN con las casillas por número (32-28)",
		letters: "PDN con las casillas por letra (c3-d4)",
		older: "PDN para programas antiguos: las partidas acaban con su resultado",
		csv: "Lista de partidas (CSV)",
	},

	letters: "Puede que las letras sean cirílicas. ¿Cuál de estas líneas se puede leer?",

	page: {
		title: "Comprobar, reparar y leer partidas de damas en PDN",
		home: {
			title: "Comprobar, reparar y leer partidas de damas",
			lead: "Un archivo PDN contiene partidas de damas con sus jugadores, jugadas, comentarios y variantes, en una de trece modalidades. Suelte el suyo aquí: la página muestra las partidas en el tablero, dice qué jugada no es legal y qué había que capturar, y guarda el archivo de modo que cualquier programa de damas pueda leerlo.",
			...played.home,
		},
		dropHere: "Suelte aquí archivos PDN, una carpeta o un .zip",
		chooseByTouch: "Elegir un archivo PDN",
		paste: {
			title: "Pegar PDN o jugadas",
			label: "Una partida o muchas, o solo jugadas",
			nothing: "No hay ninguna partida de damas en este texto. Una partida es así: {line}.",
		},
		noWasm: "Este navegador no puede ejecutar WebAssembly, que esta página necesita para leer archivos de damas. Cualquier navegador actual puede; en algunos está desactivado.",
		notLoaded: "No se pudo cargar la parte de esta página que lee archivos de damas.",
	},

	list: {
		...played.list,
		searchFor: "jugador, torneo, modalidad, fecha",
		save: { one: "Guardar {n} partida como PDN", other: "Guardar {n} partidas como PDN" },
		orders: { ...played.list.orders, kind: "por modalidad" },
	},

	share,
};
