import { played } from "../played/sv.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/sv.js";

export const sv: ChessRoomWords = {
	tag: "sv",

	game: "Schack",
	...played,

	positions: {
		count: { one: "{n} ställning", other: "{n} ställningar" },
		items: "Ställningar",
		itemsOf: "Ställningar i {name}",
		item: "Ställning",
		show: "Visa ställning {name}",
		none: "Det finns ingen ställning i den här filen.",
	},

	openings: {
		missing: { one: "{n} parti anger inte sin öppning.", other: "{n} partier anger inte sin öppning." },
		name: "Namnge öppningarna",
		naming: "Öppningarna namnges…",
		named: "Öppningarna har fått namn.",
		none: "Ingen öppning är känd för de här partierna.",
	},

	as: {
		download: "PGN för alla program",
		onlyFixes: "PGN med bara mina rättelser",
		plain: "PGN utan varianter och kommentarer",
		reduced: "Reducerad PGN: sju taggar och dragen",
		epd: "Ställningar som EPD",
		csv: "Lista över partier (CSV)",
		cleaned: "I standardform",
		onlyMine: "Med bara mina rättelser",
	},

	page: {
		title: "Kontrollera, reparera och läsa schackpartier i PGN",
		home: {
			title: "Kontrollera, reparera och läsa schackpartier",
			lead: "En PGN-fil innehåller partier med spelare, drag, kommentarer och varianter. Släpp din här: sidan visar partierna på brädet, säger vad som är fel och varför, och sparar filen så att alla schackprogram kan läsa den.",
			...played.home,
		},
		dropHere: "Släpp PGN-, EPD- eller FEN-filer, en mapp eller en .zip här",
		chooseByTouch: "Välj en PGN-fil",
		paste: {
			title: "Klistra in PGN, drag eller en FEN",
			label: "Ett parti eller flera, bara drag, eller en ställning",
			nothing: "Det finns inget schackparti i texten. Ett parti ser ut så här: {line}.",
		},
		noWasm: "Den här webbläsaren kan inte köra WebAssembly, som sidan behöver för att läsa schackfiler. Alla nutida webbläsare kan det; i vissa är det avstängt.",
		notLoaded: "Den del av sidan som läser schackfiler kunde inte laddas.",
	},

	list: {
		...played.list,
		searchFor: "spelare, turnering, öppning, datum",
		save: { one: "Spara {n} parti som PGN", other: "Spara {n} partier som PGN" },
		orders: { ...played.list.orders, kind: "efter öppningskod" },
	},

	share,
};
