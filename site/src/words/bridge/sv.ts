import type { BridgeWords } from "../words.js";

export const sv: BridgeWords = {
	tag: "sv",

	files: {
		game: "Bridge",
		count: { one: "{n} bricka", other: "{n} brickor" },
		items: "Brickor",
		itemsOf: "Brickor i {name}",
		item: "Bricka",
		show: "Visa bricka {name}",
		none: "Det finns ingen bricka i filen.",
		download: "PBN för alla program",
		onlyFixes: "PBN med bara mina rättelser",
	},

	merging: {
		byFile: "Vissa nummer står för olika givar, så brickorna från varje fil hålls ihop.",
		repeats: { one: "{n} bricka upprepar en annan, med samma kort, budgivning, spel och spelare: {names}.", other: "{n} brickor upprepar andra, med samma kort, budgivning, spel och spelare: {names}." },
		without: { one: "Slå ihop utan den", other: "Slå ihop utan dem" },
		leftOut: { one: "{n} upprepning utelämnades.", other: "{n} upprepningar utelämnades." },
	},

	newDeal: "Ny giv…",

	page: {
		title: "Kontrollera, laga och läs bridgefiler (PBN)",
		home: {
			title: "Kontrollera, laga och läs bridgefiler",
			lead: "En PBN-fil innehåller brickor med budgivning, spel och resultat. Ge sidan din fil: den ritar brickorna, visar vad som är fel och varför, och sparar filen så att alla bridgeprogram kan läsa den.",
			privacy: "Dina filer stannar på din dator. Allt arbete sker i den här sidan, och ingenting skickas. När du har öppnat den en gång fungerar den också utan nät.",
			example: "Ett exempel",
		},
		dropHere: "Släpp PBN- eller LIN-filer, en mapp eller en .zip här",
		chooseByTouch: "Välj en PBN- eller LIN-fil",
		paste: {
			title: "Klistra in PBN, LIN, en BBO-länk eller händer",
			label: "En bricka eller flera, en länk till en bricka eller en sida med brickor",
			nothing: "Det finns ingen PBN i texten. Rader i PBN ser ut så här: {line}.",
		},
		noWasm: "Den här webbläsaren kan inte köra WebAssembly, som sidan behöver för att läsa bridgefiler. Alla aktuella webbläsare kan det; i några är det avstängt.",
		notLoaded: "Den del av sidan som läser bridgefiler kunde inte laddas.",
	},
};
