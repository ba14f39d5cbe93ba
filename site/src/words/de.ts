import type { SiteWords } from "./words.js";

export const de: SiteWords = {
	tag: "de",

	nav: { label: "Seiten", open: "Öffnen", examples: "Beispiele", publish: "Veröffentlichen", rules: "Regeln", developers: "Entwickler" },

	foot: {
		colours: "Farben",
		asSystem: "wie das System",
		light: "hell",
		dark: "dunkel",
		language: "Sprache",
		licences: "Lizenzen",
		source: "Quelltext",
		version: "Version",
		forDevelopers: "Für Entwickler",
		wrong: "Etwas stimmt nicht?",
		onlyEnglish: "Die Regeln und der Standard sind auf Englisch.",
	},

	home: {
		title: "Bridgedateien prüfen, reparieren und lesen",
		lead: "Eine PBN-Datei enthält Boards mit Reizung, Spiel und Ergebnissen. Geben Sie dieser Seite Ihre Datei: Sie zeichnet die Boards, zeigt, was falsch ist und warum, und speichert die Datei so, dass jedes Bridgeprogramm sie lesen kann.",
		privacy: "Ihre Dateien bleiben auf Ihrem Rechner. Die ganze Arbeit geschieht in dieser Seite, und nichts wird gesendet. Wenn Sie die Seite einmal geöffnet haben, geht sie auch ohne Netz.",
	},

	intake: {
		label: "Dateien hinzufügen",
		letGo: "Loslassen, um das zu prüfen",
		dropHere: "PBN-Dateien, einen Ordner oder ein .zip hier ablegen",
		addFiles: "Dateien hinzufügen…",
		chooseFiles: "Dateien wählen…",
		chooseByTouch: "PBN-Datei wählen",
		chooseFolder: "Ordner wählen…",
		paste: "Einfügen…",
		pasteText: "Text einfügen…",
		example: "Beispiel",
		tryExample: "Ein Beispiel ansehen",
		noExample: "Das Beispiel konnte nicht geladen werden.",
		unpacking: "{name} wird entpackt…",
		unpacked: "Entpackte Dateien",
		stop: "Anhalten",
		pasteTitle: "PBN einfügen",
		pasteLabel: "Der Text, von einem Board oder vielen, oder eine Seite mit PBN darin",
		check: "Prüfen",
		cancel: "Abbrechen",
	},

	trouble: {
		noWasm: "Dieser Browser kann kein WebAssembly ausführen, das diese Seite zum Lesen von Bridgedateien braucht. Jeder aktuelle Browser kann es; in manchen ist es abgeschaltet.",
		notLoaded: "Der Teil dieser Seite, der Bridgedateien liest, konnte nicht geladen werden.",
		wait: "Ihre Dateien warten, bis er da ist.",
		retry: "Noch einmal",
	},

	install: {
		ready: "Eine neue Version dieser Seite ist da. Sie kommt, wenn Sie die Seite das nächste Mal öffnen.",
		useNow: "Jetzt verwenden",
		lost: "Was auf dieser Seite ist, geht verloren. Laden Sie vorher herunter, was Sie brauchen.",
		load: "Neue Version laden",
		notOffline: "Diese Seite geht noch nicht ohne Netz. {why}. Beim nächsten Öffnen wird es wieder versucht.",
		notSent: "Der Server hat {path} nicht so gesendet, wie es gebaut wurde",
		notKept: "Der Browser hat ihre Dateien nicht behalten",
		close: "Schließen",
	},

	publish: {
		title: "Eine Hand für Ihren Artikel",
		lead: "Fügen Sie eine Hand ein, sagen Sie, wie sie aussehen soll, und kopieren Sie zwei Stücke HTML: eines für die Seite, eines für die Stelle der Hand. Nichts, was Sie eingeben, verlässt Ihren Rechner.",
	},

	gallery: {
		title: "Beispiele für Ihre Artikel",
		lead: "Sieben Arten, eine Hand zu zeigen, jede in Ihrem Browser aus dem PBN der Seite gemacht. Kopieren Sie eine, oder öffnen Sie sie im Baukasten und setzen Sie Ihre eigene Hand ein.",
		copy: "Das kopieren",
		open: "Im Baukasten öffnen",
		copied: "Kopiert. Fügen Sie es in das HTML Ihres Artikels ein.",
		notCopied: "Der Browser lässt diese Seite nicht kopieren. Hier ist das HTML.",
		leadProblem: { title: "Ausspielproblem", text: "Man sieht eine Hand und die Reizung. Wählen Sie Ihr Ausspiel und öffnen Sie dann die Antworten." },
		auction: { title: "Nur die Reizung", text: "Die Ansagen mit ihren Erklärungen, ohne Karten." },
		hands: { title: "Zwei Hände", text: "Zwei Hände, die sich gegenübersitzen, für eine Frage zur Reizung." },
		traveller: { title: "Laufzettel", text: "Ein Board mit den Ergebnissen aller Tische. Ein Klick auf eine Überschrift sortiert sie." },
		lesson: { title: "Unterricht", text: "Mehrere Boards, eines nach dem anderen, jedes mit einem Kommentar." },
		quiz: { title: "Quiz", text: "Man sieht die Frage; der Rest ist hinter einem Knopf." },
		whole: { title: "Ganzes Board mit dem Spiel", text: "Alle vier Hände, die Reizung und das Spiel, Karte für Karte." },
	},

	developers: {
		title: "Für Entwickler",
		lead: "Derselbe Code liest, prüft und zeichnet PBN in Ihren eigenen Seiten und Programmen: als Paket für JavaScript, als Befehl und als API über HTTP.",
		install: "Installation",
		installText: "Bauen Sie das Paket aus seinem Quelltext und installieren Sie die gepackte Datei. Im Browser hat es keine Abhängigkeiten.",
		first: "Die ersten zehn Zeilen",
		reference: "Referenz des Pakets",
		referenceText: "Bei jeder Funktion und jedem Typ steht die Beschreibung, sodass ein Editor sie beim Tippen zeigt.",
		entries: {
			main: "Dateien lesen, prüfen, reparieren und exportieren, in einer Seite oder in Node",
			auto: "das Skript für Artikel: aus Blöcken von PBN werden Hände",
			viewer: "die Komponenten, die Hände zeichnen, für Preact",
			render: "dasselbe als HTML ohne Skript",
			command: "die Kommandozeile: prüfen, exportieren, darstellen",
		},
		api: "Die API über HTTP",
		apiText: "Ein eigener Server beantwortet dieselben Fragen. Wo gefragt wird, muss nichts installiert sein.",
		source: "Quelltext und Lizenzen",
		sourceText: "Die Dateien, auf denen diese Site läuft, werden unverändert ausgeliefert, und andere Sites dürfen sie laden.",
	},

	help: {
		title: "Etwas stimmt nicht?",
		lead: "Nichts, was Sie hier tun, ändert die Dateien auf Ihrem Rechner. Nur ein Download macht eine neue.",
		steps: {
			again: "Laden Sie die Seite neu. War sie lange offen, gibt es vielleicht eine neue Version.",
			browser: "Die Seite braucht Chrome oder Edge 109, Firefox 115, Safari 16.4 oder einen neueren Browser.",
			module: "Wenn es heißt, dass ein Teil nicht geladen werden konnte, sperrt Ihr Netz vielleicht WebAssembly (.wasm). Versuchen Sie ein anderes Netz oder einen anderen Browser.",
			file: "Wenn eine Datei falsch aussieht, öffnen Sie ihre Befunde: Jeder hat seine Zeile, den Grund und was stattdessen hingehört.",
			forget: "Hilft nichts, löschen Sie in den Einstellungen des Browsers die Websitedaten für diese Adresse und öffnen Sie die Seite neu.",
			tell: "Geht es dann noch schief, sagen Sie es dem, von dem Sie diese Adresse haben. Die Version unten und die Datei helfen, die Ursache zu finden.",
		},
	},
};
