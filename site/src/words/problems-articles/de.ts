import { articles } from "../played/articles/de.js";
import type { ProblemArticleWords } from "../words.js";

export const de: ProblemArticleWords = {
	tag: "de",

	titles: { publish: "Ein Schachproblem in Ihrem Artikel veröffentlichen", examples: "Beispiele von Schachproblemen für Artikel" },

	publish: {
		title: "Ein Schachproblem für Ihren Artikel",
		lead: "Fügen Sie ein Problem ein, öffnen Sie eine Datei oder stellen Sie die Figuren auf ein Brett, sagen Sie, wie es aussehen soll, und kopieren Sie zwei Stücke HTML: eines für die Seite, eines für die Stelle des Diagramms. Nichts, was Sie eingeben, verlässt Ihren Rechner.",
	},

	builder: {
		deal: "Das Problem",
		paste: "PBI einfügen, etwa {deal}",
		nothing: "Fügen Sie in Schritt 1 ein Problem ein oder öffnen Sie eine Datei. Hier sehen Sie es so, wie Ihre Leser es sehen werden.",
		place: "Einfügen, wo das Diagramm erscheinen soll",
		fence: "Ein Markdown-Block hat keine eigene Sprache: Das Diagramm spricht die Ihrer Seite.",
		upload: "Das Bild zeigt das Diagramm. Laden Sie es in Ihren Blog hoch, und setzen Sie seine Adresse an die Stelle von {name}.",
		tooLarge: "{name} ist zu groß für einen Artikel. Speichern Sie die gewünschten Probleme als eigene Datei.",
		tooLong: "Das ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Lassen Sie Probleme oder Lösungen weg.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Welche Probleme", whichProblems: "alle, oder 1-4,7" },
		knobs: { solution: "Lösung", coordinates: "Koordinaten", caption: "Autor, Quelle und Auszeichnungen" },
		values: { behind: "hinter einem Knopf", open: "offen", without: "weggelassen", shown: "gezeigt", notShown: "nicht gezeigt" },
		shows: {},
	},

	source: { label: "Eingeben", text: "als Text", board: "auf einem Brett", hint: "„Auf einem Brett“ übernimmt das erste Problem der Vorschau. Alle anderen bleiben, wie sie sind." },

	untitled: "Schachproblem",

	open: "Dieses Problem in pbnkit öffnen",

	gallery: {
		title: articles.gallery.title,
		lead: "Fünf Arten, ein Problem zu zeigen, jede in Ihrem Browser aus dem PBI der Seite gemacht. Kopieren Sie eine, oder öffnen Sie sie im Baukasten und setzen Sie Ihr eigenes ein.",
		examples: {
			puzzle: { title: "Eine Aufgabe", text: "Das Diagramm, wie Zeitschriften es drucken. Die Lösung ist hinter einem Knopf, und ihre Züge werden auf dem Diagramm gespielt." },
			solution: { title: "Mit Lösung", text: "Für einen Aufsatz: Die Lösung ist offen, mit allen Varianten." },
			study: { title: "Eine Studie", text: "Weiß am Zug gewinnt. Die ganze Variante wird auf dem Diagramm gespielt." },
			row: { title: "Mehrere nebeneinander", text: "Drei Diagramme, jedes mit Autor, Quelle und Lösung: Loyds Geschichte von Karl XII., in der jedes Mal eine Kugel eine Figur fortnimmt." },
			competition: { title: "Ein Lösungsturnier", text: "Diagramme mit Koordinaten, ohne Autoren und Lösungen." },
		},
	},
};
