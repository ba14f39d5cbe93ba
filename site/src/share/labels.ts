/** The names of a board's menus, which are there before what is in them: what they do is in `words.ts`. */
const labels = {
	da: { share: "Del", copy: "Kopiér", more: "Mere" },
	de: { share: "Teilen", copy: "Kopieren", more: "Mehr" },
	en: { share: "Share", copy: "Copy", more: "More" },
	es: { share: "Compartir", copy: "Copiar", more: "Más" },
	fr: { share: "Partager", copy: "Copier", more: "Plus" },
	nb: { share: "Del", copy: "Kopier", more: "Mer" },
	nl: { share: "Delen", copy: "Kopiëren", more: "Meer" },
	pl: { share: "Udostępnij", copy: "Kopiuj", more: "Więcej" },
	sv: { share: "Dela", copy: "Kopiera", more: "Mer" },
};

export function labelsOf(tag: string): Record<"share" | "copy" | "more", string> {
	return labels[tag as keyof typeof labels] ?? labels.en;
}
