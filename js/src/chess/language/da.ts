import * as played from "../../played/language/da.js";
import type { ChessWords } from "./words.js";

export const da: ChessWords = {
	tag: "da",
	letters: "KDTLS",

	names: { K: "konge", Q: "dronning", R: "tårn", B: "løber", N: "springer", P: "bonde" },
	men: {
		white: { K: "hvid konge", Q: "hvid dronning", R: "hvidt tårn", B: "hvid løber", N: "hvid springer", P: "hvid bonde" },
		black: { K: "sort konge", Q: "sort dronning", R: "sort tårn", B: "sort løber", N: "sort springer", P: "sort bonde" },
	},
	colors: { white: "Hvid", black: "Sort" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}slår {to}",
		promotes: "{move}, bliver til {man}",
		short: "kort rokade",
		long: "lang rokade",
		null: "passet træk",
		check: "{move}, skak",
		mate: "{move}, skakmat",
		unread: "{text}, ikke læst",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Skakparti: {white} – {black}",
		untitled: "Skakparti",
		...played.game,
		captured: "{color} har mere: {list}",
		result: { "1-0": "Hvid vandt", "0-1": "Sort vandt", "1/2-1/2": "Remis", "*": "Ikke afsluttet" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat er umulig" },
	},

	board: {
		title: "Bræt",
		...played.position,
		help: "Piletasterne går over felterne, Enter tager en brik og sætter den, Escape slipper den.",
		promotion: "Forvandl til",
		unreadable: "Udgangsstillingen i partiet kan ikke læses, så der er intet bræt.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Vurdering",
		value: "Vurdering: {value}",
	},

	nags: played.nags,
};
