import { share } from "../draughts/share/de.js";
import { articles } from "../played/articles/de.js";
import type { DraughtsArticleWords } from "../words.js";

export const de: DraughtsArticleWords = {
	tag: "de",

	titles: { publish: "Eine Damepartie in Ihrem Artikel veröffentlichen", examples: "Beispiele von Damepartien für Artikel" },

	publish: articles.publish,

	builder: {
		...articles.builder,
		paste: "PDN einfügen, Züge wie {deal} oder eine FEN",
		knobs: { ...articles.builder.knobs, squares: share.squares },
		values: { ...articles.builder.values, ...share.squaresAs },
		shows: { ...articles.builder.shows, variant: "Spielart", captured: "geschlagene Steine" },
	},

	kinds: articles.kinds,

	position: {
		...articles.position,
		variant: "Spielart",
		help: "Wählen Sie einen Stein und klicken Sie auf Felder, oder ziehen Sie. Mit Tasten: Pfeile gehen über die Felder, M setzt einen Stein und K eine Dame (mit Umschalttaste weiße), Entf entfernt sie.",
		move: "Steine ziehen",
		remove: "Steine entfernen",
	},

	untitled: "Damestellung",

	gallery: {
		title: articles.gallery.title,
		lead: "Sieben Arten, eine Partie oder Stellung zu zeigen, jede in Ihrem Browser aus dem PDN oder der FEN der Seite gemacht. Kopieren Sie eine, oder öffnen Sie sie im Baukasten und setzen Sie Ihre eigene ein.",
		examples: { ...articles.gallery.examples, letters: { title: "Eine andere Spielart", text: "Russische Dame, mit Buchstaben für die Felder: Brett, Züge und Regeln sind die, die die Datei nennt." } },
	},
};
