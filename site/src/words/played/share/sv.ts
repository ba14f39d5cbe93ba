import { sharing } from "../../sharing/sv.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Öppna det här partiet i pbnkit",
	link: "Länk till det här partiet",
	inside: "Partiet finns i själva länken: ingen server sparar det.",
	fromMove: "Den öppnas efter {move}.",
	tooLong: "Det här partiet är för långt för en länk: {n} tecken, och det mesta är {most}. Spara det som fil, och skicka den.",
	forms: { ...sharing.forms, fen: "Ställning (FEN)", frame: "Ram för en sida (HTML)" },
	annotated: "Med varianter och kommentarer",
	below: "Svart nederst",
	quiz: "Dölj dragen (quiz)",
	publish: "Publicera detta parti…",
	analyse: "Analysera på {site}",
};
