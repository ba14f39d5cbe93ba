import { sharing } from "../../sharing/es.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Guardar como PGN",
	open: "Abrir esta partida en pbnkit",
	link: "Enlace a esta partida",
	inside: "La partida está en el propio enlace: ningún servidor la guarda.",
	fromMove: "Se abre tras {move}.",
	tooLong: "Esta partida es demasiado larga para un enlace: {n} caracteres, y el máximo es {most}. Guárdela como archivo y envíe ese.",
	forms: { ...sharing.forms, fen: "Posición (FEN)", pgn: "PGN", frame: "Marco para una página (HTML)" },
	letters: "Piezas como",
	lettersAs: { figurines: "figurines", language: "letras" },
	annotated: "Con variantes y comentarios",
	below: "Negras abajo",
	quiz: "Ocultar las jugadas (acertijo)",
	publish: "Publicar esta partida…",
	analyse: "Analizar en Lichess",
};
