import { da as paper } from "../paper/da.js";
import { sharing } from "../sharing/da.js";
import type { ProblemOutWords } from "../words.js";

export const da: ProblemOutWords = {
	tag: "da",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Udskriv" },

	enter: "Nyt problem",
	edit: "Rediger…",
	edited: "Dette problem er ændret i filen.",

	link: "Link til dette problem",
	inside: "Problemet ligger i selve linket: ingen server gemmer det.",
	tooLong: "Dette problem er for langt til et link: {n} tegn, og højst {most} er muligt. Gem det som fil, og send filen.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", popeye: "Input til Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Med koordinater",
	publish: "Offentliggør dette problem…",
	analyse: "Analysér på {site}",

	ask: {
		which: "Problemer",
		all: "Alle problemer ({n})",
		allFound: "Alle fundne problemer ({n})",
		one: "Kun dette problem",
		what: "Udskriv",
		cards: "Diagrammer med forfattere og kilder",
		contest: "Ark til løsningsturneringer, et problem på hvert",
		diagrams: "Kun diagrammer",
		perPage: "Diagrammer pr. side",
		solutions: "med løsningerne til sidst",
		coordinates: "med koordinater",
		named: "med forfattere og kilder",
		heading: "Overskrift",
		tooMany: "{n} problemer er for mange at udskrive på én gang, det højeste er {most}.",
		start: paper.ask.start,
		making: "Problemer gjort klar til udskrift",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Navn",
		solution: "Løsning",
		time: "Tid",
		points: "Point",
	},
};
