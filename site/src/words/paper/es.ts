import type { ChessPaperWords } from "../words.js";

export const es: ChessPaperWords = {
	tag: "es",

	ask: {
		which: "Partidas",
		all: "Todas las partidas ({n})",
		allFound: "Todas las partidas encontradas ({n})",
		allChosen: "Partidas elegidas ({n})",
		only: "Solo {names}",
		what: "Imprimir",
		whole: "Partidas con variantes y comentarios",
		moves: "Solo las jugadas",
		table: "Solo la tabla",
		withTable: "con la tabla del torneo antes de las partidas",
		letters: "Piezas en las jugadas",
		figurines: "Figurines: {letters}",
		own: "Letras: {letters}",
		english: "Letras inglesas: {letters}",
		diagrams: "Diagramas",
		marked: "donde el archivo los señala",
		atStart: "al comienzo de cada partida",
		atEnd: "al final de cada partida",
		every: "durante la partida",
		never: "ninguno",
		everyMoves: { one: "en cada jugada", other: "cada {n} jugadas" },
		solutions: "con las soluciones en la última página",
		tooMany: "{n} partidas son demasiadas para imprimirlas de una vez; el máximo es {most}. Busque las que quiera.",
		tooMuch: "Estas partidas son demasiado largas para imprimirlas de una vez. Busque las que quiera.",
		tooManyPositions: "{n} posiciones son demasiadas para imprimirlas de una vez; el máximo es {most}.",
		start: "Imprimir…",
		making: "Partidas listas para imprimir",
		cancel: "Cancelar",
	},

	standings: {
		crossTable: "Cuadro de resultados",
		standings: "Clasificación",
		after: { one: "tras {n} ronda", other: "tras {n} rondas" },
		player: "Jugador",
		rating: "Elo",
		points: "Puntos",
		played: "Partidas",
		berger: "S-B",
		white: "b",
		black: "n",
	},

	positions: {
		mate: "Mate en {n}",
		answers: "Soluciones",
	},
};
