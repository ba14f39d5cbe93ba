import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Compartir", copy: "Copiar", more: "Más" },
	forms: { png: "Imagen (PNG)", svg: "Dibujo (SVG)", text: "Texto" },
	texts: {
		copyLink: "Copiar el enlace",
		send: "Enviar…",
		sendFile: "Enviar como archivo…",
		save: "Guardar como archivo",
		as: "Copiar como",
		copied: "Copiado",
		notCopied: "El navegador no deja copiar a esta página. Guárdelo como archivo.",
		preview: "Vista previa",
		reading: "Un momento…",
		failed: "No ha funcionado:",
	},
};
