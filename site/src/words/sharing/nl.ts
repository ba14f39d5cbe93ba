import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Delen", copy: "Kopiëren", more: "Meer" },
	forms: { png: "Afbeelding (PNG)", svg: "Tekening (SVG)", text: "Tekst" },
	texts: {
		copyLink: "Kopieer de link",
		send: "Verzenden…",
		sendFile: "Als bestand verzenden…",
		save: "Bewaren als bestand",
		as: "Kopiëren als",
		copied: "Gekopieerd",
		notCopied: "De browser laat deze pagina niet kopiëren. Bewaar het als bestand.",
		preview: "Voorbeeld",
		reading: "Een ogenblik…",
		failed: "Dat is niet gelukt:",
	},
};
