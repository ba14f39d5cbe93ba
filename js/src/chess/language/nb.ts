import * as played from "../../played/language/nb.js";
import type { ChessWords } from "./words.js";

export const nb: ChessWords = {
	tag: "nb",
	letters: "KDTLS",

	names: { K: "konge", Q: "dronning", R: "tårn", B: "løper", N: "springer", P: "bonde" },
	men: {
		white: { K: "hvit konge", Q: "hvit dronning", R: "hvitt tårn", B: "hvit løper", N: "hvit springer", P: "hvit bonde" },
		black: { K: "svart konge", Q: "svart dronning", R: "svart tårn", B: "svart løper", N: "svart springer", P: "svart bonde" },
	},
	colors: { white: "Hvit", black: "Svart" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}slår {to}",
		promotes: "{move}, forvandles til {man}",
		short: "kort rokade",
		long: "lang rokade",
		null: "nulltrekk",
		check: "{move}, sjakk",
		mate: "{move}, sjakkmatt",
		unread: "{text}, ikke lest",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Sjakkparti: {white} – {black}",
		untitled: "Sjakkparti",
		...played.game,
		captured: "{color} har mer: {list}",
		result: { "1-0": "Hvit vant", "0-1": "Svart vant", "1/2-1/2": "Remis", "*": "Ikke avsluttet" },
		end: { checkmate: "matt", stalemate: "patt", deadPosition: "matt er ikke mulig" },
	},

	board: {
		title: "Brett",
		...played.position,
		help: "Piltastene går over feltene, Enter tar en brikke og setter den, Escape slipper den.",
		promotion: "Forvandle til",
		unreadable: "Utgangsstillingen i partiet kan ikke leses, så det er ikke noe brett.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Vurdering",
		value: "Vurdering: {value}",
	},

	nags: played.nags,
};
