import { nl as paper } from "../paper/nl.js";
import { sharing } from "../sharing/nl.js";
import type { ProblemOutWords } from "../words.js";

export const nl: ProblemOutWords = {
	tag: "nl",
	...sharing.texts,
	menus: { ...sharing.menus, print: "Afdrukken" },

	enter: "Nieuw probleem",
	edit: "Bewerken…",
	edited: "Dit probleem is in het bestand gewijzigd.",

	link: "Link naar dit probleem",
	inside: "Het probleem zit in de link zelf: geen server bewaart het.",
	tooLong: "Dit probleem is te lang voor een link: {n} tekens, en het maximum is {most}. Bewaar het als bestand, en verstuur dat.",
	forms: { ...sharing.forms, fen: "Stelling (FEN)", popeye: "Invoer voor Popeye", latex: "LaTeX (diagram)", olv: "Olive" },
	coordinates: "Met coördinaten",
	publish: "Dit probleem publiceren…",
	analyse: "Analyseren op {site}",

	ask: {
		which: "Problemen",
		all: "Alle problemen ({n})",
		allFound: "Alle gevonden problemen ({n})",
		one: "Alleen dit probleem",
		what: "Afdrukken",
		cards: "Diagrammen met auteurs en bronnen",
		contest: "Oplosbladen, één probleem per blad",
		diagrams: "Alleen diagrammen",
		perPage: "Diagrammen per pagina",
		solutions: "met de oplossingen achteraan",
		coordinates: "met coördinaten",
		named: "met auteurs en bronnen",
		heading: "Kop",
		tooMany: "{n} problemen zijn te veel om in één keer af te drukken, het maximum is {most}.",
		start: paper.ask.start,
		making: "Problemen klaargemaakt voor afdrukken",
		cancel: paper.ask.cancel,
	},

	sheet: {
		solutions: paper.positions.answers,
		name: "Naam",
		solution: "Oplossing",
		time: "Tijd",
		points: "Punten",
	},
};
