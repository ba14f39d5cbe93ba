import { played } from "../played/fr.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/fr.js";

export const fr: DraughtsRoomWords = {
	tag: "fr",

	game: "Dames",
	...played,

	as: {
		download: "PDN pour tous les programmes",
		onlyFixes: "PDN avec mes seules corrections",
		plain: "PDN sans variantes ni commentaires",
		numbers: "PDN avec les cases par numéros (32-28)",
		letters: "PDN avec les cases par lettres (c3-d4)",
		older: "PDN pour les anciens programmes : les parties finissent par leur résultat",
		csv: "Liste des parties (CSV)",
	},

	letters: "Ces lettres sont peut-être cyrilliques. Laquelle de ces lignes se lit ?",

	page: {
		title: "Vérifier, réparer et lire des parties de dames en PDN",
		home: {
			title: "Vérifier, réparer et lire des parties de dames",
			lead: "Un fichier PDN contient des parties de dames avec leurs joueurs, coups, commentaires et variantes, dans l’un des treize jeux. Déposez le vôtre ici : la page montre les parties sur le damier, dit quel coup n’est pas légal et ce qu’il fallait prendre, et enregistre le fichier pour que tout programme de dames puisse le lire.",
			...played.home,
		},
		dropHere: "Déposez ici des fichiers PDN, un dossier ou un .zip",
		chooseByTouch: "Choisir un fichier PDN",
		paste: {
			title: "Coller du PDN ou des coups",
			label: "Une partie ou plusieurs, ou des coups seuls",
			nothing: "Il n’y a pas de partie de dames dans ce texte. Une partie ressemble à {line}.",
		},
		noWasm: "Ce navigateur ne peut pas exécuter WebAssembly, dont cette page a besoin pour lire les fichiers de dames. Tout navigateur actuel le peut ; dans certains, il a été désactivé.",
		notLoaded: "La partie de cette page qui lit les fichiers de dames n’a pas pu être chargée.",
	},

	list: {
		...played.list,
		searchFor: "joueur, tournoi, jeu, date",
		save: { one: "Enregistrer {n} partie en PDN", other: "Enregistrer {n} parties en PDN" },
		orders: { ...played.list.orders, kind: "par jeu" },
	},

	share,
};
