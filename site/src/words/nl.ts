import type { SiteWords } from "./words.js";

export const nl: SiteWords = {
	tag: "nl",

	nav: { label: "Pagina’s", open: "Openen", examples: "Voorbeelden", publish: "Publiceren", rules: "Regels", developers: "Ontwikkelaars" },

	foot: {
		colours: "Kleuren",
		asSystem: "zoals het systeem",
		light: "licht",
		dark: "donker",
		language: "Taal",
		licences: "Licenties",
		source: "Broncode",
		version: "Versie",
		forDevelopers: "Voor ontwikkelaars",
		wrong: "Gaat er iets mis?",
		onlyEnglish: "De regels en de standaard zijn in het Engels.",
	},

	home: {
		title: "Bridgebestanden controleren, herstellen en lezen",
		lead: "Een PBN-bestand bevat spellen met biedverloop, afspel en resultaten. Geef deze pagina het uwe: ze tekent de spellen, laat zien wat er mis is en waarom, en bewaart het bestand zo dat elk bridgeprogramma het kan lezen.",
		privacy: "Uw bestanden blijven op uw computer. Al het werk gebeurt in deze pagina, en er wordt niets verstuurd. Als u haar eenmaal hebt geopend, werkt ze ook offline.",
	},

	intake: {
		label: "Bestanden toevoegen",
		letGo: "Laat los om dit te controleren",
		dropHere: "Sleep PBN-bestanden, een map of een .zip hierheen",
		addFiles: "Bestanden toevoegen…",
		chooseFiles: "Bestanden kiezen…",
		chooseByTouch: "Een PBN-bestand kiezen",
		chooseFolder: "Een map kiezen…",
		paste: "Plakken…",
		pasteText: "Tekst plakken…",
		example: "Voorbeeld",
		tryExample: "Een voorbeeld proberen",
		noExample: "Het voorbeeld kon niet worden geladen.",
		unpacking: "{name} wordt uitgepakt…",
		unpacked: "Uitgepakte bestanden",
		stop: "Stoppen",
		pasteTitle: "PBN plakken",
		pasteLabel: "De tekst, van één spel of van vele, of een pagina met PBN erin",
		check: "Controleren",
		cancel: "Annuleren",
	},

	trouble: {
		noWasm: "Deze browser kan geen WebAssembly uitvoeren, dat deze pagina nodig heeft om bridgebestanden te lezen. Elke huidige browser kan dat; in sommige is het uitgezet.",
		notLoaded: "Het deel van deze pagina dat bridgebestanden leest, kon niet worden geladen.",
		wait: "Uw bestanden wachten tot het er is.",
		retry: "Opnieuw proberen",
	},

	install: {
		ready: "Er is een nieuwe versie van deze pagina. Ze komt de volgende keer dat u de pagina opent.",
		useNow: "Nu gebruiken",
		lost: "Wat op deze pagina staat, gaat verloren. Download eerst wat u nodig hebt.",
		load: "Nieuwe versie laden",
		notOffline: "Deze pagina werkt nog niet offline. {why}. Bij de volgende keer openen wordt het opnieuw geprobeerd.",
		notSent: "De server heeft {path} niet verstuurd zoals het is gebouwd",
		notKept: "De browser heeft haar bestanden niet bewaard",
		close: "Sluiten",
	},

	publish: {
		title: "Zet een spel in uw artikel",
		lead: "Plak een spel, zeg hoe het eruit moet zien en kopieer twee stukken HTML: een voor de pagina, een voor de plaats van het spel. Niets van wat u typt, verlaat uw computer.",
	},

	gallery: {
		title: "Voorbeelden voor uw artikelen",
		lead: "Zeven manieren om een spel te tonen, elk in uw browser gemaakt van de PBN in de pagina. Kopieer er een, of open het in de bouwer en zet uw eigen spel ervoor in de plaats.",
		copy: "Kopieer dit",
		open: "Openen in de bouwer",
		copied: "Gekopieerd. Plak het in de HTML van uw artikel.",
		notCopied: "De browser laat deze pagina niet kopiëren. Hier is de HTML.",
		leadProblem: { title: "Uitkomstprobleem", text: "U ziet één hand en het biedverloop. Kies uw uitkomst en open dan de antwoorden." },
		auction: { title: "Alleen het biedverloop", text: "De biedingen met hun uitleg, zonder kaarten." },
		hands: { title: "Twee handen", text: "Twee handen tegenover elkaar, voor een vraag over het bieden." },
		traveller: { title: "Scorestaat", text: "Eén spel met de resultaten van alle tafels. Een druk op een kop sorteert ze." },
		lesson: { title: "Les", text: "Meerdere spellen, één tegelijk, elk met commentaar." },
		quiz: { title: "Quiz", text: "De lezer ziet de vraag; de rest zit achter een knop." },
		whole: { title: "Heel spel met het afspel", text: "Alle vier de handen, het biedverloop en het afspel, kaart voor kaart." },
	},

	developers: {
		title: "Voor ontwikkelaars",
		lead: "Dezelfde code leest, controleert en tekent PBN in uw eigen pagina’s en programma’s: als pakket voor JavaScript, als opdracht en als API over HTTP.",
		install: "Installeren",
		installText: "Bouw het pakket uit de broncode en installeer het ingepakte bestand. In de browser heeft het geen afhankelijkheden.",
		first: "De eerste tien regels",
		reference: "Naslag van het pakket",
		referenceText: "Elke functie en elk type heeft zijn beschrijving erbij, zodat een editor die toont terwijl u typt.",
		entries: {
			main: "bestanden lezen, controleren, herstellen en exporteren, in een pagina of in Node",
			auto: "het script voor artikelen: blokken PBN worden spellen",
			viewer: "de componenten die spellen tekenen, voor Preact",
			render: "hetzelfde als HTML zonder script",
			command: "de opdrachtregel: controleren, exporteren, weergeven",
		},
		api: "De API over HTTP",
		apiText: "Een eigen server beantwoordt dezelfde vragen. Waar u vraagt, hoeft niets te worden geïnstalleerd.",
		source: "Broncode en licenties",
		sourceText: "De bestanden waarop deze site draait, worden ongewijzigd aangeboden, en andere sites mogen ze laden.",
	},

	help: {
		title: "Gaat er iets mis?",
		lead: "Niets van wat u hier doet, verandert de bestanden op uw computer. Alleen een download maakt een nieuw bestand.",
		steps: {
			again: "Laad de pagina opnieuw. Stond ze lang open, dan is er misschien een nieuwe versie.",
			browser: "De pagina heeft Chrome of Edge 109, Firefox 115, Safari 16.4 of een nieuwere browser nodig.",
			module: "Staat er dat een deel niet kon worden geladen, dan blokkeert uw netwerk misschien WebAssembly (.wasm). Probeer een ander netwerk of een andere browser.",
			file: "Ziet een bestand er verkeerd uit, open dan de bevindingen: elk heeft zijn regel, de reden en wat er moet staan.",
			forget: "Helpt niets, wis dan in de instellingen van de browser de sitegegevens van dit adres en open de pagina opnieuw.",
			tell: "Gaat het dan nog mis, meld het aan degene van wie u dit adres hebt. De versie hieronder en het bestand helpen de oorzaak te vinden.",
		},
	},
};
