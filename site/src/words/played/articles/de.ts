import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Eine Partie für Ihren Artikel",
		lead: "Fügen Sie eine Partie ein oder stellen Sie eine Stellung auf, sagen Sie, wie sie aussehen soll, und kopieren Sie zwei Stücke HTML: eines für die Seite, eines für die Stelle des Bretts. Nichts, was Sie eingeben, verlässt Ihren Rechner.",
	},

	builder: {
		deal: "Die Partie oder die Stellung",
		nothing: "Fügen Sie in Schritt 1 eine Partie ein oder öffnen Sie eine Datei. Hier sehen Sie sie so, wie Ihre Leser sie sehen werden.",
		place: "Einfügen, wo das Brett erscheinen soll",
		fence: "Ein Markdown-Block hat keine eigene Sprache: Das Brett spricht die Ihrer Seite.",
		anyGround: "beliebig: das Brett bringt seinen eigenen mit",
		upload: "Das Bild zeigt die Stellung, bei der die Vorschau ist. Laden Sie es in Ihren Blog hoch, und setzen Sie seine Adresse an die Stelle von {name}.",
		tooLarge: "{name} ist zu groß für einen Artikel. Speichern Sie die gewünschten Partien als eigene Datei.",
		tooLong: "Das ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Lassen Sie Partien, Varianten oder Kommentare weg.",
		short: "{code}: kurz",
		typed: { from: "Erster Zug", to: "Letzter Zug", whichMove: "etwa 12 oder 12b", games: "Welche Partien", whichGames: "alle, oder 1-4,7" },
		knobs: {
			view: "Ansicht",
			below: "Unten",
			diagrams: "Diagramme zwischen den Zügen",
			several: "Mehrere Partien",
		},
		values: {
			game: "die Partie mit ihren Zügen",
			quiz: "ein Quiz: die Züge hinter einem Knopf",
			white: "Weiß",
			black: "Schwarz",
			none: "keine",
			marked: "wo die Datei es vermerkt",
			end: "am Ende",
			startEnd: "am Anfang und am Ende",
			every: "alle zehn Züge",
			menu: "eine, mit Menü",
			all: "alle",
		},
		shows: {
			players: "Spieler",
			event: "Turnier",
			clocks: "Uhren",
			marks: "Pfeile und Kreise",
			moves: "Züge",
			variations: "Varianten",
			comments: "Kommentare",
			glyphs: "Zeichen wie !?",
		},
	},

	kinds: { label: "Es ist", game: "eine Partie", position: "eine Stellung", hint: "„Eine Stellung“ übernimmt die, bei der die Vorschau ist." },

	position: {
		title: "Stellung aufbauen",
		tools: "Was ein Klick tut",
		start: "Ausgangsstellung",
		empty: "Leeres Brett",
		turn: "Brett drehen",
		undo: "Rückgängig",
		toMove: "Am Zug",
		fen: "Als FEN",
		which: "Stellung",
		fine: "An dieser Stellung ist nichts falsch.",
		checking: "Wird geprüft…",
		unchecked: "Die Stellung konnte nicht geprüft werden: {why}",
		mend: "Das richtigstellen",
	},

	gallery: {
		title: "Beispiele für Ihre Artikel",
		examples: {
			whole: { title: "Eine kommentierte Partie", text: "Brett und Züge nebeneinander, mit Kommentaren, Zeichen und Diagrammen, wo Sie sie wollen." },
			quiz: { title: "Aufgabe", text: "Man sieht die Stellung; die Züge sind hinter einem Knopf." },
			position: { title: "Eine Stellung", text: "Ein Diagramm, sofort gezeichnet, ohne dass etwas geladen wird." },
			sheet: { title: "Ein Aufgabenblatt", text: "Mehrere Stellungen, jede in einer Zeile." },
			part: { title: "Ein Teil einer Partie", text: "Von einem Zug zum anderen, aus der Sicht von Schwarz." },
			several: { title: "Mehrere Partien", text: "Ein Brett und ein Menü der Partien." },
		},
	},
};
