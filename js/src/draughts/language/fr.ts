import * as played from "../../played/language/fr.js";
import type { DraughtsWords } from "./words.js";

export const fr: DraughtsWords = {
	tag: "fr",

	pieces: { w: "pion blanc", b: "pion noir", W: "dame blanche", B: "dame noire" },
	colors: { white: "Blancs", black: "Noirs" },
	red: { b: "pion rouge", B: "dame rouge", side: "Rouges", toMove: "Trait aux Rouges" },

	said: {
		move: "{from}-{to}",
		takes: "{from} prend {list} et arrive en {to}",
		unread: "{text}, non lu",
		numbered: "{number}, {color}: {move}",
	},

	game: {
		title: "Partie de dames : {white} – {black}",
		untitled: "Partie de dames",
		...played.game,
		taken: "Les {color} ont pris : {n}",
		won: "Les {color} gagnent",
		draw: "Nulle",
		open: "Inachevée",
	},

	board: {
		title: "Damier",
		...played.position,
		help: "Les flèches parcourent les cases, Entrée prend un pion et le pose, Échap le laisse.",
		choice: "Quelle prise ?",
		unreadable: "La position de départ de cette partie est illisible ; il n’y a donc pas de damier.",
	},

	variants: {
		international: "dames internationales (10 × 10)",
		english: "dames anglaises (checkers)",
		italian: "dames italiennes",
		pool: "pool checkers américain",
		spanish: "dames espagnoles",
		russian: "dames russes",
		brazilian: "dames brésiliennes",
		canadian: "dames canadiennes (12 × 12)",
		portuguese: "dames portugaises",
		czech: "dames tchèques",
		thai: "dames thaïlandaises",
		frisian: "dames frisonnes",
		spantsiretti: "spantsiretti (10 × 8)",
	},

	controls: { ...played.controls, flip: "Retourner le damier" },

	moves: { ...played.moves, tried: "essayé sur le damier" },

	nags: played.nags,
};
