import { played } from "../played/sv.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/sv.js";

export const sv: DraughtsRoomWords = {
	tag: "sv",

	game: "Damspel",
	...played,

	as: {
		download: "PDN för alla program",
		onlyFixes: "PDN med bara mina rättelser",
		plain: "PDN utan varianter och kommentarer",
		numbers: "PDN med rutor som siffror (32-28)",
		letters: "PDN med rutor som bokstäver (c3-d4)",
		older: "PDN för äldre program: partier slutar med resultatet",
		csv: "Lista över partier (CSV)",
	},

	letters: "Bokstäverna är kanske kyrilliska. Vilken av raderna går att läsa?",

	page: {
		title: "Kontrollera, reparera och läsa dampartier i PDN",
		home: {
			title: "Kontrollera, reparera och läsa dampartier",
			lead: "En PDN-fil innehåller dampartier med spelare, drag, kommentarer och varianter, i en av tretton spelformer. Släpp din här: sidan visar partierna på brädet, säger vilket drag som inte är tillåtet och vad som måste slås, och sparar filen så att alla damprogram kan läsa den.",
			...played.home,
		},
		dropHere: "Släpp PDN-filer, en mapp eller en .zip här",
		chooseByTouch: "Välj en PDN-fil",
		paste: {
			title: "Klistra in PDN eller drag",
			label: "Ett parti eller flera, eller bara drag",
			nothing: "Det finns inget damparti i texten. Ett parti ser ut så här: {line}.",
		},
		noWasm: "Den här webbläsaren kan inte köra WebAssembly, som sidan behöver för att läsa damfiler. Alla nutida webbläsare kan det; i vissa är det avstängt.",
		notLoaded: "Den del av sidan som läser damfiler kunde inte laddas.",
	},

	list: {
		...played.list,
		searchFor: "spelare, turnering, spelform, datum",
		save: { one: "Spara {n} parti som PDN", other: "Spara {n} partier som PDN" },
		orders: { ...played.list.orders, kind: "efter spelform" },
	},

	share,
};
