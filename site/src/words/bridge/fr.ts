import type { BridgeWords } from "../words.js";

export const fr: BridgeWords = {
	tag: "fr",

	files: {
		game: "Bridge",
		count: { one: "{n} donne", other: "{n} donnes" },
		items: "Donnes",
		itemsOf: "Donnes de {name}",
		item: "Donne",
		show: "Montrer la donne {name}",
		none: "Il n’y a pas de donne dans ce fichier.",
		download: "PBN pour tous les programmes",
		onlyFixes: "PBN avec mes corrections seules",
	},

	merging: {
		byFile: "Certains numéros correspondent à des cartes différentes : les donnes de chaque fichier restent donc ensemble.",
		repeats: { one: "{n} donne en répète une autre, avec les mêmes cartes, enchères, jeu et joueurs : {names}.", other: "{n} donnes en répètent d’autres, avec les mêmes cartes, enchères, jeu et joueurs : {names}." },
		without: { one: "Réunir sans elle", other: "Réunir sans elles" },
		leftOut: { one: "{n} répétition a été laissée de côté.", other: "{n} répétitions ont été laissées de côté." },
	},

	newDeal: "Nouvelle donne…",

	page: {
		title: "Vérifier, réparer et lire des fichiers de bridge PBN",
		home: {
			title: "Vérifier, réparer et lire des fichiers de bridge",
			lead: "Un fichier PBN contient des donnes avec leurs enchères, leur jeu et leurs résultats. Donnez le vôtre à cette page : elle dessine les donnes, montre ce qui est faux et pourquoi, et enregistre le fichier de sorte que tout programme de bridge puisse le lire.",
			privacy: "Vos fichiers restent sur votre ordinateur. Tout le travail se fait dans cette page, et rien n’est envoyé. Une fois ouverte, elle fonctionne aussi hors ligne.",
			example: "Un exemple",
		},
		dropHere: "Déposez ici des fichiers PBN ou LIN, un dossier ou un .zip",
		chooseByTouch: "Choisir un fichier PBN ou LIN",
		paste: {
			title: "Coller du PBN, du LIN, un lien BBO ou des mains",
			label: "Une donne ou plusieurs, un lien vers une donne ou une page qui en contient",
			nothing: "Il n’y a pas de PBN dans ce texte. Les lignes de PBN ressemblent à {line}.",
		},
		noWasm: "Ce navigateur ne peut pas exécuter WebAssembly, dont cette page a besoin pour lire des fichiers de bridge. Tout navigateur actuel le peut ; dans certains, il a été désactivé.",
		notLoaded: "La partie de cette page qui lit les fichiers de bridge n’a pas pu être chargée.",
	},
};
