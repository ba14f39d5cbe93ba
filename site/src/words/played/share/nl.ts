import { sharing } from "../../sharing/nl.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Deze partij in pbnkit openen",
	link: "Link naar deze partij",
	inside: "De partij zit in de link zelf: geen server bewaart haar.",
	fromMove: "Hij opent na {move}.",
	tooLong: "Deze partij is te lang voor een link: {n} tekens, en het maximum is {most}. Bewaar haar als bestand, en verstuur dat.",
	forms: { ...sharing.forms, fen: "Stelling (FEN)", frame: "Frame voor een pagina (HTML)" },
	annotated: "Met varianten en commentaar",
	below: "Zwart onderaan",
	quiz: "De zetten verbergen (quiz)",
	publish: "Deze partij publiceren…",
	analyse: "Analyseren op {site}",
};
