import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Partager", copy: "Copier", more: "Plus" },
	forms: { png: "Image (PNG)", svg: "Dessin (SVG)", text: "Texte" },
	texts: {
		copyLink: "Copier le lien",
		send: "Envoyer…",
		sendFile: "Envoyer le fichier…",
		save: "Enregistrer dans un fichier",
		as: "Copier en",
		copied: "Copié",
		notCopied: "Le navigateur ne laisse pas cette page copier. Enregistrez plutôt un fichier.",
		preview: "Aperçu",
		reading: "Un instant…",
		failed: "Cela n’a pas marché :",
	},
};
