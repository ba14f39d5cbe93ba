import type { BridgeWords } from "../words.js";

export const da: BridgeWords = {
	tag: "da",

	files: {
		game: "Bridge",
		count: { one: "{n} spil", other: "{n} spil" },
		items: "Spil",
		itemsOf: "Spil i {name}",
		item: "Spil",
		show: "Vis spil {name}",
		none: "Der er intet spil i filen.",
		download: "PBN til alle programmer",
		onlyFixes: "PBN med kun mine rettelser",
	},

	merging: {
		byFile: "Nogle numre står for forskellige kortfordelinger, så spillene fra hver fil bliver sammen.",
		repeats: { one: "{n} spil gentager et andet, med samme kort, meldinger, spil og spillere: {names}.", other: "{n} spil gentager andre, med samme kort, meldinger, spil og spillere: {names}." },
		without: { one: "Saml uden det", other: "Saml uden dem" },
		leftOut: { one: "{n} gentagelse er udeladt.", other: "{n} gentagelser er udeladt." },
	},

	newDeal: "Ny giv…",

	page: {
		title: "Kontrollér, reparér og læs bridgefiler (PBN)",
		home: {
			title: "Kontrollér, reparér og læs bridgefiler",
			lead: "En PBN-fil indeholder spil med meldinger, spilføring og resultater. Giv siden din fil: den tegner spillene, viser, hvad der er galt og hvorfor, og gemmer filen, så alle bridgeprogrammer kan læse den.",
			privacy: "Dine filer bliver på din computer. Alt arbejdet sker i denne side, og intet sendes. Når du har åbnet den én gang, virker den også uden net.",
			example: "Et eksempel",
		},
		dropHere: "Slip PBN- eller LIN-filer, en mappe eller en .zip her",
		chooseByTouch: "Vælg en PBN- eller LIN-fil",
		paste: {
			title: "Indsæt PBN, LIN, et BBO-link eller hænder",
			label: "Et eller flere spil, et link til et spil eller en side med spil i",
			nothing: "Der er ingen PBN i teksten. Linjer i PBN ser sådan ud: {line}.",
		},
		noWasm: "Denne browser kan ikke køre WebAssembly, som siden skal bruge til at læse bridgefiler. Alle nuværende browsere kan det; i nogle er det slået fra.",
		notLoaded: "Den del af siden, der læser bridgefiler, kunne ikke hentes.",
	},
};
