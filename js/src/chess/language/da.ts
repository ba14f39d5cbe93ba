import type { ChessWords } from "./words.js";
import { nags } from "./nags/da.js";

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
		unknown: "ukendt",
		round: "runde {round}",
		annotator: "Kommenteret af {name}",
		clock: "Ur for {color}: {time}",
		captured: "{color} har mere: {list}",
		result: { "1-0": "Hvid vandt", "0-1": "Sort vandt", "1/2-1/2": "Remis", "*": "Ikke afsluttet" },
		end: { checkmate: "mat", stalemate: "pat", deadPosition: "mat er umulig" },
	},

	board: {
		title: "Bræt",
		start: "Udgangsstilling",
		after: "Stillingen efter {move}",
		toMove: { white: "Hvid i trækket", black: "Sort i trækket" },
		empty: "tomt",
		square: "{square}, {man}",
		help: "Piletasterne går over felterne, Enter tager en brik og sætter den, Escape slipper den.",
		promotion: "Forvandl til",
		illegal: "Det træk er ikke muligt her.",
		unreadable: "Udgangsstillingen i partiet kan ikke læses, så der er intet bræt.",
	},

	controls: {
		title: "Gennemspilning",
		start: "Til starten",
		back: "Tilbage",
		forward: "Frem",
		end: "Til slutningen",
		play: "Spil af sig selv",
		pause: "Stop",
		flip: "Vend brættet",
	},

	moves: {
		title: "Partiets træk",
		folded: { one: "{n} variant", other: "{n} varianter" },
		fold: "Fold varianterne sammen",
		more: "Vis flere træk",
		answer: "Vis trækkene",
		illegal: "Dette træk er ikke muligt.",
		rest: "Resten er bevaret som tekst.",
		position: "Vis stillingen før det",
		tried: "prøvet på brættet",
	},

	evaluation: {
		title: "Vurdering",
		value: "Vurdering: {value}",
	},

	nags,
};
