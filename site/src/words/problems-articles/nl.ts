import { articles } from "../played/articles/nl.js";
import type { ProblemArticleWords } from "../words.js";

export const nl: ProblemArticleWords = {
	tag: "nl",

	titles: { publish: "Een schaakprobleem in uw artikel publiceren", examples: "Voorbeelden van schaakproblemen voor artikelen" },

	publish: {
		title: "Een schaakprobleem in uw artikel",
		lead: "Plak een probleem, open een bestand of zet de stukken op een bord, zeg hoe het eruit moet zien, en kopieer twee stukken HTML: één voor de pagina, één voor de plaats van het diagram. Niets van wat u invoert verlaat uw computer.",
	},

	builder: {
		deal: "Het probleem",
		paste: "Plak PBI, zoals {deal}",
		nothing: "Plak een probleem of open een bestand in stap 1. Hier ziet u het zoals uw lezers het zullen zien.",
		place: "Plakken waar het diagram moet komen",
		fence: "Een Markdown-blok heeft geen eigen taal: het diagram spreekt die van uw pagina.",
		upload: "De afbeelding toont het diagram. Upload haar naar uw blog, en zet het adres in de plaats van {name}.",
		tooLarge: "{name} is te groot voor een artikel. Sla de gewenste problemen op als eigen bestand.",
		tooLong: "Dit is te lang voor een link: {n} tekens, en het maximum is {most}. Laat problemen of oplossingen weg.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Welke problemen", whichProblems: "alle, of 1-4,7" },
		knobs: { solution: "Oplossing", coordinates: "Coördinaten", caption: "Auteur, bron en onderscheidingen" },
		values: { behind: "achter een knop", open: "open", without: "weggelaten", shown: "getoond", notShown: "niet getoond" },
		shows: {},
	},

	source: { label: "Invoeren", text: "als tekst", board: "op een bord", hint: "“op een bord” neemt het eerste probleem van het voorbeeld over. Alle andere blijven zoals ze zijn." },

	untitled: "Schaakprobleem",

	open: "Dit probleem openen in pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Vijf manieren om een probleem te tonen, elk in uw browser gemaakt uit de PBI op de pagina. Kopieer er een, of open die in de bouwdoos en zet uw eigen probleem ervoor in de plaats.",
		examples: {
			puzzle: { title: "Een opgave", text: "Het diagram zoals tijdschriften het drukken. De oplossing zit achter een knop, en de zetten worden op het diagram gespeeld." },
			solution: { title: "Met de oplossing", text: "Voor een essay: de oplossing staat open, met alle varianten." },
			study: { title: "Een eindspelstudie", text: "Wit speelt en wint. De hele variant wordt op het diagram gespeeld." },
			row: { title: "Meer naast elkaar", text: "Drie diagrammen, elk met auteur, bron en oplossing: Loyds verhaal over Karel XII, waarin een kogel telkens een stuk wegneemt." },
			competition: { title: "Een oplossingswedstrijd", text: "Diagrammen met coördinaten, zonder auteurs en oplossingen." },
		},
	},
};
