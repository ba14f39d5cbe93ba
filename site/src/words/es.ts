import type { SiteWords } from "./words.js";

export const es: SiteWords = {
	tag: "es",

	nav: { label: "Páginas", open: "Abrir", examples: "Ejemplos", publish: "Publicar", rules: "Reglas", developers: "Desarrolladores" },

	foot: {
		colours: "Colores",
		asSystem: "como el sistema",
		light: "claro",
		dark: "oscuro",
		language: "Idioma",
		licences: "Licencias",
		source: "Código fuente",
		version: "Versión",
		forDevelopers: "Para desarrolladores",
		wrong: "¿Algo va mal?",
		onlyEnglish: "Las reglas y el estándar están en inglés.",
	},

	home: {
		title: "Comprobar, reparar y leer archivos de bridge",
		lead: "Un archivo PBN contiene manos con su subasta, su carteo y sus resultados. Dele el suyo a esta página: dibuja las manos, muestra qué está mal y por qué, y guarda el archivo de modo que cualquier programa de bridge pueda leerlo.",
		privacy: "Sus archivos se quedan en su ordenador. Todo el trabajo se hace en esta página, y no se envía nada. Una vez abierta, funciona también sin conexión.",
	},

	intake: {
		label: "Añadir archivos",
		letGo: "Suelte para comprobarlo",
		dropHere: "Suelte aquí archivos PBN, una carpeta o un .zip",
		addFiles: "Añadir archivos…",
		chooseFiles: "Elegir archivos…",
		chooseByTouch: "Elegir un archivo PBN",
		chooseFolder: "Elegir una carpeta…",
		paste: "Pegar…",
		pasteText: "Pegar texto…",
		example: "Ejemplo",
		tryExample: "Probar un ejemplo",
		noExample: "No se pudo cargar el ejemplo.",
		unpacking: "Descomprimiendo {name}…",
		unpacked: "Archivos descomprimidos",
		stop: "Detener",
		pasteTitle: "Pegar PBN",
		pasteLabel: "El texto, de una mano o de varias, o una página con PBN",
		check: "Comprobar",
		cancel: "Cancelar",
	},

	trouble: {
		noWasm: "Este navegador no puede ejecutar WebAssembly, que esta página necesita para leer archivos de bridge. Cualquier navegador actual puede; en algunos está desactivado.",
		notLoaded: "No se pudo cargar la parte de esta página que lee archivos de bridge.",
		wait: "Sus archivos esperan hasta que esté.",
		retry: "Reintentar",
	},

	install: {
		ready: "Hay una versión nueva de esta página. Vendrá la próxima vez que abra la página.",
		useNow: "Usarla ahora",
		lost: "Lo que hay en esta página se perderá. Descargue antes lo que necesite.",
		load: "Cargar la versión nueva",
		notOffline: "Esta página aún no funciona sin conexión. {why}. Se intentará de nuevo la próxima vez que la abra.",
		notSent: "El servidor no envió {path} tal como se construyó",
		notKept: "El navegador no guardó sus archivos",
		close: "Cerrar",
	},

	publish: {
		title: "Ponga una mano en su artículo",
		lead: "Pegue una mano, diga cómo debe verse y copie dos trozos de HTML: uno para la página y otro para el lugar de la mano. Nada de lo que escriba sale de su ordenador.",
	},

	gallery: {
		title: "Ejemplos para sus artículos",
		lead: "Siete maneras de mostrar una mano, cada una hecha en su navegador a partir del PBN de la página. Copie una, o ábrala en el constructor y ponga en su lugar su propia mano.",
		copy: "Copiar esto",
		open: "Abrir en el constructor",
		copied: "Copiado. Péguelo en el HTML de su artículo.",
		notCopied: "El navegador no deja copiar a esta página. Este es el HTML.",
		leadProblem: { title: "Problema de salida", text: "Se ven las cartas de un jugador y la subasta. Elija su salida y abra después las respuestas." },
		auction: { title: "Solo la subasta", text: "Las voces con sus explicaciones, sin cartas." },
		hands: { title: "Dos jugadores", text: "Las cartas de dos compañeros, para una pregunta sobre la subasta." },
		traveller: { title: "Hoja de resultados", text: "Una mano con los resultados de todas las mesas. Al pulsar un título se ordenan." },
		lesson: { title: "Lección", text: "Varias manos, una cada vez, cada una con un comentario." },
		quiz: { title: "Test", text: "El lector ve la pregunta; el resto está tras un botón." },
		whole: { title: "Mano completa con el carteo", text: "Los cuatro jugadores, la subasta y el carteo, carta a carta." },
	},

	developers: {
		title: "Para desarrolladores",
		lead: "El mismo código lee, comprueba y dibuja PBN en sus páginas y programas: como paquete de JavaScript, como orden y como API por HTTP.",
		install: "Instalar",
		installText: "Construya el paquete a partir de su código fuente e instale el archivo empaquetado. En el navegador no tiene dependencias.",
		first: "Las diez primeras líneas",
		reference: "Referencia del paquete",
		referenceText: "Cada función y cada tipo tiene al lado su descripción, de modo que un editor la muestra mientras se escribe.",
		entries: {
			main: "leer, comprobar, reparar y exportar archivos, en una página o en Node",
			auto: "el script para artículos: los bloques de PBN se convierten en manos",
			viewer: "los componentes que dibujan las manos, para Preact",
			render: "lo mismo como HTML sin script",
			command: "la línea de órdenes: comprobar, exportar, mostrar",
		},
		api: "La API por HTTP",
		apiText: "Un servidor propio responde a las mismas preguntas. No hay que instalar nada donde se pregunta.",
		source: "Código fuente y licencias",
		sourceText: "Los archivos con los que funciona este sitio se sirven tal como son, y otros sitios pueden cargarlos.",
	},

	help: {
		title: "¿Algo va mal?",
		lead: "Nada de lo que haga aquí cambia los archivos de su ordenador. Solo una descarga crea uno nuevo.",
		steps: {
			again: "Cargue la página de nuevo. Si llevaba mucho tiempo abierta, puede haber una versión nueva.",
			browser: "La página necesita Chrome o Edge 109, Firefox 115, Safari 16.4 o un navegador más nuevo.",
			module: "Si dice que no se pudo cargar una parte, quizá su red bloquee WebAssembly (.wasm). Pruebe con otra red u otro navegador.",
			file: "Si un archivo se ve mal, abra sus avisos: cada uno tiene su línea, el motivo y lo que hay que escribir en su lugar.",
			forget: "Si nada ayuda, borre en los ajustes del navegador los datos del sitio de esta dirección y abra la página de nuevo.",
			tell: "Si sigue fallando, dígaselo a quien le dio esta dirección. La versión de abajo y el archivo ayudan a encontrar la causa.",
		},
	},
};
