import * as played from "../../played/language/es.js";
import type { DraughtsWords } from "./words.js";

export const es: DraughtsWords = {
	tag: "es",

	pieces: { w: "peón blanco", b: "peón negro", W: "dama blanca", B: "dama negra" },
	colors: { white: "Blancas", black: "Negras" },
	red: { b: "peón rojo", B: "dama roja", side: "Rojas", toMove: "Juegan rojas" },

	said: {
		move: "{from}-{to}",
		takes: "{from} captura {list} y llega a {to}",
		unread: "{text}, sin leer",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Partida de damas: {white} – {black}",
		untitled: "Partida de damas",
		...played.game,
		taken: "{color} han capturado {n}",
		won: "{color} ganan",
		draw: "Tablas",
		open: "Sin terminar",
	},

	board: {
		title: "Damero",
		...played.position,
		help: "Las flechas recorren las casillas, Intro toma una pieza y la deja, Escape la suelta.",
		choice: "¿Qué captura?",
		unreadable: "La posición inicial de esta partida no se puede leer, por eso no hay tablero.",
	},

	variants: {
		international: "damas internacionales (10 × 10)",
		english: "damas inglesas (checkers)",
		italian: "damas italianas",
		pool: "pool checkers (damas americanas)",
		spanish: "damas españolas",
		russian: "damas rusas",
		brazilian: "damas brasileñas",
		canadian: "damas canadienses (12 × 12)",
		portuguese: "damas portuguesas",
		czech: "damas checas",
		thai: "damas tailandesas",
		frisian: "damas frisonas",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
