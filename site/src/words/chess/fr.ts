import { played } from "../played/fr.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/fr.js";

export const fr: ChessRoomWords = {
	tag: "fr",

	game: "Échecs",
	...played,

	positions: {
		count: { one: "{n} position", other: "{n} positions" },
		items: "Positions",
		itemsOf: "Positions de {name}",
		item: "Position",
		show: "Montrer la position {name}",
		none: "Il n’y a aucune position dans ce fichier.",
	},

	openings: {
		missing: { one: "{n} partie n’indique pas son ouverture.", other: "{n} parties n’indiquent pas leur ouverture." },
		name: "Nommer les ouvertures",
		naming: "Les ouvertures sont recherchées…",
		named: "Les ouvertures sont nommées.",
		none: "Aucune ouverture n’est connue pour ces parties.",
	},

	as: {
		download: "PGN pour tous les programmes",
		onlyFixes: "PGN avec mes seules corrections",
		plain: "PGN sans variantes ni commentaires",
		reduced: "PGN réduit : sept étiquettes et les coups",
		epd: "Positions en EPD",
		csv: "Liste des parties (CSV)",
		cleaned: "Sous forme standard",
		onlyMine: "Avec mes seules corrections",
	},

	page: {
		title: "Vérifier, réparer et lire des parties d’échecs en PGN",
		home: {
			title: "Vérifier, réparer et lire des parties d’échecs",
			lead: "Un fichier PGN contient des parties avec leurs joueurs, coups, commentaires et variantes. Déposez le vôtre ici : la page montre les parties sur l’échiquier, dit ce qui ne va pas et pourquoi, et enregistre le fichier pour que tout programme d’échecs puisse le lire.",
			...played.home,
		},
		dropHere: "Déposez ici des fichiers PGN, EPD ou FEN, un dossier ou un .zip",
		chooseByTouch: "Choisir un fichier PGN",
		paste: {
			title: "Coller du PGN, des coups ou une FEN",
			label: "Une partie ou plusieurs, des coups seuls, ou une position",
			nothing: "Il n’y a pas de partie d’échecs dans ce texte. Une partie ressemble à {line}.",
		},
		noWasm: "Ce navigateur ne peut pas exécuter WebAssembly, dont cette page a besoin pour lire les fichiers d’échecs. Tout navigateur actuel le peut ; dans certains, il a été désactivé.",
		notLoaded: "La partie de cette page qui lit les fichiers d’échecs n’a pas pu être chargée.",
	},

	list: {
		...played.list,
		searchFor: "joueur, tournoi, ouverture, date",
		save: { one: "Enregistrer {n} partie en PGN", other: "Enregistrer {n} parties en PGN" },
		orders: { ...played.list.orders, kind: "par code d’ouverture" },
	},

	share,
};
