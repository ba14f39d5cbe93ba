import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Teilen", copy: "Kopieren", more: "Mehr" },
	forms: { png: "Bild (PNG)", svg: "Zeichnung (SVG)", text: "Text" },
	texts: {
		copyLink: "Link kopieren",
		send: "Senden…",
		sendFile: "Als Datei senden…",
		save: "Als Datei speichern",
		as: "Kopieren als",
		copied: "Kopiert",
		notCopied: "Der Browser lässt diese Seite nicht kopieren. Speichern Sie es als Datei.",
		preview: "Vorschau",
		reading: "Einen Moment…",
		failed: "Das hat nicht geklappt:",
	},
};
