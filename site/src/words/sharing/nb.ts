import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Del", copy: "Kopier", more: "Mer" },
	forms: { png: "Bilde (PNG)", svg: "Tegning (SVG)", text: "Tekst" },
	texts: {
		copyLink: "Kopier lenken",
		send: "Send…",
		sendFile: "Send som fil…",
		save: "Lagre som fil",
		as: "Kopier som",
		copied: "Kopiert",
		notCopied: "Nettleseren lar ikke denne siden kopiere. Lagre som fil i stedet.",
		preview: "Forhåndsvisning",
		reading: "Et øyeblikk…",
		failed: "Det gikk ikke:",
	},
};
