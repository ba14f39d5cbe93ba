export { nags } from "./nags/fr.js";

export const game = {
	unknown: "inconnu",
	round: "ronde {round}",
	annotator: "Commentée par {name}",
	clock: "Pendule des {color} : {time}",
};

export const position = {
	start: "Position de départ",
	after: "Position après {move}",
	toMove: { white: "Trait aux Blancs", black: "Trait aux Noirs" },
	empty: "vide",
	square: "{square}, {man}",
	illegal: "Ce coup n’est pas possible ici.",
};

export const controls = {
	title: "Lecture des coups",
	start: "Au début",
	back: "Reculer",
	forward: "Avancer",
	end: "À la fin",
	play: "Lecture automatique",
	pause: "Arrêter",
	flip: "Retourner l’échiquier",
};

export const moves = {
	title: "Coups de la partie",
	folded: { one: "{n} variante", other: "{n} variantes" },
	fold: "Replier les variantes",
	more: "Afficher d’autres coups",
	answer: "Afficher les coups",
	illegal: "Ce coup n’est pas possible.",
	rest: "La suite est gardée telle quelle, comme texte.",
	position: "Afficher la position précédente",
	tried: "essayé sur l’échiquier",
};
