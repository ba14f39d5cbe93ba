import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Ett parti i din artikel",
		lead: "Klistra in ett parti eller ställ upp en ställning, säg hur det ska se ut och kopiera två stycken HTML: ett för sidan, ett för brädets plats. Ingenting av det du skriver lämnar din dator.",
	},

	builder: {
		deal: "Partiet eller ställningen",
		nothing: "Klistra in ett parti eller öppna en fil i steg 1. Här ser du det så som dina läsare kommer att se det.",
		place: "Klistra in där brädet ska stå",
		fence: "Ett block i Markdown har inget eget språk: brädet talar sidans.",
		anyGround: "vilken som helst: brädet har sin egen med sig",
		upload: "Bilden visar ställningen som förhandsvisningen är vid. Ladda upp den till din blogg och sätt dess adress i stället för {name}.",
		tooLarge: "{name} är för stor för en artikel. Spara de partier som du vill ha som en egen fil.",
		tooLong: "Detta är för långt för en länk: {n} tecken, och högst {most} är möjliga. Utelämna partier, varianter eller kommentarer.",
		short: "{code}: kort",
		typed: { from: "Första draget", to: "Sista draget", whichMove: "till exempel 12 eller 12b", games: "Partier", whichGames: "alla, eller 1-4,7" },
		knobs: {
			view: "Vy",
			below: "Nederst",
			diagrams: "Diagram mellan dragen",
			several: "Flera partier",
		},
		values: {
			game: "partiet med dragen",
			quiz: "ett quiz: dragen bakom en knapp",
			white: "Vit",
			black: "Svart",
			none: "inga",
			marked: "där filen anger det",
			end: "i slutet",
			startEnd: "i början och i slutet",
			every: "vart tionde drag",
			menu: "ett, med en meny",
			all: "alla",
		},
		shows: {
			players: "spelare",
			event: "tävling",
			clocks: "klockor",
			marks: "pilar och cirklar",
			moves: "drag",
			variations: "varianter",
			comments: "kommentarer",
			glyphs: "tecken som !?",
		},
	},

	kinds: { label: "Det är", game: "ett parti", position: "en ställning", hint: "”en ställning” tar över den som förhandsvisningen är vid." },

	position: {
		title: "Ställ upp ställningen",
		tools: "Vad ett klick gör",
		start: "Utgångsställning",
		empty: "Tomt bräde",
		turn: "Vänd brädet",
		undo: "Ångra",
		toMove: "Vid draget",
		fen: "Som FEN",
		which: "Ställning",
		fine: "Det är inget fel på den här ställningen.",
		checking: "Kontrolleras…",
		unchecked: "Ställningen kunde inte kontrolleras: {why}",
		mend: "Rätta detta",
	},

	gallery: {
		title: "Exempel för dina artiklar",
		examples: {
			whole: { title: "Ett parti med kommentarer", text: "Bräde och drag sida vid sida, med kommentarer, tecken och diagram där du vill ha dem." },
			quiz: { title: "Uppgift", text: "Läsaren ser ställningen; dragen är bakom en knapp." },
			position: { title: "En ställning", text: "Ett diagram, ritat direkt, utan att något laddas." },
			sheet: { title: "Ett uppgiftsblad", text: "Flera ställningar, en på varje rad." },
			part: { title: "En del av ett parti", text: "Från ett drag till ett annat, sett från Svart." },
			several: { title: "Flera partier på en gång", text: "Ett bräde och en meny med partierna." },
		},
	},
};
