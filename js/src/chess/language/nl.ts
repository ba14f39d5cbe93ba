import type { ChessWords } from "./words.js";
import { nags } from "./nags/nl.js";

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
		unknown: "onbekend",
		round: "ronde {round}",
		annotator: "Van commentaar voorzien door {name}",
		clock: "Klok van {color}: {time}",
		captured: "{color} heeft meer: {list}",
		result: { "1-0": "Wit won", "0-1": "Zwart won", "1/2-1/2": "Remise", "*": "Niet beëindigd" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat is niet meer mogelijk" },
	},

	board: {
		title: "Bord",
		start: "Beginstelling",
		after: "Stelling na {move}",
		toMove: { white: "Wit aan zet", black: "Zwart aan zet" },
		empty: "leeg",
		square: "{square}, {man}",
		help: "De pijltoetsen gaan over de velden, Enter pakt een stuk en zet het neer, Escape laat het staan.",
		promotion: "Promoveren tot",
		illegal: "Deze zet is hier niet mogelijk.",
		unreadable: "De beginstelling van deze partij is niet te lezen, dus er is geen bord.",
	},

	controls: {
		title: "Naspelen",
		start: "Naar het begin",
		back: "Terug",
		forward: "Vooruit",
		end: "Naar het einde",
		play: "Vanzelf afspelen",
		pause: "Stoppen",
		flip: "Bord draaien",
	},

	moves: {
		title: "Zetten van de partij",
		folded: { one: "{n} variant", other: "{n} varianten" },
		fold: "Varianten inklappen",
		more: "Meer zetten tonen",
		answer: "Zetten tonen",
		illegal: "Deze zet is niet mogelijk.",
		rest: "De rest is als tekst bewaard.",
		position: "Toon de stelling ervoor",
		tried: "op het bord geprobeerd",
	},

	evaluation: {
		title: "Beoordeling",
		value: "Beoordeling: {value}",
	},

	nags,
};
