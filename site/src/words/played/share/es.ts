import { sharing } from "../../sharing/es.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Abrir esta partida en pbnkit",
	link: "Enlace a esta partida",
	inside: "La partida está en el propio enlace: ningún servidor la guarda.",
	fromMove: "Se abre tras {move}.",
	tooLong: "Esta partida es demasiado larga para un enlace: {n} caracteres, y el máximo es {most}. Guárdela como archivo y envíe ese.",
	forms: { ...sharing.forms, fen: "Posición (FEN)", frame: "Marco para una página (HTML)" },
	annotated: "Con variantes y comentarios",
	below: "Negras abajo",
	quiz: "Ocultar las jugadas (acertijo)",
	publish: "Publicar esta partida…",
	analyse: "Analizar en {site}",
};
