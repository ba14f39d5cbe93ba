import * as played from "../../played/language/sv.js";
import type { ChessWords } from "./words.js";

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
		...played.game,
		captured: "{color} har mer: {list}",
		result: { "1-0": "Vit vann", "0-1": "Svart vann", "1/2-1/2": "Remi", "*": "Inte avslutat" },
		end: { checkmate: "matt", stalemate: "patt", deadPosition: "matt är inte möjlig" },
	},

	board: {
		title: "Bräde",
		...played.position,
		help: "Piltangenterna går över rutorna, Enter tar en pjäs och ställer ner den, Escape släpper den.",
		promotion: "Förvandla till",
		unreadable: "Partiets utgångsställning går inte att läsa, därför finns inget bräde.",
	},

	controls: played.controls,

	moves: played.moves,

	evaluation: {
		title: "Bedömning",
		value: "Bedömning: {value}",
	},

	nags: played.nags,
};
