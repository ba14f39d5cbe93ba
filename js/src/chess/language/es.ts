import type { ChessWords } from "./words.js";
import { nags } from "./nags/es.js";

export const es: ChessWords = {
	tag: "es",
	letters: "RDTAC",

	names: { K: "rey", Q: "dama", R: "torre", B: "alfil", N: "caballo", P: "peón" },
	men: {
		white: { K: "rey blanco", Q: "dama blanca", R: "torre blanca", B: "alfil blanco", N: "caballo blanco", P: "peón blanco" },
		black: { K: "rey negro", Q: "dama negra", R: "torre negra", B: "alfil negro", N: "caballo negro", P: "peón negro" },
	},
	colors: { white: "Blancas", black: "Negras" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}por {to}",
		promotes: "{move}, corona {man}",
		short: "enroque corto",
		long: "enroque largo",
		null: "jugada nula",
		check: "{move}, jaque",
		mate: "{move}, jaque mate",
		unread: "{text}, sin leer",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Partida de ajedrez: {white} – {black}",
		untitled: "Partida de ajedrez",
		unknown: "desconocido",
		round: "ronda {round}",
		annotator: "Comentarios de {name}",
		clock: "Reloj de {color}: {time}",
		captured: "{color} tienen de más: {list}",
		result: { "1-0": "Ganan las blancas", "0-1": "Ganan las negras", "1/2-1/2": "Tablas", "*": "Sin terminar" },
		end: { checkmate: "jaque mate", stalemate: "ahogado", deadPosition: "ya no es posible dar mate" },
	},

	board: {
		title: "Tablero",
		start: "Posición inicial",
		after: "Posición tras {move}",
		toMove: { white: "Juegan blancas", black: "Juegan negras" },
		empty: "vacía",
		square: "{square}, {man}",
		help: "Las flechas recorren las casillas, Intro toma una pieza y la deja, Escape la suelta.",
		promotion: "Coronar",
		illegal: "Esta jugada no es posible aquí.",
		unreadable: "La posición inicial de esta partida no se puede leer, por eso no hay tablero.",
	},

	controls: {
		title: "Reproducción",
		start: "Al principio",
		back: "Atrás",
		forward: "Adelante",
		end: "Al final",
		play: "Reproducir sola",
		pause: "Parar",
		flip: "Girar el tablero",
	},

	moves: {
		title: "Jugadas de la partida",
		folded: { one: "{n} variante", other: "{n} variantes" },
		fold: "Plegar las variantes",
		more: "Mostrar más jugadas",
		answer: "Mostrar las jugadas",
		illegal: "Esta jugada no es posible.",
		rest: "Lo que sigue se conserva como texto.",
		position: "Mostrar la posición anterior",
		tried: "probado en el tablero",
	},

	evaluation: {
		title: "Evaluación",
		value: "Evaluación: {value}",
	},

	nags,
};
