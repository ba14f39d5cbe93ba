import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Een partij in uw artikel",
		lead: "Plak een partij of zet een stelling op, zeg hoe ze eruit moet zien, en kopieer twee stukken HTML: één voor de pagina, één voor de plaats van het bord. Niets van wat u invoert verlaat uw computer.",
	},

	builder: {
		deal: "De partij of de stelling",
		nothing: "Plak een partij of open een bestand in stap 1. Hier ziet u die zoals uw lezers haar zullen zien.",
		place: "Plakken waar het bord moet komen",
		fence: "Een Markdown-blok heeft geen eigen taal: het bord spreekt die van uw pagina.",
		anyGround: "willekeurig: het bord brengt zijn eigen mee",
		upload: "De afbeelding toont de stelling waar het voorbeeld is. Upload haar naar uw blog, en zet het adres in de plaats van {name}.",
		tooLarge: "{name} is te groot voor een artikel. Sla de gewenste partijen op als eigen bestand.",
		tooLong: "Dit is te lang voor een link: {n} tekens, en het maximum is {most}. Laat partijen, varianten of commentaar weg.",
		short: "{code}: kort",
		typed: { from: "Eerste zet", to: "Laatste zet", whichMove: "zoals 12 of 12b", games: "Welke partijen", whichGames: "alle, of 1-4,7" },
		knobs: {
			view: "Weergave",
			below: "Onderaan",
			diagrams: "Diagrammen tussen de zetten",
			several: "Meer partijen",
		},
		values: {
			game: "de partij met haar zetten",
			quiz: "een quiz: de zetten achter een knop",
			white: "Wit",
			black: "Zwart",
			none: "geen",
			marked: "waar het bestand het aangeeft",
			end: "aan het eind",
			startEnd: "aan het begin en aan het eind",
			every: "om de tien zetten",
			menu: "één, met een menu",
			all: "alle",
		},
		shows: {
			players: "spelers",
			event: "toernooi",
			clocks: "klokken",
			marks: "pijlen en cirkels",
			moves: "zetten",
			variations: "varianten",
			comments: "commentaar",
			glyphs: "tekens zoals !?",
		},
	},

	kinds: { label: "Het is", game: "een partij", position: "een stelling", hint: "“een stelling” neemt die over waar het voorbeeld is." },

	position: {
		title: "De stelling opzetten",
		tools: "Wat een klik doet",
		start: "Beginstelling",
		empty: "Leeg bord",
		turn: "Bord draaien",
		undo: "Ongedaan maken",
		toMove: "Aan zet",
		fen: "Als FEN",
		which: "Stelling",
		fine: "Er is niets mis met deze stelling.",
		checking: "Wordt gecontroleerd…",
		unchecked: "De stelling kon niet worden gecontroleerd: {why}",
		mend: "Dit rechtzetten",
	},

	gallery: {
		title: "Voorbeelden voor uw artikelen",
		examples: {
			whole: { title: "Een partij met commentaar", text: "Het bord en de zetten naast elkaar, met commentaar, tekens en diagrammen waar u ze wilt." },
			quiz: { title: "Opgave", text: "De lezer ziet de stelling; de zetten zitten achter een knop." },
			position: { title: "Een stelling", text: "Eén diagram, meteen getekend, zonder dat er iets wordt geladen." },
			sheet: { title: "Een opgavenblad", text: "Enkele stellingen, elk op een regel." },
			part: { title: "Een deel van een partij", text: "Van de ene zet tot de andere, gezien door Zwart." },
			several: { title: "Enkele partijen", text: "Eén bord, en een menu van de partijen." },
		},
	},
};
