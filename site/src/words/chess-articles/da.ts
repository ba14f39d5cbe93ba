import type { ChessArticleWords } from "../words.js";

export const da: ChessArticleWords = {
	tag: "da",

	titles: { publish: "Offentliggør et skakparti i din artikel", examples: "Eksempler på skakpartier til artikler" },

	publish: {
		title: "Et parti i din artikel",
		lead: "Indsæt et parti, eller stil en stilling op, sig, hvordan det skal se ud, og kopiér to stykker HTML: et til siden, et til brættets plads. Intet af det, du skriver, forlader din computer.",
	},

	builder: {
		deal: "Partiet eller stillingen",
		paste: "Indsæt PGN, træk som {deal} eller en FEN",
		nothing: "Indsæt et parti, eller åbn en fil i trin 1. Her ser du det, som dine læsere vil se det.",
		place: "Indsæt, hvor brættet skal stå",
		fence: "En blok i Markdown har ikke sit eget sprog: brættet taler sidens.",
		anyGround: "vilkårlig: brættet har sin egen med",
		upload: "Billedet viser den stilling, som forhåndsvisningen er ved. Upload det til din blog, og sæt dets adresse i stedet for {name}.",
		tooLarge: "{name} er for stor til en artikel. Gem de partier, du vil have, som en fil for sig.",
		tooLong: "Det er for langt til et link: {n} tegn, og der må højst være {most}. Udelad partier, varianter eller kommentarer.",
		short: "{code}: kort",
		typed: { from: "Første træk", to: "Sidste træk", whichMove: "f.eks. 12 eller 12b", games: "Partier", whichGames: "alle, eller 1-4,7" },
		knobs: { view: "Visning", below: "Nederst", pieces: "Brikker i trækkene", diagrams: "Diagrammer mellem trækkene", several: "Flere partier" },
		values: {
			game: "partiet med dets træk",
			quiz: "en quiz: trækkene bag en knap",
			white: "Hvid",
			black: "Sort",
			figurines: "figuriner",
			language: "sprogets bogstaver",
			english: "engelske bogstaver",
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
			captured: "slåede brikker",
			evaluation: "vurderingskurve",
			marks: "pile og cirkler",
			moves: "træk",
			variations: "varianter",
			comments: "kommentarer",
			glyphs: "tegn som !?",
		},
	},

	kinds: { label: "Det er", pgn: "et parti", fen: "en stilling", hint: "»en stilling« overtager den, som forhåndsvisningen er ved." },

	position: {
		title: "Stil stillingen op",
		help: "Vælg en brik, og klik på felter, eller træk den. Med taster: piletaster går over felterne, bogstaver sætter brikker (med Shift hvide), Delete fjerner dem.",
		tools: "Hvad et klik gør",
		move: "flyt brikker",
		remove: "fjern brikker",
		start: "Begyndelsesstilling",
		empty: "Tomt bræt",
		turn: "Vend brættet",
		undo: "Fortryd",
		toMove: "I trækket",
		castling: "Rokade",
		enPassant: "En passant på",
		nowhere: "intet felt",
		number: "Træk",
		clock: "Halvtræk siden et slag eller et bondetræk",
		fen: "Som FEN",
		which: "Stilling",
		fine: "Der er intet galt med denne stilling.",
		checking: "Kontrolleres…",
		unchecked: "Stillingen kunne ikke kontrolleres: {why}",
		mend: "Ret dette",
	},

	said: "Hvid: {white}. Sort: {black}.",

	untitled: "Skakstilling",

	gallery: {
		title: "Eksempler til dine artikler",
		lead: "Syv måder at vise et parti eller en stilling på, hver lavet i din browser af sidens PGN eller FEN. Kopiér en, eller åbn den i byggesættet, og sæt din egen i stedet.",
		examples: {
			whole: { title: "Et parti med kommentarer", text: "Bræt og træk ved siden af hinanden, med kommentarer, tegn og diagrammer, hvor du vil have dem." },
			quiz: { title: "Opgave", text: "Læseren ser stillingen; trækkene er bag en knap." },
			position: { title: "En stilling", text: "Ét diagram, tegnet med det samme, uden at noget skal hentes." },
			sheet: { title: "Et opgaveark", text: "Flere stillinger, en på hver linje." },
			arrows: { title: "Pile og varianter", text: "En åbning forklaret: pile, farvede felter og det, der kunne være spillet." },
			part: { title: "En del af et parti", text: "Fra et træk til et andet, set fra Sort." },
			several: { title: "Flere partier på én gang", text: "Ét bræt og en menu med partierne." },
		},
	},
};
