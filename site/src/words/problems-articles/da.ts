import { articles } from "../played/articles/da.js";
import type { ProblemArticleWords } from "../words.js";

export const da: ProblemArticleWords = {
	tag: "da",

	titles: { publish: "Udgiv et skakproblem i din artikel", examples: "Eksempler på skakproblemer til artikler" },

	publish: {
		title: "Et skakproblem i din artikel",
		lead: "Indsæt et problem, åbn en fil, eller stil brikkerne op på et bræt, sig, hvordan det skal se ud, og kopiér to stykker HTML: et til siden, et til diagrammets plads. Intet af det, du skriver, forlader din computer.",
	},

	builder: {
		deal: "Problemet",
		paste: "Indsæt PBI, f.eks. {deal}",
		nothing: "Indsæt et problem, eller åbn en fil i trin 1. Her ser du det, som dine læsere vil se det.",
		place: "Indsæt, hvor diagrammet skal stå",
		fence: "En blok i Markdown har ikke sit eget sprog: diagrammet taler sidens.",
		upload: "Billedet viser diagrammet. Upload det til din blog, og sæt dets adresse i stedet for {name}.",
		tooLarge: "{name} er for stor til en artikel. Gem de problemer, du vil have, som en fil for sig.",
		tooLong: "Det er for langt til et link: {n} tegn, og der må højst være {most}. Udelad problemer eller løsninger.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problemer", whichProblems: "alle, eller 1-4,7" },
		knobs: { solution: "Løsning", coordinates: "Koordinater", caption: "Forfatter, kilde og præmier" },
		values: { behind: "bag en knap", open: "åben", without: "udeladt", shown: "vist", notShown: "ikke vist" },
		shows: {},
	},

	source: { label: "Indtast det", text: "som tekst", board: "på et bræt", hint: "»på et bræt« overtager det første problem i forhåndsvisningen. Alle andre forbliver, som de er." },

	untitled: "Skakproblem",

	open: "Åbn dette problem i pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Fem måder at vise et problem på, hver lavet i din browser af den PBI, der står på siden. Kopiér en, eller åbn den i byggesættet, og sæt dit eget problem i stedet.",
		examples: {
			puzzle: { title: "En opgave", text: "Diagrammet, som skakblade trykker det. Løsningen er bag en knap, og dens træk spilles på diagrammet." },
			solution: { title: "Med løsningen", text: "Til et essay: løsningen er åben, med alle varianter." },
			study: { title: "En slutspilsstudie", text: "Hvid trækker og vinder. Hele varianten spilles på diagrammet." },
			row: { title: "Flere ved siden af hinanden", text: "Tre diagrammer, hvert med forfatter, kilde og løsning: Loyds historie om Karl 12., hvor en kugle hver gang tager en brik væk." },
			competition: { title: "En løsningskonkurrence", text: "Diagrammer med koordinater, uden forfattere og løsninger." },
		},
	},
};
