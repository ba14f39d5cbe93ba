import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Dela", copy: "Kopiera", more: "Mer" },
	forms: { png: "Bild (PNG)", svg: "Teckning (SVG)", text: "Text" },
	texts: {
		copyLink: "Kopiera länken",
		send: "Skicka…",
		sendFile: "Skicka som fil…",
		save: "Spara som fil",
		as: "Kopiera som",
		copied: "Kopierat",
		notCopied: "Webbläsaren låter inte sidan kopiera. Spara som fil i stället.",
		preview: "Förhandsvisning",
		reading: "Ett ögonblick…",
		failed: "Det gick inte:",
	},
};
