import * as played from "../../played/language/fr.js";
import type { ChessWords } from "./words.js";

export const fr: ChessWords = {
	tag: "fr",
	letters: "RDTFC",

	names: { K: "roi", Q: "dame", R: "tour", B: "fou", N: "cavalier", P: "pion" },
	men: {
		white: { K: "roi blanc", Q: "dame blanche", R: "tour blanche", B: "fou blanc", N: "cavalier blanc", P: "pion blanc" },
		black: { K: "roi noir", Q: "dame noire", R: "tour noire", B: "fou noir", N: "cavalier noir", P: "pion noir" },
	},
	colors: { white: "Blancs", black: "Noirs" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}prend {to}",
		promotes: "{move}, promotion : {man}",
		short: "petit roque",
		long: "grand roque",
		null: "coup nul",
		check: "{move}, échec",
		mate: "{move}, échec et mat",
		unread: "{text}, non lu",
		numbered: "{number}, {color} : {move}",
	},

	game: {
		title: "Partie d’échecs : {white} – {black}",
		untitled: "Partie d’échecs",
		...played.game,
		captured: "Les {color} ont en plus : {list}",
		result: { "1-0": "Gain blanc", "0-1": "Gain noir", "1/2-1/2": "Nulle", "*": "Inachevée" },
		end: { checkmate: "échec et mat", stalemate: "pat", deadPosition: "le mat n’est plus possible" },
	},

	board: {
		title: "Échiquier",
		...played.position,
		help: "Les flèches parcourent les cases, Entrée prend une pièce et la pose, Échap la laisse.",
		promotion: "Promotion en",
		unreadable: "La position de départ de cette partie est illisible ; il n’y a donc pas d’échiquier.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Évaluation",
		value: "Évaluation : {value}",
	},

	nags: played.nags,
};
