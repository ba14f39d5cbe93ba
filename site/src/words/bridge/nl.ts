import type { BridgeWords } from "../words.js";

export const nl: BridgeWords = {
	tag: "nl",

	files: {
		game: "Bridge",
		count: { one: "{n} spel", other: "{n} spellen" },
		items: "Spellen",
		itemsOf: "Spellen van {name}",
		item: "Spel",
		show: "Spel {name} tonen",
		none: "Er is geen spel in dit bestand.",
		download: "PBN voor elk programma",
		onlyFixes: "PBN met alleen mijn verbeteringen",
	},

	merging: {
		byFile: "Sommige nummers staan voor verschillende verdelingen, dus blijven de spellen van elk bestand bij elkaar.",
		repeats: { one: "{n} spel herhaalt een ander, met dezelfde kaarten, hetzelfde bieden en afspel en dezelfde spelers: {names}.", other: "{n} spellen herhalen andere, met dezelfde kaarten, hetzelfde bieden en afspel en dezelfde spelers: {names}." },
		without: { one: "Zonder dit spel samenvoegen", other: "Zonder deze spellen samenvoegen" },
		leftOut: { one: "{n} herhaling is weggelaten.", other: "{n} herhalingen zijn weggelaten." },
	},

	newDeal: "Nieuw spel…",

	page: {
		title: "PBN-bridgebestanden controleren, herstellen en lezen",
		home: {
			title: "Bridgebestanden controleren, herstellen en lezen",
			lead: "Een PBN-bestand bevat spellen met biedverloop, afspel en resultaten. Geef deze pagina het uwe: ze tekent de spellen, laat zien wat er mis is en waarom, en bewaart het bestand zo dat elk bridgeprogramma het kan lezen.",
			privacy: "Uw bestanden blijven op uw computer. Al het werk gebeurt in deze pagina, en er wordt niets verstuurd. Als u haar eenmaal hebt geopend, werkt ze ook offline.",
			example: "Een voorbeeld",
		},
		dropHere: "Zet hier PBN- of LIN-bestanden, een map of een .zip neer",
		chooseByTouch: "Een PBN- of LIN-bestand kiezen",
		paste: {
			title: "PBN, LIN, een BBO-link of handen plakken",
			label: "Eén spel of meer, een link naar een spel of een pagina met spellen",
			nothing: "Er staat geen PBN in deze tekst. Regels PBN zien er zo uit: {line}.",
		},
		noWasm: "Deze browser kan geen WebAssembly uitvoeren, dat deze pagina nodig heeft om bridgebestanden te lezen. Elke huidige browser kan dat; in sommige is het uitgezet.",
		notLoaded: "Het deel van deze pagina dat bridgebestanden leest, kon niet worden geladen.",
	},
};
