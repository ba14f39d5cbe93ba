import type { SharingWords } from "../words.js";

export const sharing: SharingWords = {
	menus: { share: "Udostępnij", copy: "Kopiuj", more: "Więcej" },
	forms: { png: "Obraz (PNG)", svg: "Rysunek (SVG)", text: "Tekst" },
	texts: {
		copyLink: "Kopiuj link",
		send: "Wyślij…",
		sendFile: "Wyślij jako plik…",
		save: "Zapisz jako plik",
		as: "Kopiuj jako",
		copied: "Skopiowano",
		notCopied: "Przeglądarka nie pozwala tej stronie kopiować. Zapisz jako plik.",
		preview: "Podgląd",
		reading: "Chwileczkę…",
		failed: "To się nie udało:",
	},
};
