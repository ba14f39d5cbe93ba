import * as played from "../../played/language/sv.js";
import type { DraughtsWords } from "./words.js";

export const sv: DraughtsWords = {
	tag: "sv",

	pieces: { w: "vit bricka", b: "svart bricka", W: "vit dam", B: "svart dam" },
	colors: { white: "Vit", black: "Svart" },
	red: { b: "röd bricka", B: "röd dam", side: "Röd", toMove: "Röd vid draget" },

	said: {
		move: "{from}-{to}",
		takes: "{from} slår {list}, till {to}",
		unread: "{text}, ej läst",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Damparti: {white} – {black}",
		untitled: "Damparti",
		...played.game,
		taken: "{color} har slagit {n}",
		won: "{color} vann",
		draw: "Remi",
		open: "Inte avslutat",
	},

	board: {
		title: "Dambräde",
		...played.position,
		help: "Piltangenterna går över rutorna, Enter tar en bricka och ställer ner den, Escape släpper den.",
		choice: "Vilket slag?",
		unreadable: "Partiets utgångsställning går inte att läsa, därför finns inget bräde.",
	},

	variants: {
		international: "internationell dam (10 × 10)",
		english: "engelsk dam (checkers)",
		italian: "italiensk dam",
		pool: "amerikansk pool checkers",
		spanish: "spansk dam",
		russian: "rysk dam",
		brazilian: "brasiliansk dam",
		canadian: "kanadensisk dam (12 × 12)",
		portuguese: "portugisisk dam",
		czech: "tjeckisk dam",
		thai: "thailändsk dam",
		frisian: "frisisk dam",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
