import { articles } from "../played/articles/sv.js";
import type { ProblemArticleWords } from "../words.js";

export const sv: ProblemArticleWords = {
	tag: "sv",

	titles: { publish: "Publicera ett schackproblem i din artikel", examples: "Exempel på schackproblem för artiklar" },

	publish: {
		title: "Ett schackproblem i din artikel",
		lead: "Klistra in ett problem, öppna en fil eller ställ upp pjäserna på ett bräde, säg hur det ska se ut och kopiera två stycken HTML: ett för sidan, ett för diagrammets plats. Ingenting av det du skriver lämnar din dator.",
	},

	builder: {
		deal: "Problemet",
		paste: "Klistra in PBI, till exempel {deal}",
		nothing: "Klistra in ett problem eller öppna en fil i steg 1. Här ser du det så som dina läsare kommer att se det.",
		place: "Klistra in där diagrammet ska stå",
		fence: "Ett block i Markdown har inget eget språk: diagrammet talar sidans.",
		upload: "Bilden visar diagrammet. Ladda upp den till din blogg och sätt dess adress i stället för {name}.",
		tooLarge: "{name} är för stor för en artikel. Spara de problem som du vill ha som en egen fil.",
		tooLong: "Detta är för långt för en länk: {n} tecken, och högst {most} är möjliga. Utelämna problem eller lösningar.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problem", whichProblems: "alla, eller 1-4,7" },
		knobs: { solution: "Lösning", coordinates: "Koordinater", caption: "Författare, källa och priser" },
		values: { behind: "bakom en knapp", open: "öppen", without: "utelämnad", shown: "visas", notShown: "visas inte" },
		shows: {},
	},

	source: { label: "Skriv in det", text: "som text", board: "på ett bräde", hint: "”på ett bräde” tar över det första problemet i förhandsvisningen. Alla andra förblir som de är." },

	untitled: "Schackproblem",

	open: "Öppna detta problem i pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Fem sätt att visa ett problem, vart och ett gjort i din webbläsare av den PBI som står på sidan. Kopiera ett, eller öppna det i byggsatsen och sätt in ditt eget.",
		examples: {
			puzzle: { title: "En uppgift", text: "Diagrammet så som tidskrifter trycker det. Lösningen finns bakom en knapp, och dess drag spelas på diagrammet." },
			solution: { title: "Med lösningen", text: "För en essä: lösningen är öppen, med alla varianter." },
			study: { title: "En slutspelsstudie", text: "Vit vid draget vinner. Hela varianten spelas på diagrammet." },
			row: { title: "Flera bredvid varandra", text: "Tre diagram, vart och ett med författare, källa och lösning: Loyds berättelse om Karl XII, där en kula varje gång tar bort en pjäs." },
			competition: { title: "En lösningstävling", text: "Diagram med koordinater, utan författare och lösningar." },
		},
	},
};
