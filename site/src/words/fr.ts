import type { SiteWords } from "./words.js";

export const fr: SiteWords = {
	tag: "fr",

	nav: { label: "Pages", open: "Ouvrir", examples: "Exemples", publish: "Publier", rules: "Règles", developers: "Développeurs" },

	foot: {
		colours: "Couleurs",
		asSystem: "comme le système",
		light: "clair",
		dark: "sombre",
		language: "Langue",
		licences: "Licences",
		source: "Code source",
		version: "Version",
		forDevelopers: "Pour les développeurs",
		wrong: "Un problème ?",
		onlyEnglish: "Les règles et le standard sont en anglais.",
	},

	home: {
		title: "Vérifier, réparer et lire des fichiers de bridge",
		lead: "Un fichier PBN contient des donnes avec leurs enchères, leur jeu et leurs résultats. Donnez le vôtre à cette page : elle dessine les donnes, montre ce qui est faux et pourquoi, et enregistre le fichier de sorte que tout programme de bridge puisse le lire.",
		privacy: "Vos fichiers restent sur votre ordinateur. Tout le travail se fait dans cette page, et rien n’est envoyé. Une fois ouverte, elle fonctionne aussi hors ligne.",
	},

	intake: {
		label: "Ajouter des fichiers",
		letGo: "Lâchez pour vérifier",
		dropHere: "Déposez ici des fichiers PBN, un dossier ou un .zip",
		addFiles: "Ajouter des fichiers…",
		chooseFiles: "Choisir des fichiers…",
		chooseByTouch: "Choisir un fichier PBN",
		chooseFolder: "Choisir un dossier…",
		paste: "Coller…",
		pasteText: "Coller du texte…",
		example: "Exemple",
		tryExample: "Essayer un exemple",
		noExample: "L’exemple n’a pas pu être chargé.",
		unpacking: "Décompression de {name}…",
		unpacked: "Fichiers décompressés",
		stop: "Arrêter",
		pasteTitle: "Coller du PBN",
		pasteLabel: "Le texte, d’une donne ou de plusieurs, ou une page contenant du PBN",
		check: "Vérifier",
		cancel: "Annuler",
	},

	trouble: {
		noWasm: "Ce navigateur ne peut pas exécuter WebAssembly, dont cette page a besoin pour lire des fichiers de bridge. Tout navigateur actuel le peut ; dans certains, il a été désactivé.",
		notLoaded: "La partie de cette page qui lit les fichiers de bridge n’a pas pu être chargée.",
		wait: "Vos fichiers attendent qu’elle soit là.",
		retry: "Réessayer",
	},

	install: {
		ready: "Une nouvelle version de cette page est prête. Elle viendra à la prochaine ouverture de la page.",
		useNow: "L’utiliser maintenant",
		lost: "Ce qui est sur cette page sera perdu. Téléchargez d’abord ce dont vous avez besoin.",
		load: "Charger la nouvelle version",
		notOffline: "Cette page ne fonctionne pas encore hors ligne. {why}. Un nouvel essai sera fait à la prochaine ouverture.",
		notSent: "Le serveur n’a pas envoyé {path} tel qu’il a été construit",
		notKept: "Le navigateur n’a pas gardé ses fichiers",
		close: "Fermer",
	},

	publish: {
		title: "Mettre une donne dans votre article",
		lead: "Collez une donne, dites comment elle doit se présenter, et copiez deux morceaux de HTML : un pour la page, un pour la place de la donne. Rien de ce que vous tapez ne quitte votre ordinateur.",
	},

	gallery: {
		title: "Exemples pour vos articles",
		lead: "Sept façons de montrer une donne, chacune faite dans votre navigateur à partir du PBN de la page. Copiez-en une, ou ouvrez-la dans l’atelier et mettez votre donne à sa place.",
		copy: "Copier ceci",
		open: "Ouvrir dans l’atelier",
		copied: "Copié. Collez-le dans le HTML de votre article.",
		notCopied: "Le navigateur ne permet pas à cette page de copier. Voici le HTML.",
		leadProblem: { title: "Problème d’entame", text: "On voit une main et les enchères. Choisissez votre entame, puis ouvrez les réponses." },
		auction: { title: "Seulement les enchères", text: "Les annonces avec leurs explications, sans cartes." },
		hands: { title: "Deux mains", text: "Deux mains face à face, pour une question d’enchères." },
		traveller: { title: "Feuille ambulante", text: "Une donne avec les résultats de toutes les tables. Un clic sur un titre les trie." },
		lesson: { title: "Leçon", text: "Plusieurs donnes, une à la fois, chacune avec un commentaire." },
		quiz: { title: "Quiz", text: "Le lecteur voit la question ; le reste est derrière un bouton." },
		whole: { title: "Donne entière avec le jeu", text: "Les quatre mains, les enchères et le jeu, carte par carte." },
	},

	developers: {
		title: "Pour les développeurs",
		lead: "Le même code lit, vérifie et dessine le PBN dans vos pages et vos programmes : comme paquet JavaScript, comme commande et comme API par HTTP.",
		install: "Installation",
		installText: "Construisez le paquet à partir de son code source et installez le fichier obtenu. Dans le navigateur, il n’a aucune dépendance.",
		first: "Les dix premières lignes",
		reference: "Référence du paquet",
		referenceText: "Chaque fonction et chaque type ont leur description à côté d’eux : un éditeur la montre pendant que vous tapez.",
		entries: {
			main: "lire, vérifier, réparer et exporter des fichiers, dans une page ou dans Node",
			auto: "le script pour les articles : les blocs de PBN deviennent des donnes",
			viewer: "les composants qui dessinent les donnes, pour Preact",
			render: "la même chose en HTML sans script",
			command: "la ligne de commande : vérifier, exporter, présenter",
		},
		api: "L’API par HTTP",
		apiText: "Un serveur à vous répond aux mêmes questions. Rien n’est à installer là d’où l’on demande.",
		source: "Code source et licences",
		sourceText: "Les fichiers sur lesquels ce site repose sont servis tels quels, et d’autres sites peuvent les charger.",
	},

	help: {
		title: "Un problème ?",
		lead: "Rien de ce que vous faites ici ne change les fichiers de votre ordinateur. Seul un téléchargement en crée un nouveau.",
		steps: {
			again: "Rechargez la page. Si elle était ouverte depuis longtemps, il y a peut-être une nouvelle version.",
			browser: "La page a besoin de Chrome ou Edge 109, Firefox 115, Safari 16.4 ou d’un navigateur plus récent.",
			module: "Si elle dit qu’une partie n’a pas pu être chargée, votre réseau bloque peut-être WebAssembly (.wasm). Essayez un autre réseau ou un autre navigateur.",
			file: "Si un fichier paraît faux, ouvrez ses constats : chacun a sa ligne, la raison et ce qu’il faut écrire à la place.",
			forget: "Si rien n’aide, effacez les données de site de cette adresse dans les réglages du navigateur, et rouvrez la page.",
			tell: "Si cela ne va toujours pas, dites-le à la personne qui vous a donné cette adresse. La version ci-dessous et le fichier aident à trouver la cause.",
		},
	},
};
