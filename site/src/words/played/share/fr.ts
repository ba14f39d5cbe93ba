import { sharing } from "../../sharing/fr.js";
import type { PlayedShareTable } from "../../words.js";

export const share: PlayedShareTable = {
	...sharing.texts,
	menus: sharing.menus,
	open: "Ouvrir cette partie dans pbnkit",
	link: "Lien vers cette partie",
	inside: "La partie est dans le lien lui-même : aucun serveur ne la garde.",
	fromMove: "Il s’ouvre après {move}.",
	tooLong: "Cette partie est trop longue pour un lien : {n} caractères, le maximum est {most}. Enregistrez-la dans un fichier, et envoyez celui-ci.",
	forms: { ...sharing.forms, fen: "Position (FEN)", frame: "Cadre pour une page (HTML)" },
	annotated: "Avec variantes et commentaires",
	below: "Les Noirs en bas",
	quiz: "Cacher les coups (quiz)",
	publish: "Publier cette partie…",
	analyse: "Analyser sur {site}",
};
