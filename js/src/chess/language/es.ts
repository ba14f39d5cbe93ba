import * as played from "../../played/language/es.js";
import type { ChessWords } from "./words.js";

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
		...played.game,
		captured: "{color} tienen de más: {list}",
		result: { "1-0": "Ganan las blancas", "0-1": "Ganan las negras", "1/2-1/2": "Tablas", "*": "Sin terminar" },
		end: { checkmate: "jaque mate", stalemate: "ahogado", deadPosition: "ya no es posible dar mate" },
	},

	board: {
		title: "Tablero",
		...played.position,
		help: "Las flechas recorren las casillas, Intro toma una pieza y la deja, Escape la suelta.",
		promotion: "Coronar",
		unreadable: "La posición inicial de esta partida no se puede leer, por eso no hay tablero.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Evaluación",
		value: "Evaluación: {value}",
	},

	nags: played.nags,
};
