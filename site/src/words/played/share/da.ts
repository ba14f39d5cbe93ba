import { sharing } from "../../sharing/da.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Åbn dette parti i pbnkit",
	link: "Link til dette parti",
	inside: "Partiet ligger i selve linket: ingen server gemmer det.",
	fromMove: "Det åbner efter {move}.",
	tooLong: "Dette parti er for langt til et link: {n} tegn, og højst {most} er muligt. Gem det som fil, og send den.",
	forms: { ...sharing.forms, fen: "Stilling (FEN)", frame: "Ramme til en side (HTML)" },
	annotated: "Med varianter og kommentarer",
	below: "Sort nederst",
	quiz: "Skjul trækkene (quiz)",
	publish: "Offentliggør dette parti…",
	analyse: "Analysér på {site}",
};
