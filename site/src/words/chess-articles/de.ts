import { articles } from "../played/articles/de.js";
import type { ChessArticleWords } from "../words.js";

export const de: ChessArticleWords = {
	tag: "de",

	titles: { publish: "Eine Schachpartie in Ihrem Artikel veröffentlichen", examples: "Beispiele von Schachpartien für Artikel" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "PGN einfügen, Züge wie {deal} oder eine FEN",
		knobs: { ...articles.builder.knobs, pieces: "Figuren in den Zügen" },
		values: {
			...articles.builder.values,
			figurines: "Figurinen",
			language: "Buchstaben der Sprache",
			english: "englische Buchstaben",
		},
		shows: {
			...articles.builder.shows,
			captured: "geschlagene Figuren",
			evaluation: "Bewertungskurve",
		},
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		help: "Wählen Sie eine Figur und klicken Sie auf Felder, oder ziehen Sie. Mit Tasten: Pfeile gehen über die Felder, Buchstaben setzen Figuren (mit Umschalttaste weiße), Entf entfernt sie.",
		move: "Figuren ziehen",
		remove: "Figuren entfernen",
		castling: "Rochade",
		enPassant: "En passant auf",
		nowhere: "keinem Feld",
		number: "Zug",
		clock: "Halbzüge seit Schlag- oder Bauernzug",
	},

	untitled: "Schachstellung",

	gallery: {
		title: articles.gallery.title,
		lead: "Sieben Arten, eine Partie oder Stellung zu zeigen, jede in Ihrem Browser aus dem PGN oder der FEN der Seite gemacht. Kopieren Sie eine, oder öffnen Sie sie im Baukasten und setzen Sie Ihre eigene ein.",
		examples: {
			...articles.gallery.examples,
			arrows: { title: "Pfeile und Varianten", text: "Eine Eröffnung erklärt: Pfeile, farbige Felder und was man hätte spielen können." },
		},
	},
};
