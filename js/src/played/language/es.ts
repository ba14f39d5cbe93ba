export { nags } from "./nags/es.js";

export const game = {
	unknown: "desconocido",
	round: "ronda {round}",
	annotator: "Comentarios de {name}",
	clock: "Reloj de {color}: {time}",
};

export const position = {
	start: "Posición inicial",
	after: "Posición tras {move}",
	toMove: { white: "Juegan blancas", black: "Juegan negras" },
	empty: "vacía",
	square: "{square}, {man}",
	illegal: "Esta jugada no es posible aquí.",
};

export const controls = {
	title: "Reproducción",
	start: "Al principio",
	back: "Atrás",
	forward: "Adelante",
	end: "Al final",
	play: "Reproducir sola",
	pause: "Parar",
	flip: "Girar el tablero",
};

export const moves = {
	title: "Jugadas de la partida",
	folded: { one: "{n} variante", other: "{n} variantes" },
	fold: "Plegar las variantes",
	more: "Mostrar más jugadas",
	answer: "Mostrar las jugadas",
	illegal: "Esta jugada no es posible.",
	rest: "Lo que sigue se conserva como texto.",
	position: "Mostrar la posición anterior",
	tried: "probado en el tablero",
};
