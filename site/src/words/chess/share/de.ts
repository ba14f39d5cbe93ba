import { sharing } from "../../sharing/de.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Als PGN speichern",
	open: "Diese Partie in pbnkit öffnen",
	link: "Link zu dieser Partie",
	inside: "Die Partie ist im Link selbst enthalten: kein Server speichert sie.",
	fromMove: "Er öffnet nach {move}.",
	tooLong: "Diese Partie ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Speichern Sie sie als Datei, und senden Sie diese.",
	forms: { ...sharing.forms, fen: "Stellung (FEN)", pgn: "PGN", frame: "Rahmen für eine Seite (HTML)" },
	letters: "Figuren als",
	lettersAs: { figurines: "Figurinen", language: "Buchstaben" },
	annotated: "Mit Varianten und Kommentaren",
	below: "Schwarz unten",
	quiz: "Die Züge verbergen (Quiz)",
	publish: "Diese Partie veröffentlichen…",
	analyse: "Auf Lichess analysieren",
};
