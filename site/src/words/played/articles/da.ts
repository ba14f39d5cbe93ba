import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Et parti i din artikel",
		lead: "Indsæt et parti, eller stil en stilling op, sig, hvordan det skal se ud, og kopiér to stykker HTML: et til siden, et til brættets plads. Intet af det, du skriver, forlader din computer.",
	},

	builder: {
		deal: "Partiet eller stillingen",
		nothing: "Indsæt et parti, eller åbn en fil i trin 1. Her ser du det, som dine læsere vil se det.",
		place: "Indsæt, hvor brættet skal stå",
		fence: "En blok i Markdown har ikke sit eget sprog: brættet taler sidens.",
		anyGround: "vilkårlig: brættet har sin egen med",
		upload: "Billedet viser den stilling, som forhåndsvisningen er ved. Upload det til din blog, og sæt dets adresse i stedet for {name}.",
		tooLarge: "{name} er for stor til en artikel. Gem de partier, du vil have, som en fil for sig.",
		tooLong: "Det er for langt til et link: {n} tegn, og der må højst være {most}. Udelad partier, varianter eller kommentarer.",
		short: "{code}: kort",
		typed: { from: "Første træk", to: "Sidste træk", whichMove: "f.eks. 12 eller 12b", games: "Partier", whichGames: "alle, eller 1-4,7" },
		knobs: {
			view: "Visning",
			below: "Nederst",
			diagrams: "Diagrammer mellem trækkene",
			several: "Flere partier",
		},
		values: {
			game: "partiet med dets træk",
			quiz: "en quiz: trækkene bag en knap",
			white: "Hvid",
			black: "Sort",
			none: "ingen",
			marked: "hvor filen angiver det",
			end: "til sidst",
			startEnd: "først og sidst",
			every: "for hvert tiende træk",
			menu: "ét, med en menu",
			all: "alle",
		},
		shows: {
			players: "spillere",
			event: "turnering",
			clocks: "ure",
			marks: "pile og cirkler",
			moves: "træk",
			variations: "varianter",
			comments: "kommentarer",
			glyphs: "tegn som !?",
		},
	},

	kinds: { label: "Det er", game: "et parti", position: "en stilling", hint: "»en stilling« overtager den, som forhåndsvisningen er ved." },

	position: {
		title: "Stil stillingen op",
		tools: "Hvad et klik gør",
		start: "Begyndelsesstilling",
		empty: "Tomt bræt",
		turn: "Vend brættet",
		undo: "Fortryd",
		toMove: "I trækket",
		fen: "Som FEN",
		which: "Stilling",
		fine: "Der er intet galt med denne stilling.",
		checking: "Kontrolleres…",
		unchecked: "Stillingen kunne ikke kontrolleres: {why}",
		mend: "Ret dette",
	},

	gallery: {
		title: "Eksempler til dine artikler",
		examples: {
			whole: { title: "Et parti med kommentarer", text: "Bræt og træk ved siden af hinanden, med kommentarer, tegn og diagrammer, hvor du vil have dem." },
			quiz: { title: "Opgave", text: "Læseren ser stillingen; trækkene er bag en knap." },
			position: { title: "En stilling", text: "Ét diagram, tegnet med det samme, uden at noget skal hentes." },
			sheet: { title: "Et opgaveark", text: "Flere stillinger, en på hver linje." },
			part: { title: "En del af et parti", text: "Fra et træk til et andet, set fra Sort." },
			several: { title: "Flere partier på én gang", text: "Ét bræt og en menu med partierne." },
		},
	},
};
