import type { BridgeWords } from "../words.js";

export const es: BridgeWords = {
	tag: "es",

	files: {
		game: "Bridge",
		count: { one: "{n} mano", other: "{n} manos" },
		items: "Manos",
		itemsOf: "Manos de {name}",
		item: "Mano",
		show: "Mostrar la mano {name}",
		none: "No hay ninguna mano en este archivo.",
		download: "PBN para cualquier programa",
		onlyFixes: "PBN solo con mis correcciones",
	},

	merging: {
		byFile: "Algunos números corresponden a repartos distintos, así que las manos de cada archivo siguen juntas.",
		repeats: { one: "{n} mano repite otra, con las mismas cartas, subasta, carteo y jugadores: {names}.", other: "{n} manos repiten otras, con las mismas cartas, subasta, carteo y jugadores: {names}." },
		without: { one: "Unir sin ella", other: "Unir sin ellas" },
		leftOut: { one: "{n} repetición quedó fuera.", other: "{n} repeticiones quedaron fuera." },
	},

	newDeal: "Nueva mano…",

	page: {
		title: "Comprobar, reparar y leer archivos de bridge PBN",
		home: {
			title: "Comprobar, reparar y leer archivos de bridge",
			lead: "Un archivo PBN contiene manos con su subasta, su carteo y sus resultados. Dele el suyo a esta página: dibuja las manos, muestra qué está mal y por qué, y guarda el archivo de modo que cualquier programa de bridge pueda leerlo.",
			privacy: "Sus archivos se quedan en su ordenador. Todo el trabajo se hace en esta página, y no se envía nada. Una vez abierta, funciona también sin conexión.",
			example: "Un ejemplo",
		},
		dropHere: "Suelte aquí archivos PBN o LIN, una carpeta o un .zip",
		chooseByTouch: "Elegir un archivo PBN o LIN",
		paste: {
			title: "Pegar PBN, LIN, un enlace de BBO o manos",
			label: "Una mano o varias, un enlace a una mano o una página con manos",
			nothing: "No hay PBN en este texto. Las líneas de PBN son como {line}.",
		},
		noWasm: "Este navegador no puede ejecutar WebAssembly, que esta página necesita para leer archivos de bridge. Cualquier navegador actual puede; en algunos está desactivado.",
		notLoaded: "No se pudo cargar la parte de esta página que lee archivos de bridge.",
	},
};
