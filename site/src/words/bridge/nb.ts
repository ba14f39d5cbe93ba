import type { BridgeWords } from "../words.js";

export const nb: BridgeWords = {
	tag: "nb",

	files: {
		game: "Bridge",
		count: { one: "{n} spill", other: "{n} spill" },
		items: "Spill",
		itemsOf: "Spill i {name}",
		item: "Spill",
		show: "Vis spill {name}",
		none: "Det er ikke noe spill i denne filen.",
		download: "PBN for alle programmer",
		onlyFixes: "PBN med bare mine rettelser",
	},

	merging: {
		byFile: "Noen numre står for ulike kortfordelinger, så spillene fra hver fil holdes samlet.",
		repeats: { one: "{n} spill gjentar et annet, med samme kort, meldinger, spill og spillere: {names}.", other: "{n} spill gjentar andre, med samme kort, meldinger, spill og spillere: {names}." },
		without: { one: "Slå sammen uten det", other: "Slå sammen uten dem" },
		leftOut: { one: "{n} gjentakelse ble utelatt.", other: "{n} gjentakelser ble utelatt." },
	},

	newDeal: "Ny giv…",

	page: {
		title: "Kontroller, reparer og les bridgefiler (PBN)",
		home: {
			title: "Kontroller, reparer og les bridgefiler",
			lead: "En PBN-fil inneholder spill med meldinger, spilleføring og resultater. Gi siden filen din: den tegner spillene, viser hva som er galt og hvorfor, og lagrer filen slik at alle bridgeprogrammer kan lese den.",
			privacy: "Filene dine blir på maskinen din. Alt arbeidet skjer i denne siden, og ingenting sendes. Når du har åpnet den én gang, virker den også uten nett.",
			example: "Et eksempel",
		},
		dropHere: "Slipp PBN- eller LIN-filer, en mappe eller en .zip her",
		chooseByTouch: "Velg en PBN- eller LIN-fil",
		paste: {
			title: "Lim inn PBN, LIN, en BBO-lenke eller hender",
			label: "Ett eller flere spill, en lenke til et spill eller en side med spill i",
			nothing: "Det er ingen PBN i denne teksten. Linjer i PBN ser slik ut: {line}.",
		},
		noWasm: "Denne nettleseren kan ikke kjøre WebAssembly, som siden trenger for å lese bridgefiler. Alle nåværende nettlesere kan det; i noen er det slått av.",
		notLoaded: "Den delen av siden som leser bridgefiler, kunne ikke lastes.",
	},
};
