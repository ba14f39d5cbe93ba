import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Del", copy: "Kopiér", more: "Mere" },
	forms: { png: "Billede (PNG)", svg: "Tegning (SVG)", text: "Tekst" },
	texts: {
		copyLink: "Kopiér linket",
		send: "Send…",
		sendFile: "Send som fil…",
		save: "Gem som fil",
		as: "Kopiér som",
		copied: "Kopieret",
		notCopied: "Browseren lader ikke denne side kopiere. Gem i stedet som fil.",
		preview: "Forhåndsvisning",
		reading: "Et øjeblik…",
		failed: "Det lykkedes ikke:",
	},
};
