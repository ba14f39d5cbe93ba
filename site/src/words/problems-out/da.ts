import { da as paper } from "../paper/da.js";
import { sharing } from "../sharing/da.js";
import type { ProblemOutWords } from "../words.js";

export const da: ProblemOutWords = {
	tag: "da",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Udskriv" },

	enter: "Ny opgave",
	edit: "Rediger…",
	edited: "Denne opgave er ændret i filen.",

	link: "Link til denne opgave",
	inside: "Opgaven ligger i selve linket: ingen server gemmer den.",
	tooLong: "Denne opgave er for lang til et link: {n} tegn, og højst {most} er muligt. Gem den som fil, og send filen.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", popeye: "Input til Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Med koordinater",
	publish: "Offentliggør denne opgave…",
	analyse: "Analysér på {site}",

	ask: {
		which: "Opgaver",
		all: "Alle opgaver ({n})",
		allFound: "Alle fundne opgaver ({n})",
		one: "Kun denne opgave",
		what: "Udskriv",
		cards: "Diagrammer med forfattere og kilder",
		contest: "Ark til løsningsturneringer, en opgave på hvert",
		diagrams: "Kun diagrammer",
		perPage: "Diagrammer pr. side",
		solutions: "med løsningerne til sidst",
		coordinates: "med koordinater",
		named: "med forfattere og kilder",
		heading: "Overskrift",
		tooMany: "{n} opgaver er for mange at udskrive på én gang, det højeste er {most}.",
		start: paper.ask.start,
		making: "Opgaver gjort klar til udskrift",
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
