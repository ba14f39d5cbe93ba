import { articles } from "../played/articles/fr.js";
import type { ProblemArticleWords } from "../words.js";

export const fr: ProblemArticleWords = {
	tag: "fr",

	titles: { publish: "Publier un problème d’échecs dans votre article", examples: "Exemples de problèmes d’échecs pour des articles" },

	publish: {
		title: "Un problème d’échecs dans votre article",
		lead: "Collez un problème, ouvrez un fichier ou placez les pièces sur un échiquier, dites comment il doit paraître, et copiez deux morceaux de HTML : l’un pour la page, l’autre pour l’endroit du diagramme. Rien de ce que vous saisissez ne quitte votre ordinateur.",
	},

	builder: {
		deal: "Le problème",
		paste: "Collez du PBI, par exemple {deal}",
		nothing: "Collez un problème ou ouvrez un fichier à l’étape 1. Vous le verrez ici comme vos lecteurs le verront.",
		place: "À coller là où le diagramme doit paraître",
		fence: "Un bloc Markdown n’a pas de langue à lui : le diagramme parle celle de votre page.",
		upload: "L’image montre le diagramme. Téléversez-la sur votre blog, et mettez son adresse à la place de {name}.",
		tooLarge: "{name} est trop grand pour un article. Enregistrez les problèmes voulus dans un fichier à part.",
		tooLong: "C’est trop long pour un lien : {n} caractères, pour {most} au plus. Laissez de côté des problèmes ou des solutions.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Problèmes", whichProblems: "tous, ou 1-4,7" },
		knobs: { solution: "Solution", coordinates: "Coordonnées", caption: "Auteur, source et distinctions" },
		values: { behind: "derrière un bouton", open: "ouverte", without: "omise", shown: "oui", notShown: "non" },
		shows: {},
	},

	source: { label: "Le saisir", text: "comme texte", board: "sur un échiquier", hint: "« sur un échiquier » reprend le premier problème de l’aperçu. Les autres restent tels quels." },

	untitled: "Problème d’échecs",

	open: "Ouvrir ce problème dans pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Cinq façons de montrer un problème, chacune faite dans votre navigateur à partir du PBI de la page. Copiez-en une, ou ouvrez-la dans l’atelier et mettez votre problème à la place.",
		examples: {
			puzzle: { title: "Une énigme", text: "Le diagramme tel que les revues l’impriment. La solution est derrière un bouton, et ses coups se jouent sur le diagramme." },
			solution: { title: "Avec sa solution", text: "Pour un essai : la solution est ouverte, avec toutes ses variantes." },
			study: { title: "Une étude", text: "Les Blancs jouent et gagnent. Toute la variante se joue sur le diagramme." },
			row: { title: "Plusieurs côte à côte", text: "Trois diagrammes, chacun avec son auteur, sa source et sa solution : l’histoire de Charles XII selon Loyd, où une balle emporte chaque fois une pièce." },
			competition: { title: "Un concours de solutions", text: "Des diagrammes avec coordonnées, sans auteurs ni solutions." },
		},
	},
};
