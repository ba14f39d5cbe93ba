import * as played from "../../played/language/nb.js";
import type { DraughtsWords } from "./words.js";

export const nb: DraughtsWords = {
	tag: "nb",

	pieces: { w: "hvit brikke", b: "svart brikke", W: "hvit dam", B: "svart dam" },
	colors: { white: "Hvit", black: "Svart" },
	red: { b: "rød brikke", B: "rød dam", side: "Rød", toMove: "Rød i trekket" },

	said: {
		move: "{from}-{to}",
		takes: "{from} slår {list}, til {to}",
		unread: "{text}, ikke lest",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Damparti: {white} – {black}",
		untitled: "Damparti",
		...played.game,
		taken: "{color} har slått {n}",
		won: "{color} vant",
		draw: "Remis",
		open: "Ikke avsluttet",
	},

	board: {
		title: "Dambrett",
		...played.position,
		help: "Piltastene går over feltene, Enter tar en brikke og setter den, Escape slipper den.",
		choice: "Hvilket slag?",
		unreadable: "Utgangsstillingen i partiet kan ikke leses, så det er ikke noe brett.",
	},

	variants: {
		international: "internasjonal dam (10 × 10)",
		english: "engelsk dam (checkers)",
		italian: "italiensk dam",
		pool: "amerikansk pool checkers",
		spanish: "spansk dam",
		russian: "russisk dam",
		brazilian: "brasiliansk dam",
		canadian: "kanadisk dam (12 × 12)",
		portuguese: "portugisisk dam",
		czech: "tsjekkisk dam",
		thai: "thailandsk dam",
		frisian: "frisisk dam",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
