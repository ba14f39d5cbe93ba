import { sv as paper } from "../paper/sv.js";
import { sharing } from "../sharing/sv.js";
import type { ProblemOutWords } from "../words.js";

export const sv: ProblemOutWords = {
	tag: "sv",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Skriv ut" },

	enter: "Nytt problem",
	edit: "Redigera…",
	edited: "Det här problemet har ändrats i filen.",

	link: "Länk till det här problemet",
	inside: "Problemet finns i själva länken: ingen server sparar det.",
	tooLong: "Det här problemet är för långt för en länk: {n} tecken, och det mesta är {most}. Spara det som fil, och skicka den.",
	forms: { ...sharing.forms, fen: "Ställning (FEN)", popeye: "Indata till Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Med koordinater",
	publish: "Publicera det här problemet…",
	analyse: "Analysera på {site}",

	ask: {
		which: "Problem",
		all: "Alla problem ({n})",
		allFound: "Alla hittade problem ({n})",
		one: "Bara det här problemet",
		what: "Skriv ut",
		cards: "Diagram med författare och källor",
		contest: "Blad för lösningstävlingar, ett problem på varje",
		diagrams: "Bara diagram",
		perPage: "Diagram per sida",
		solutions: "med lösningarna sist",
		coordinates: "med koordinater",
		named: "med författare och källor",
		heading: "Rubrik",
		tooMany: "{n} problem är för många att skriva ut på en gång, det mesta är {most}.",
		start: paper.ask.start,
		making: "Problem som gjorts klara för utskrift",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Namn",
		solution: "Lösning",
		time: "Tid",
		points: "Poäng",
	},
};
