import * as played from "../../played/language/nl.js";
import type { DraughtsWords } from "./words.js";

export const nl: DraughtsWords = {
	tag: "nl",

	pieces: { w: "witte schijf", b: "zwarte schijf", W: "witte dam", B: "zwarte dam" },
	colors: { white: "Wit", black: "Zwart" },
	red: { b: "rode schijf", B: "rode dam", side: "Rood", toMove: "Rood aan zet" },

	said: {
		move: "{from}-{to}",
		takes: "{from} slaat {list}, naar {to}",
		unread: "{text}, niet gelezen",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Dampartij: {white} – {black}",
		untitled: "Dampartij",
		...played.game,
		taken: "{color} heeft er {n} geslagen",
		won: "{color} won",
		draw: "Remise",
		open: "Niet beëindigd",
	},

	board: {
		title: "Dambord",
		...played.position,
		help: "De pijltoetsen gaan over de velden, Enter pakt een schijf en zet hem neer, Escape laat hem staan.",
		choice: "Welke slag?",
		unreadable: "De beginstelling van deze partij is niet te lezen, dus er is geen bord.",
	},

	variants: {
		international: "internationaal dammen (10 × 10)",
		english: "Engels dammen (checkers)",
		italian: "Italiaans dammen",
		pool: "Amerikaans pool checkers",
		spanish: "Spaans dammen",
		russian: "Russisch dammen",
		brazilian: "Braziliaans dammen",
		canadian: "Canadees dammen (12 × 12)",
		portuguese: "Portugees dammen",
		czech: "Tsjechisch dammen",
		thai: "Thais dammen",
		frisian: "Fries dammen",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: played.controls,

	moves: played.moves,

	nags: played.nags,
};
