import * as played from "../../played/language/da.js";
import type { DraughtsWords } from "./words.js";

export const da: DraughtsWords = {
	tag: "da",

	pieces: { w: "hvid brik", b: "sort brik", W: "hvid dam", B: "sort dam" },
	colors: { white: "Hvid", black: "Sort" },
	red: { b: "rød brik", B: "rød dam", side: "Rød", toMove: "Rød i trækket" },

	said: {
		move: "{from}-{to}",
		takes: "{from} slår {list}, til {to}",
		unread: "{text}, ikke læst",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Damparti: {white} – {black}",
		untitled: "Damparti",
		...played.game,
		taken: "{color} har slået {n}",
		won: "{color} vandt",
		draw: "Remis",
		open: "Ikke afsluttet",
	},

	board: {
		title: "Dambræt",
		...played.position,
		help: "Piletasterne går over felterne, Enter tager en brik og sætter den, Escape slipper den.",
		choice: "Hvilket slag?",
		unreadable: "Udgangsstillingen i partiet kan ikke læses, så der er intet bræt.",
	},

	variants: {
		international: "international dam (10 × 10)",
		english: "engelsk dam (checkers)",
		italian: "italiensk dam",
		pool: "amerikansk pool checkers",
		spanish: "spansk dam",
		russian: "russisk dam",
		brazilian: "brasiliansk dam",
		canadian: "canadisk dam (12 × 12)",
		portuguese: "portugisisk dam",
		czech: "tjekkisk dam",
		thai: "thailandsk dam",
		frisian: "frisisk dam",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
