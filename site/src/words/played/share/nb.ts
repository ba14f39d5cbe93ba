import { sharing } from "../../sharing/nb.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Åpne dette partiet i pbnkit",
	link: "Lenke til dette partiet",
	inside: "Partiet ligger i selve lenken: ingen tjener lagrer det.",
	fromMove: "Den åpner etter {move}.",
	tooLong: "Dette partiet er for langt for en lenke: {n} tegn, og det meste er {most}. Lagre det som fil, og send den.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", frame: "Ramme til en side (HTML)" },
	annotated: "Med varianter og kommentarer",
	below: "Svart nederst",
	quiz: "Skjul trekkene (quiz)",
	publish: "Publiser dette partiet…",
	analyse: "Analyser på {site}",
};
