import { sharing } from "../../sharing/de.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Diese Partie in pbnkit öffnen",
	link: "Link zu dieser Partie",
	inside: "Die Partie ist im Link selbst enthalten: kein Server speichert sie.",
	fromMove: "Er öffnet nach {move}.",
	tooLong: "Diese Partie ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Speichern Sie sie als Datei, und senden Sie diese.",
	forms: { ...sharing.forms, fen: "Stellung (FEN)", frame: "Rahmen für eine Seite (HTML)" },
	annotated: "Mit Varianten und Kommentaren",
	below: "Schwarz unten",
	quiz: "Die Züge verbergen (Quiz)",
	publish: "Diese Partie veröffentlichen…",
	analyse: "Auf {site} analysieren",
};
