import type { ChessArticleWords } from "../words.js";

export const nl: ChessArticleWords = {
	tag: "nl",

	titles: { publish: "Een schaakpartij in uw artikel publiceren", examples: "Voorbeelden van schaakpartijen voor artikelen" },

	publish: {
		title: "Een partij in uw artikel",
		lead: "Plak een partij of zet een stelling op, zeg hoe ze eruit moet zien, en kopieer twee stukken HTML: één voor de pagina, één voor de plaats van het bord. Niets van wat u invoert verlaat uw computer.",
	},

	builder: {
		deal: "De partij of de stelling",
		paste: "Plak PGN, zetten zoals {deal} of een FEN",
		nothing: "Plak een partij of open een bestand in stap 1. Hier ziet u die zoals uw lezers haar zullen zien.",
		place: "Plakken waar het bord moet komen",
		fence: "Een Markdown-blok heeft geen eigen taal: het bord spreekt die van uw pagina.",
		anyGround: "willekeurig: het bord brengt zijn eigen mee",
		upload: "De afbeelding toont de stelling waar het voorbeeld is. Upload haar naar uw blog, en zet het adres in de plaats van {name}.",
		tooLarge: "{name} is te groot voor een artikel. Sla de gewenste partijen op als eigen bestand.",
		tooLong: "Dit is te lang voor een link: {n} tekens, en het maximum is {most}. Laat partijen, varianten of commentaar weg.",
		short: "{code}: kort",
		typed: { from: "Eerste zet", to: "Laatste zet", whichMove: "zoals 12 of 12b", games: "Welke partijen", whichGames: "alle, of 1-4,7" },
		knobs: { view: "Weergave", below: "Onderaan", pieces: "Stukken in de zetten", diagrams: "Diagrammen tussen de zetten", several: "Meer partijen" },
		values: {
			game: "de partij met haar zetten",
			quiz: "een quiz: de zetten achter een knop",
			white: "Wit",
			black: "Zwart",
			figurines: "figurines",
			language: "letters van de taal",
			english: "Engelse letters",
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
			captured: "geslagen stukken",
			evaluation: "grafiek van de evaluatie",
			marks: "pijlen en cirkels",
			moves: "zetten",
			variations: "varianten",
			comments: "commentaar",
			glyphs: "tekens zoals !?",
		},
	},

	kinds: { label: "Het is", pgn: "een partij", fen: "een stelling", hint: "“een stelling” neemt die over waar het voorbeeld is." },

	position: {
		title: "De stelling opzetten",
		help: "Kies een stuk en klik op velden, of sleep. Met toetsen: pijlen gaan over de velden, letters zetten stukken neer (met Shift witte), Delete haalt ze weg.",
		tools: "Wat een klik doet",
		move: "stukken verplaatsen",
		remove: "stukken weghalen",
		start: "Beginstelling",
		empty: "Leeg bord",
		turn: "Bord draaien",
		undo: "Ongedaan maken",
		toMove: "Aan zet",
		castling: "Rokade",
		enPassant: "En passant op",
		nowhere: "geen veld",
		number: "Zet",
		clock: "Halve zetten sinds een slag- of pionzet",
		fen: "Als FEN",
		which: "Stelling",
		fine: "Er is niets mis met deze stelling.",
		checking: "Wordt gecontroleerd…",
		unchecked: "De stelling kon niet worden gecontroleerd: {why}",
		mend: "Dit rechtzetten",
	},

	said: "Wit: {white}. Zwart: {black}.",

	untitled: "Schaakstelling",

	gallery: {
		title: "Voorbeelden voor uw artikelen",
		lead: "Zeven manieren om een partij of een stelling te tonen, elk in uw browser gemaakt uit de PGN of FEN in de pagina. Kopieer er een, of open haar in de bouwdoos en zet uw eigen in de plaats.",
		examples: {
			whole: { title: "Een partij met commentaar", text: "Het bord en de zetten naast elkaar, met commentaar, tekens en diagrammen waar u ze wilt." },
			quiz: { title: "Opgave", text: "De lezer ziet de stelling; de zetten zitten achter een knop." },
			position: { title: "Een stelling", text: "Eén diagram, meteen getekend, zonder dat er iets wordt geladen." },
			sheet: { title: "Een opgavenblad", text: "Enkele stellingen, elk op een regel." },
			arrows: { title: "Pijlen en varianten", text: "Een opening uitgelegd: pijlen, gekleurde velden en wat gespeeld had kunnen worden." },
			part: { title: "Een deel van een partij", text: "Van de ene zet tot de andere, gezien door Zwart." },
			several: { title: "Enkele partijen", text: "Eén bord, en een menu van de partijen." },
		},
	},
};
