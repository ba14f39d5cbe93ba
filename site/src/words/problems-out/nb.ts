import { nb as paper } from "../paper/nb.js";
import { sharing } from "../sharing/nb.js";
import type { ProblemOutWords } from "../words.js";

export const nb: ProblemOutWords = {
	tag: "nb",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Skriv ut" },

	enter: "Nytt problem",
	edit: "Rediger…",
	edited: "Dette problemet er endret i filen.",

	link: "Lenke til dette problemet",
	inside: "Problemet ligger i selve lenken: ingen tjener lagrer det.",
	tooLong: "Dette problemet er for langt for en lenke: {n} tegn, og det meste er {most}. Lagre det som fil, og send den.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", popeye: "Inndata for Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Med koordinater",
	publish: "Publiser dette problemet…",
	analyse: "Analyser på {site}",

	ask: {
		which: "Problemer",
		all: "Alle problemer ({n})",
		allFound: "Alle problemer som ble funnet ({n})",
		one: "Bare dette problemet",
		what: "Skriv ut",
		cards: "Diagrammer med forfattere og kilder",
		contest: "Ark for løserkonkurranser, ett problem på hvert",
		diagrams: "Bare diagrammer",
		perPage: "Diagrammer per side",
		solutions: "med løsningene til slutt",
		coordinates: "med koordinater",
		named: "med forfattere og kilder",
		heading: "Overskrift",
		tooMany: "{n} problemer er for mange til å skrives ut på én gang, det meste er {most}.",
		start: paper.ask.start,
		making: "Problemer klargjort for utskrift",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Navn",
		solution: "Løsning",
		time: "Tid",
		points: "Poeng",
	},
};
