import { sharing } from "../../sharing/fr.js";
import type { ChessRoomWords } from "../../words.js";

export const share: ChessRoomWords["share"] = {
	...sharing.texts,
	menus: sharing.menus,
	savePgn: "Enregistrer en PGN",
	open: "Ouvrir cette partie dans pbnkit",
	link: "Lien vers cette partie",
	inside: "La partie est dans le lien lui-même : aucun serveur ne la garde.",
	fromMove: "Il s’ouvre après {move}.",
	tooLong: "Cette partie est trop longue pour un lien : {n} caractères, le maximum est {most}. Enregistrez-la dans un fichier, et envoyez celui-ci.",
	forms: { ...sharing.forms, fen: "Position (FEN)", pgn: "PGN", frame: "Cadre pour une page (HTML)" },
	letters: "Pièces en",
	lettersAs: { figurines: "figurines", language: "lettres" },
	annotated: "Avec variantes et commentaires",
	below: "Les Noirs en bas",
	quiz: "Cacher les coups (quiz)",
	publish: "Publier cette partie…",
	analyse: "Analyser sur Lichess",
};
