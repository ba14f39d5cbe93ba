import type { ChessWords } from "./words.js";
import { nags } from "./nags/sv.js";

export const sv: ChessWords = {
	tag: "sv",
	letters: "KDTLS",

	names: { K: "kung", Q: "dam", R: "torn", B: "löpare", N: "springare", P: "bonde" },
	men: {
		white: { K: "vit kung", Q: "vit dam", R: "vitt torn", B: "vit löpare", N: "vit springare", P: "vit bonde" },
		black: { K: "svart kung", Q: "svart dam", R: "svart torn", B: "svart löpare", N: "svart springare", P: "svart bonde" },
	},
	colors: { white: "Vit", black: "Svart" },

	said: {
		move: "{man} {from}{to}",
		takes: "{man} {from}slår {to}",
		promotes: "{move}, förvandlas till {man}",
		short: "kort rockad",
		long: "lång rockad",
		null: "nulldrag",
		check: "{move}, schack",
		mate: "{move}, schackmatt",
		unread: "{text}, inte läst",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Schackparti: {white} – {black}",
		untitled: "Schackparti",
		unknown: "okänd",
		round: "rond {round}",
		annotator: "Kommenterat av {name}",
		clock: "Klocka för {color}: {time}",
		captured: "{color} har mer: {list}",
		result: { "1-0": "Vit vann", "0-1": "Svart vann", "1/2-1/2": "Remi", "*": "Inte avslutat" },
		end: { checkmate: "matt", stalemate: "patt", deadPosition: "matt är inte möjlig" },
	},

	board: {
		title: "Bräde",
		start: "Utgångsställning",
		after: "Ställningen efter {move}",
		toMove: { white: "Vit vid draget", black: "Svart vid draget" },
		empty: "tom",
		square: "{square}, {man}",
		help: "Piltangenterna går över rutorna, Enter tar en pjäs och ställer ner den, Escape släpper den.",
		promotion: "Förvandla till",
		illegal: "Det draget är inte möjligt här.",
		unreadable: "Partiets utgångsställning går inte att läsa, därför finns inget bräde.",
	},

	controls: {
		title: "Genomspelning",
		start: "Till början",
		back: "Bakåt",
		forward: "Framåt",
		end: "Till slutet",
		play: "Spela av sig självt",
		pause: "Stoppa",
		flip: "Vänd brädet",
	},

	moves: {
		title: "Partiets drag",
		folded: { one: "{n} variant", other: "{n} varianter" },
		fold: "Fäll ihop varianterna",
		more: "Visa fler drag",
		answer: "Visa dragen",
		illegal: "Detta drag är inte möjligt.",
		rest: "Resten är kvar som text.",
		position: "Visa ställningen före",
		tried: "prövat på brädet",
	},

	evaluation: {
		title: "Bedömning",
		value: "Bedömning: {value}",
	},

	nags,
};
