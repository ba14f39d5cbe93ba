import type { SiteWords } from "./words.js";

export const sv: SiteWords = {
	tag: "sv",

	nav: { label: "Sidor", open: "Öppna", examples: "Exempel", publish: "Publicera", rules: "Regler", developers: "Utvecklare" },

	foot: {
		colours: "Färger",
		asSystem: "som systemet",
		light: "ljust",
		dark: "mörkt",
		language: "Språk",
		licences: "Licenser",
		source: "Källkod",
		version: "Version",
		forDevelopers: "För utvecklare",
		wrong: "Är något fel?",
		onlyEnglish: "Reglerna och standarden är på engelska.",
	},

	home: {
		title: "Kontrollera, laga och läs bridgefiler",
		lead: "En PBN-fil innehåller brickor med budgivning, spel och resultat. Ge sidan din fil: den ritar brickorna, visar vad som är fel och varför, och sparar filen så att alla bridgeprogram kan läsa den.",
		privacy: "Dina filer stannar på din dator. Allt arbete sker i den här sidan, och ingenting skickas. När du har öppnat den en gång fungerar den också utan nät.",
	},

	intake: {
		label: "Lägg till filer",
		letGo: "Släpp för att kontrollera detta",
		dropHere: "Släpp PBN-filer, en mapp eller en .zip här",
		addFiles: "Lägg till filer…",
		chooseFiles: "Välj filer…",
		chooseByTouch: "Välj en PBN-fil",
		chooseFolder: "Välj en mapp…",
		paste: "Klistra in…",
		pasteText: "Klistra in text…",
		example: "Exempel",
		tryExample: "Prova ett exempel",
		noExample: "Exemplet kunde inte laddas.",
		unpacking: "Packar upp {name}…",
		unpacked: "Uppackade filer",
		stop: "Stoppa",
		pasteTitle: "Klistra in PBN",
		pasteLabel: "Texten, från en bricka eller flera, eller en sida med PBN i",
		check: "Kontrollera",
		cancel: "Avbryt",
	},

	trouble: {
		noWasm: "Den här webbläsaren kan inte köra WebAssembly, som sidan behöver för att läsa bridgefiler. Alla aktuella webbläsare kan det; i några är det avstängt.",
		notLoaded: "Den del av sidan som läser bridgefiler kunde inte laddas.",
		wait: "Dina filer väntar tills den är här.",
		retry: "Försök igen",
	},

	install: {
		ready: "En ny version av sidan är klar. Den kommer nästa gång du öppnar sidan.",
		useNow: "Använd den nu",
		lost: "Det som finns på sidan försvinner. Ladda först ner det du behöver.",
		load: "Ladda den nya versionen",
		notOffline: "Sidan fungerar inte utan nät än. {why}. Ett nytt försök görs nästa gång du öppnar sidan.",
		notSent: "Servern skickade inte {path} så som den byggdes",
		notKept: "Webbläsaren behöll inte sidans filer",
		close: "Stäng",
	},

	publish: {
		title: "Sätt in en giv i din artikel",
		lead: "Klistra in en giv, säg hur den ska se ut och kopiera två stycken HTML: ett för sidan, ett för givens plats. Inget som du skriver lämnar din dator.",
	},

	gallery: {
		title: "Exempel för dina artiklar",
		lead: "Sju sätt att visa en giv, vart och ett gjort i din webbläsare av sidans PBN. Kopiera ett, eller öppna det i byggaren och sätt in din egen giv.",
		copy: "Kopiera detta",
		open: "Öppna i byggaren",
		copied: "Kopierat. Klistra in det i artikelns HTML.",
		notCopied: "Webbläsaren låter inte sidan kopiera. Här är HTML-koden.",
		leadProblem: { title: "Utspelsproblem", text: "Du ser en hand och budgivningen. Välj utspel och öppna sedan svaren." },
		auction: { title: "Bara budgivningen", text: "Buden med förklaringar, utan kort." },
		hands: { title: "Två händer", text: "Två händer mitt emot varandra, för en fråga om budgivningen." },
		traveller: { title: "Brickprotokoll", text: "En bricka med resultaten från alla bord. Tryck på en rubrik för att sortera dem." },
		lesson: { title: "Lektion", text: "Flera brickor, en i taget, var och en med en kommentar." },
		quiz: { title: "Frågesport", text: "Läsaren ser frågan; resten finns bakom en knapp." },
		whole: { title: "Hel giv med spelet", text: "Alla fyra händerna, budgivningen och spelet, kort för kort." },
	},

	developers: {
		title: "För utvecklare",
		lead: "Samma kod läser, kontrollerar och ritar PBN i dina egna sidor och program: som paket för JavaScript, som kommando och som API över HTTP.",
		install: "Installera",
		installText: "Bygg paketet från källkoden och installera den packade filen. I webbläsaren har det inga beroenden.",
		first: "De första tio raderna",
		reference: "Paketets referens",
		referenceText: "Varje funktion och typ har sin beskrivning intill, så att en editor visar den medan du skriver.",
		entries: {
			main: "läsa, kontrollera, laga och exportera filer, i en sida eller i Node",
			auto: "skriptet för artiklar: block med PBN blir givar",
			viewer: "komponenterna som ritar givar, för Preact",
			render: "samma sak som HTML utan skript",
			command: "kommandoraden: kontrollera, exportera, visa",
		},
		api: "API:et över HTTP",
		apiText: "En egen server svarar på samma frågor. Inget behöver installeras där du frågar.",
		source: "Källkod och licenser",
		sourceText: "Filerna som webbplatsen går på skickas som de är, och andra webbplatser får ladda dem.",
	},

	help: {
		title: "Är något fel?",
		lead: "Inget som du gör här ändrar filerna på din dator. Bara en nedladdning skapar en ny.",
		steps: {
			again: "Ladda om sidan. Om den har varit öppen länge kan det finnas en ny version.",
			browser: "Sidan behöver Chrome eller Edge 109, Firefox 115, Safari 16.4 eller en nyare webbläsare.",
			module: "Om det står att en del inte kunde laddas spärrar kanske ditt nät WebAssembly (.wasm). Försök med ett annat nät eller en annan webbläsare.",
			file: "Om en fil ser fel ut, öppna dess anmärkningar: var och en har sin rad, skälet och vad som ska stå i stället.",
			forget: "Om inget hjälper, rensa webbplatsdata för den här adressen i webbläsarens inställningar och öppna sidan på nytt.",
			tell: "Om det ändå går fel, berätta det för den som gav dig adressen. Versionen nedan och filen hjälper till att hitta orsaken.",
		},
	},
};
