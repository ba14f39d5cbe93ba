import { articles } from "../played/articles/nb.js";
import type { ProblemArticleWords } from "../words.js";

export const nb: ProblemArticleWords = {
	tag: "nb",

	titles: { publish: "Publiser et sjakkproblem i artikkelen din", examples: "Eksempler på sjakkproblemer til artikler" },

	publish: {
		title: "Et sjakkproblem i artikkelen din",
		lead: "Lim inn et problem, åpne en fil eller sett opp brikkene på et brett, si hvordan det skal se ut, og kopier to biter HTML: én til siden, én til plassen for diagrammet. Ingenting av det du skriver, forlater datamaskinen din.",
	},

	builder: {
		deal: "Problemet",
		paste: "Lim inn PBI, for eksempel {deal}",
		nothing: "Lim inn et problem, eller åpne en fil i trinn 1. Her ser du det slik leserne dine vil se det.",
		place: "Lim inn der diagrammet skal stå",
		fence: "En blokk i Markdown har ikke sitt eget språk: diagrammet snakker sidens.",
		upload: "Bildet viser diagrammet. Last det opp til bloggen din, og sett adressen i stedet for {name}.",
		tooLarge: "{name} er for stor for en artikkel. Lagre problemene du vil ha, som en egen fil.",
		tooLong: "Dette er for langt for en lenke: {n} tegn, og det meste er {most}. Utelat problemer eller løsninger.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problemer", whichProblems: "alle, eller 1-4,7" },
		knobs: { solution: "Løsning", coordinates: "Koordinater", caption: "Forfatter, kilde og premier" },
		values: { behind: "bak en knapp", open: "åpen", without: "utelatt", shown: "vist", notShown: "ikke vist" },
		shows: {},
	},

	source: { label: "Skriv det inn", text: "som tekst", board: "på et brett", hint: "«på et brett» overtar det første problemet i forhåndsvisningen. Alle andre blir som de er." },

	untitled: "Sjakkproblem",

	open: "Åpne dette problemet i pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Fem måter å vise et problem på, hver laget i nettleseren din av PBI-en på siden. Kopier én, eller åpne den i byggesettet og sett inn ditt eget.",
		examples: {
			puzzle: { title: "En oppgave", text: "Diagrammet slik sjakkblader trykker det. Løsningen er bak en knapp, og trekkene spilles på diagrammet." },
			solution: { title: "Med løsningen", text: "Til et essay: løsningen er åpen, med alle varianter." },
			study: { title: "En sluttspillstudie", text: "Hvit trekker og vinner. Hele varianten spilles på diagrammet." },
			row: { title: "Flere ved siden av hverandre", text: "Tre diagrammer, hvert med forfatter, kilde og løsning: Loyds historie om Karl 12., der en kule tar bort en brikke hver gang." },
			competition: { title: "En løsningskonkurranse", text: "Diagrammer med koordinater, uten forfattere og løsninger." },
		},
	},
};
