import type { ChessRoomWords } from "../words.js";
import { share } from "./share/fr.js";

export const fr: ChessRoomWords = {
	tag: "fr",

	game: "Échecs",
	count: { one: "{n} partie", other: "{n} parties" },
	games: "Parties",
	gamesOf: "Parties de {name}",
	gameWord: "Partie",
	showGame: "Montrer la partie {name}",
	none: "Il n’y a aucune partie dans ce fichier.",
	table: "Classement",

	positions: {
		count: { one: "{n} position", other: "{n} positions" },
		items: "Positions",
		itemsOf: "Positions de {name}",
		item: "Position",
		show: "Montrer la position {name}",
		none: "Il n’y a aucune position dans ce fichier.",
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
			privacy: "Vos fichiers restent sur votre ordinateur. Tout se fait dans cette page, et rien n’est envoyé. Une fois ouverte, elle fonctionne aussi hors ligne.",
			example: "Un exemple",
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
		search: "Rechercher",
		searchIn: "Parties de ce fichier",
		searchFor: "joueur, tournoi, ouverture, date",
		found: { one: "{n} partie sur {all}", other: "{n} parties sur {all}" },
		noneFound: "Aucune partie trouvée.",
		save: { one: "Enregistrer {n} partie en PGN", other: "Enregistrer {n} parties en PGN" },
		position: { search: "Parties avec cette position", found: { one: "{n} partie avec cette position", other: "{n} parties avec cette position" }, all: "Toutes les parties", looking: "Recherche…" },
		previous: "Précédente",
		next: "Suivante",
		place: "Partie {at} sur {n}",
		placeFound: "{at} sur {n} trouvées",
		reading: "Lecture…",
		readSoFar: "Parties lues",
		full: "La liste contient les {n} premières parties sur {all}.",
		retry: "Réessayer",
		unnamed: "Partie {n}",
		needs: "À voir",
		findings: "Constats de cette partie",
		sort: "Ordre",
		orders: { file: "comme dans le fichier", date: "par date", newest: "les plus récentes d’abord", white: "par les Blancs", black: "par les Noirs", opening: "par code d’ouverture", result: "par résultat" },
		keys: "Touches",
		does: {
			kj: "la partie précédente, la partie suivante",
			slash: "rechercher",
			upDown: "dans la liste : la partie précédente, la suivante",
			page: "dans la liste : une page plus haut, une page plus bas",
			ends: "dans la liste : la première partie, la dernière",
			enter: "dans la recherche : la première partie trouvée",
			escape: "dans la recherche : de nouveau toutes les parties",
			leftRight: "un coup en arrière ou en avant",
			lines: "sur l’échiquier : la variante précédente, la suivante",
			flip: "sur l’échiquier : le retourner",
			help: "cette liste",
		},
	},

	share,
};
