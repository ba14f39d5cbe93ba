import type { ChessRoomWords } from "../words.js";
import { share } from "./share/es.js";

export const es: ChessRoomWords = {
	tag: "es",

	game: "Ajedrez",
	count: { one: "{n} partida", other: "{n} partidas" },
	games: "Partidas",
	gamesOf: "Partidas de {name}",
	gameWord: "Partida",
	showGame: "Mostrar la partida {name}",
	none: "No hay ninguna partida en este archivo.",
	table: "Clasificación",

	positions: {
		count: { one: "{n} posición", other: "{n} posiciones" },
		items: "Posiciones",
		itemsOf: "Posiciones de {name}",
		item: "Posición",
		show: "Mostrar la posición {name}",
		none: "No hay ninguna posición en este archivo.",
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
			privacy: "Sus archivos se quedan en su ordenador. Todo se hace dentro de esta página y no se envía nada. Una vez abierta, funciona también sin conexión.",
			example: "Un ejemplo",
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
		search: "Buscar",
		searchIn: "Partidas de este archivo",
		searchFor: "jugador, torneo, apertura, fecha",
		found: { one: "{n} de {all} partidas", other: "{n} de {all} partidas" },
		noneFound: "No se encontró ninguna partida.",
		save: { one: "Guardar {n} partida como PGN", other: "Guardar {n} partidas como PGN" },
		position: { search: "Partidas con esta posición", found: { one: "{n} partida con esta posición", other: "{n} partidas con esta posición" }, all: "Todas las partidas", looking: "Buscando…" },
		previous: "Anterior",
		next: "Siguiente",
		place: "Partida {at} de {n}",
		placeFound: "{at} de {n} encontradas",
		reading: "Leyendo…",
		readSoFar: "Partidas leídas",
		full: "La lista contiene las primeras {n} de {all} partidas.",
		retry: "Intentar de nuevo",
		unnamed: "Partida {n}",
		needs: "Pide su atención",
		findings: "Hallazgos de esta partida",
		sort: "Orden",
		orders: { file: "como en el archivo", date: "por fecha", newest: "las más recientes primero", white: "por blancas", black: "por negras", opening: "por código de apertura", result: "por resultado" },
		keys: "Teclas",
		does: {
			kj: "la partida anterior, la siguiente",
			slash: "buscar",
			upDown: "en la lista: la partida anterior, la siguiente",
			page: "en la lista: una página arriba, una página abajo",
			ends: "en la lista: la primera partida, la última",
			enter: "en la búsqueda: la primera partida encontrada",
			escape: "en la búsqueda: otra vez todas las partidas",
			leftRight: "una jugada atrás o adelante",
			lines: "en el tablero: la variante anterior, la siguiente",
			flip: "en el tablero: girarlo",
			help: "esta lista",
		},
	},

	share,
};
