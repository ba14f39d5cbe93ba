import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Et parti i artikkelen din",
		lead: "Lim inn et parti, eller still opp en stilling, si hvordan det skal se ut, og kopier to biter HTML: én til siden, én til plassen for brettet. Ingenting av det du skriver, forlater datamaskinen din.",
	},

	builder: {
		deal: "Partiet eller stillingen",
		nothing: "Lim inn et parti, eller åpne en fil i trinn 1. Her ser du det slik leserne dine vil se det.",
		place: "Lim inn der brettet skal stå",
		fence: "En blokk i Markdown har ikke sitt eget språk: brettet snakker sidens.",
		anyGround: "hvilken som helst: brettet har sin egen med",
		upload: "Bildet viser stillingen som forhåndsvisningen er ved. Last det opp til bloggen din, og sett adressen i stedet for {name}.",
		tooLarge: "{name} er for stor for en artikkel. Lagre partiene du vil ha, som en egen fil.",
		tooLong: "Dette er for langt for en lenke: {n} tegn, og det meste er {most}. Utelat partier, varianter eller kommentarer.",
		short: "{code}: kort",
		typed: { from: "Første trekk", to: "Siste trekk", whichMove: "for eksempel 12 eller 12b", games: "Partier", whichGames: "alle, eller 1-4,7" },
		knobs: {
			view: "Visning",
			below: "Nederst",
			diagrams: "Diagrammer mellom trekkene",
			several: "Flere partier",
		},
		values: {
			game: "partiet med trekkene",
			quiz: "en quiz: trekkene bak en knapp",
			white: "Hvit",
			black: "Svart",
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
			marks: "piler og sirkler",
			moves: "trekk",
			variations: "varianter",
			comments: "kommentarer",
			glyphs: "tegn som !?",
		},
	},

	kinds: { label: "Det er", game: "et parti", position: "en stilling", hint: "«en stilling» overtar den som forhåndsvisningen er ved." },

	position: {
		title: "Still opp stillingen",
		tools: "Hva et klikk gjør",
		start: "Utgangsstilling",
		empty: "Tomt brett",
		turn: "Snu brettet",
		undo: "Angre",
		toMove: "I trekket",
		fen: "Som FEN",
		which: "Stilling",
		fine: "Det er ikke noe galt med denne stillingen.",
		checking: "Kontrolleres…",
		unchecked: "Stillingen kunne ikke kontrolleres: {why}",
		mend: "Rett opp dette",
	},

	gallery: {
		title: "Eksempler til artiklene dine",
		examples: {
			whole: { title: "Et parti med kommentarer", text: "Brett og trekk ved siden av hverandre, med kommentarer, tegn og diagrammer der du vil ha dem." },
			quiz: { title: "Oppgave", text: "Leseren ser stillingen; trekkene er bak en knapp." },
			position: { title: "En stilling", text: "Ett diagram, tegnet med en gang, uten at noe må lastes." },
			sheet: { title: "Et oppgaveark", text: "Flere stillinger, én på hver linje." },
			part: { title: "En del av et parti", text: "Fra ett trekk til et annet, sett fra Svart." },
			several: { title: "Flere partier på én gang", text: "Ett brett og en meny med partiene." },
		},
	},
};
