import * as played from "../../played/language/nl.js";
import type { ChessWords } from "./words.js";

export const nl: ChessWords = {
	tag: "nl",
	letters: "KDTLP",

	names: { K: "koning", Q: "dame", R: "toren", B: "loper", N: "paard", P: "pion" },
	men: {
		white: { K: "witte koning", Q: "witte dame", R: "witte toren", B: "witte loper", N: "wit paard", P: "witte pion" },
		black: { K: "zwarte koning", Q: "zwarte dame", R: "zwarte toren", B: "zwarte loper", N: "zwart paard", P: "zwarte pion" },
	},
	colors: { white: "Wit", black: "Zwart" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}slaat {to}",
		promotes: "{move}, promoveert tot {man}",
		short: "korte rokade",
		long: "lange rokade",
		null: "nulzet",
		check: "{move}, schaak",
		mate: "{move}, schaakmat",
		unread: "{text}, niet gelezen",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Schaakpartij: {white} – {black}",
		untitled: "Schaakpartij",
		...played.game,
		captured: "{color} heeft meer: {list}",
		result: { "1-0": "Wit won", "0-1": "Zwart won", "1/2-1/2": "Remise", "*": "Niet beëindigd" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat is niet meer mogelijk" },
	},

	board: {
		title: "Bord",
		...played.position,
		help: "De pijltoetsen gaan over de velden, Enter pakt een stuk en zet het neer, Escape laat het staan.",
		promotion: "Promoveren tot",
		unreadable: "De beginstelling van deze partij is niet te lezen, dus er is geen bord.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Beoordeling",
		value: "Beoordeling: {value}",
	},

	nags: played.nags,
};
