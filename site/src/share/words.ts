const en = {
	link: "Link to this board",
	copyLink: "Copy the link",
	send: "Send…",
	sendFile: "Send as a file…",
	inside: "The board is in the link itself: no server keeps it.",
	fromCard: "It opens at card {n} of the play.",
	/** {n} is the length of the link, {most} the greatest that works everywhere. */
	tooLong: "This board is too long for a link: {n} characters, and the most is {most}. Save it as a file, and send that.",
	save: "Save as a file",
	as: "Copy as",
	forms: { png: "Picture (PNG)", svg: "Drawing (SVG)", text: "Text", pbn: "PBN" },
	copied: "Copied",
	notCopied: "The browser does not let this page copy. Save it as a file instead.",
	preview: "Preview",
	reading: "One moment…",
	publish: "Publish this board…",
	failed: "This did not work:",
};

export type ShareWords = typeof en;

const da: ShareWords = {
	link: "Link til denne mappe",
	copyLink: "Kopiér linket",
	send: "Send…",
	sendFile: "Send som fil…",
	inside: "Mappen ligger i selve linket: ingen server gemmer den.",
	fromCard: "Det åbner ved kort {n} i spillet.",
	tooLong: "Denne mappe er for lang til et link: {n} tegn, og højst {most} er muligt. Gem den som fil, og send den.",
	save: "Gem som fil",
	as: "Kopiér som",
	forms: { png: "Billede (PNG)", svg: "Tegning (SVG)", text: "Tekst", pbn: "PBN" },
	copied: "Kopieret",
	notCopied: "Browseren lader ikke denne side kopiere. Gem i stedet som fil.",
	preview: "Forhåndsvisning",
	reading: "Et øjeblik…",
	publish: "Udgiv denne mappe…",
	failed: "Det lykkedes ikke:",
};

const de: ShareWords = {
	link: "Link zu diesem Board",
	copyLink: "Link kopieren",
	send: "Senden…",
	sendFile: "Als Datei senden…",
	inside: "Das Board ist im Link selbst enthalten: kein Server speichert es.",
	fromCard: "Er öffnet bei Karte {n} des Spiels.",
	tooLong: "Dieses Board ist zu lang für einen Link: {n} Zeichen, höchstens {most} sind möglich. Speichern Sie es als Datei, und senden Sie diese.",
	save: "Als Datei speichern",
	as: "Kopieren als",
	forms: { png: "Bild (PNG)", svg: "Zeichnung (SVG)", text: "Text", pbn: "PBN" },
	copied: "Kopiert",
	notCopied: "Der Browser lässt diese Seite nicht kopieren. Speichern Sie es als Datei.",
	preview: "Vorschau",
	reading: "Einen Moment…",
	publish: "Dieses Board veröffentlichen…",
	failed: "Das hat nicht geklappt:",
};

const es: ShareWords = {
	link: "Enlace a esta mano",
	copyLink: "Copiar el enlace",
	send: "Enviar…",
	sendFile: "Enviar como archivo…",
	inside: "La mano está en el propio enlace: ningún servidor la guarda.",
	fromCard: "Se abre en la carta {n} del carteo.",
	tooLong: "Esta mano es demasiado larga para un enlace: {n} caracteres, y el máximo es {most}. Guárdela como archivo y envíe ese.",
	save: "Guardar como archivo",
	as: "Copiar como",
	forms: { png: "Imagen (PNG)", svg: "Dibujo (SVG)", text: "Texto", pbn: "PBN" },
	copied: "Copiado",
	notCopied: "El navegador no deja copiar a esta página. Guárdelo como archivo.",
	preview: "Vista previa",
	reading: "Un momento…",
	publish: "Publicar esta mano…",
	failed: "No ha funcionado:",
};

const fr: ShareWords = {
	link: "Lien vers cette donne",
	copyLink: "Copier le lien",
	send: "Envoyer…",
	sendFile: "Envoyer le fichier…",
	inside: "La donne est dans le lien lui-même : aucun serveur ne la garde.",
	fromCard: "Il s’ouvre à la carte {n} du jeu.",
	tooLong: "Cette donne est trop longue pour un lien : {n} caractères, le maximum est {most}. Enregistrez-la dans un fichier, et envoyez celui-ci.",
	save: "Enregistrer dans un fichier",
	as: "Copier en",
	forms: { png: "Image (PNG)", svg: "Dessin (SVG)", text: "Texte", pbn: "PBN" },
	copied: "Copié",
	notCopied: "Le navigateur ne laisse pas cette page copier. Enregistrez plutôt un fichier.",
	preview: "Aperçu",
	reading: "Un instant…",
	publish: "Publier cette donne…",
	failed: "Cela n’a pas marché :",
};

const nb: ShareWords = {
	link: "Lenke til dette spillet",
	copyLink: "Kopier lenken",
	send: "Send…",
	sendFile: "Send som fil…",
	inside: "Spillet ligger i selve lenken: ingen tjener lagrer det.",
	fromCard: "Den åpner ved kort {n} i spillet.",
	tooLong: "Dette spillet er for langt for en lenke: {n} tegn, og det meste er {most}. Lagre det som fil, og send den.",
	save: "Lagre som fil",
	as: "Kopier som",
	forms: { png: "Bilde (PNG)", svg: "Tegning (SVG)", text: "Tekst", pbn: "PBN" },
	copied: "Kopiert",
	notCopied: "Nettleseren lar ikke denne siden kopiere. Lagre som fil i stedet.",
	preview: "Forhåndsvisning",
	reading: "Et øyeblikk…",
	publish: "Publiser dette spillet…",
	failed: "Det gikk ikke:",
};

const nl: ShareWords = {
	link: "Link naar dit spel",
	copyLink: "Kopieer de link",
	send: "Verzenden…",
	sendFile: "Als bestand verzenden…",
	inside: "Het spel zit in de link zelf: geen server bewaart het.",
	fromCard: "Hij opent bij kaart {n} van het afspel.",
	tooLong: "Dit spel is te lang voor een link: {n} tekens, en het maximum is {most}. Bewaar het als bestand, en verstuur dat.",
	save: "Bewaren als bestand",
	as: "Kopiëren als",
	forms: { png: "Afbeelding (PNG)", svg: "Tekening (SVG)", text: "Tekst", pbn: "PBN" },
	copied: "Gekopieerd",
	notCopied: "De browser laat deze pagina niet kopiëren. Bewaar het als bestand.",
	preview: "Voorbeeld",
	reading: "Een ogenblik…",
	publish: "Dit spel publiceren…",
	failed: "Dat is niet gelukt:",
};

const pl: ShareWords = {
	link: "Link do tego rozdania",
	copyLink: "Kopiuj link",
	send: "Wyślij…",
	sendFile: "Wyślij jako plik…",
	inside: "Rozdanie jest w samym linku: żaden serwer go nie przechowuje.",
	fromCard: "Otwiera się na karcie {n} rozgrywki.",
	tooLong: "To rozdanie jest za długie na link: {n} znaków, a najwięcej może być {most}. Zapisz je jako plik i wyślij plik.",
	save: "Zapisz jako plik",
	as: "Kopiuj jako",
	forms: { png: "Obraz (PNG)", svg: "Rysunek (SVG)", text: "Tekst", pbn: "PBN" },
	copied: "Skopiowano",
	notCopied: "Przeglądarka nie pozwala tej stronie kopiować. Zapisz jako plik.",
	preview: "Podgląd",
	reading: "Chwileczkę…",
	publish: "Opublikuj to rozdanie…",
	failed: "To się nie udało:",
};

const sv: ShareWords = {
	link: "Länk till den här brickan",
	copyLink: "Kopiera länken",
	send: "Skicka…",
	sendFile: "Skicka som fil…",
	inside: "Brickan finns i själva länken: ingen server sparar den.",
	fromCard: "Den öppnas vid kort {n} i spelet.",
	tooLong: "Den här brickan är för lång för en länk: {n} tecken, och det mesta är {most}. Spara den som fil, och skicka den.",
	save: "Spara som fil",
	as: "Kopiera som",
	forms: { png: "Bild (PNG)", svg: "Teckning (SVG)", text: "Text", pbn: "PBN" },
	copied: "Kopierat",
	notCopied: "Webbläsaren låter inte sidan kopiera. Spara som fil i stället.",
	preview: "Förhandsvisning",
	reading: "Ett ögonblick…",
	publish: "Publicera den här brickan…",
	failed: "Det gick inte:",
};

/** What a board's menus say, by the tags of the languages that the viewer speaks. */
export const languages: Readonly<Record<string, ShareWords>> = { da, de, en, es, fr, nb, nl, pl, sv };

export function wordsOf(tag: string): ShareWords {
	return languages[tag] ?? en;
}
