import { played } from "../played/es.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/es.js";

export const es: ChessRoomWords = {
	tag: "es",

	game: "Ajedrez",
	...played,

	positions: {
		count: { one: "{n} posición", other: "{n} posiciones" },
		items: "Posiciones",
		itemsOf: "Posiciones de {name}",
		item: "Posición",
		show: "Mostrar la posición {name}",
		none: "No hay ninguna posición en este archivo.",
	},

	openings: {
		missing: { one: "{n} partida no indica su apertura.", other: "{n} partidas no indican su apertura." },
		name: "Nombrar las aperturas",
		naming: "Nombrando las aperturas…",
		named: "Las aperturas ya tienen nombre.",
		none: "No se conoce la apertura de estas partidas.",
	},

	as: {
		download: "PGN para cualquier programa",
		onlyFixes: "PGN solo con mis correcciones",
		plain: "PGN sin variantes ni comentarios",
		reduced: "PGN reducido: siete etiquetas y las jugadas",
		epd: "Posiciones como EPD",
		csv: "Lista de partidas (CSV)",
		cleaned: "En forma normalizada",
		onlyMine: "Solo con mis correcciones",
	},

	page: {
		title: "Comprobar, reparar y leer partidas de ajedrez en PGN",
		home: {
			title: "Comprobar, reparar y leer partidas de ajedrez",
			lead: "Un archivo PGN contiene partidas con sus jugadores, jugadas, comentarios y variantes. Suelte el suyo aquí: la página muestra las partidas en el tablero, dice qué está mal y por qué, y guarda el archivo de modo que cualquier programa de ajedrez pueda leerlo.",
			...played.home,
		},
		dropHere: "Suelte aquí archivos PGN, EPD o FEN, una carpeta o un .zip",
		chooseByTouch: "Elegir un archivo PGN",
		paste: {
			title: "Pegar PGN, jugadas o una FEN",
			label: "Una partida o muchas, solo jugadas, o una posición",
			nothing: "No hay ninguna partida de ajedrez en este texto. Una partida es así: {line}.",
		},
		noWasm: "Este navegador no puede ejecutar WebAssembly, que esta página necesita para leer archivos de ajedrez. Cualquier navegador actual puede; en algunos está desactivado.",
		notLoaded: "No se pudo cargar la parte de esta página que lee archivos de ajedrez.",
	},

	list: {
		...played.list,
		searchFor: "jugador, torneo, apertura, fecha",
		save: { one: "Guardar {n} partida como PGN", other: "Guardar {n} partidas como PGN" },
		orders: { ...played.list.orders, kind: "por código de apertura" },
	},

	share,
};
