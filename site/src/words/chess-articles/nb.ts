import type { ChessArticleWords } from "../words.js";

export const nb: ChessArticleWords = {
	tag: "nb",

	titles: { publish: "Publiser et sjakkparti i artikkelen din", examples: "Eksempler på sjakkpartier til artikler" },

	publish: {
		title: "Et parti i artikkelen din",
		lead: "Lim inn et parti, eller still opp en stilling, si hvordan det skal se ut, og kopier to biter HTML: én til siden, én til plassen for brettet. Ingenting av det du skriver, forlater datamaskinen din.",
	},

	builder: {
		deal: "Partiet eller stillingen",
		paste: "Lim inn PGN, trekk som {deal} eller en FEN",
		nothing: "Lim inn et parti, eller åpne en fil i trinn 1. Her ser du det slik leserne dine vil se det.",
		place: "Lim inn der brettet skal stå",
		fence: "En blokk i Markdown har ikke sitt eget språk: brettet snakker sidens.",
		anyGround: "hvilken som helst: brettet har sin egen med",
		upload: "Bildet viser stillingen som forhåndsvisningen er ved. Last det opp til bloggen din, og sett adressen i stedet for {name}.",
		tooLarge: "{name} er for stor for en artikkel. Lagre partiene du vil ha, som en egen fil.",
		tooLong: "Dette er for langt for en lenke: {n} tegn, og det meste er {most}. Utelat partier, varianter eller kommentarer.",
		short: "{code}: kort",
		typed: { from: "Første trekk", to: "Siste trekk", whichMove: "for eksempel 12 eller 12b", games: "Partier", whichGames: "alle, eller 1-4,7" },
		knobs: { view: "Visning", below: "Nederst", pieces: "Brikker i trekkene", diagrams: "Diagrammer mellom trekkene", several: "Flere partier" },
		values: {
			game: "partiet med trekkene",
			quiz: "en quiz: trekkene bak en knapp",
			white: "Hvit",
			black: "Svart",
			figurines: "figuriner",
			language: "bokstavene i språket",
			english: "engelske bokstaver",
			none: "ingen",
			marked: "der filen har et merke",
			end: "til slutt",
			startEnd: "først og sist",
			every: "for hvert tiende trekk",
			menu: "ett, med en meny",
			all: "alle",
		},
		shows: {
			players: "spillere",
			event: "turnering",
			clocks: "klokker",
			captured: "slåtte brikker",
			evaluation: "vurderingskurve",
			marks: "piler og sirkler",
			moves: "trekk",
			variations: "varianter",
			comments: "kommentarer",
			glyphs: "tegn som !?",
		},
	},

	kinds: { label: "Det er", pgn: "et parti", fen: "en stilling", hint: "«en stilling» overtar den som forhåndsvisningen er ved." },

	position: {
		title: "Still opp stillingen",
		help: "Velg en brikke og klikk på felter, eller dra den. Med taster: piltastene går over feltene, bokstaver setter brikker (med Shift hvite), Delete fjerner dem.",
		tools: "Hva et klikk gjør",
		move: "flytt brikker",
		remove: "fjern brikker",
		start: "Utgangsstilling",
		empty: "Tomt brett",
		turn: "Snu brettet",
		undo: "Angre",
		toMove: "I trekket",
		castling: "Rokade",
		enPassant: "En passant på",
		nowhere: "ikke noe felt",
		number: "Trekk",
		clock: "Halvtrekk siden et slag eller et bondetrekk",
		fen: "Som FEN",
		which: "Stilling",
		fine: "Det er ikke noe galt med denne stillingen.",
		checking: "Kontrolleres…",
		unchecked: "Stillingen kunne ikke kontrolleres: {why}",
		mend: "Rett opp dette",
	},

	said: "Hvit: {white}. Svart: {black}.",

	untitled: "Sjakkstilling",

	gallery: {
		title: "Eksempler til artiklene dine",
		lead: "Sju måter å vise et parti eller en stilling på, hver laget i nettleseren din av PGN-en eller FEN-en på siden. Kopier en, eller åpne den i byggesettet og sett din egen i stedet.",
		examples: {
			whole: { title: "Et parti med kommentarer", text: "Brett og trekk ved siden av hverandre, med kommentarer, tegn og diagrammer der du vil ha dem." },
			quiz: { title: "Oppgave", text: "Leseren ser stillingen; trekkene er bak en knapp." },
			position: { title: "En stilling", text: "Ett diagram, tegnet med en gang, uten at noe må lastes." },
			sheet: { title: "Et oppgaveark", text: "Flere stillinger, én på hver linje." },
			arrows: { title: "Piler og varianter", text: "En åpning forklart: piler, fargede felter og det som kunne ha vært spilt." },
			part: { title: "En del av et parti", text: "Fra ett trekk til et annet, sett fra Svart." },
			several: { title: "Flere partier på én gang", text: "Ett brett og en meny med partiene." },
		},
	},
};
