import { articles } from "../played/articles/es.js";
import type { ProblemEditorWords } from "../words.js";

const { title, tools, start, empty, undo, checking, unchecked, mend } = articles.position;

export const es: ProblemEditorWords = {
	tag: "es",
	add: "Añadir a la lista",
	cancel: "Cancelar",
	editing: "Editar el problema",
	apply: "Cambiarlo en el archivo",
	saveFen: "Guardar como FEN",

	position: { title, tools, start, empty, undo, checking, unchecked, mend, fine: "No hay nada incorrecto en este problema.", fen: "Como Forsyth o FEN" },
	help: "Elija una pieza y haga clic en las casillas, o arrástrela. Con el teclado: las flechas recorren las casillas, las letras ponen piezas (con Mayús, blancas) y Supr las quita.",
	move: "mover piezas",
	remove: "quitar piezas",

	fairy: "Pieza mágica",
	fairyHint: "letras de Popeye, como G",
	fairyPieces: { G: "saltamontes", N: "jinete nocturno", LI: "león", CA: "camello", Z: "cebra" },
	fairyMan: "{color}: {name}",

	fields: {
		authors: "Autores, separados por ;",
		stipulation: "Enunciado",
		conditions: "Condiciones",
		title: "Fuente",
		number: "Número",
		date: "Fecha",
		page: "Página",
		rank: "Distinción",
		tourney: "Torneo",
		key: "Clave",
		comment: "Comentario, solución, temas",
	},
	such: { conditions: "como Circe", rank: "como 1 Pr", key: "como Da1-h8" },
	more: "Fuente, distinción, clave, comentario",
};
