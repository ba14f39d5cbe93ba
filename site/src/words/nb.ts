import type { SiteWords } from "./words.js";

export const nb: SiteWords = {
	tag: "nb",

	nav: { label: "Sider", open: "Åpne", examples: "Eksempler", publish: "Publiser", rules: "Regler", developers: "Utviklere" },

	foot: {
		colours: "Farger",
		asSystem: "som systemet",
		light: "lyst",
		dark: "mørkt",
		language: "Språk",
		licences: "Lisenser",
		source: "Kildekode",
		version: "Versjon",
		forDevelopers: "For utviklere",
		wrong: "Er noe galt?",
		onlyEnglish: "Reglene og standarden er på engelsk.",
	},

	home: {
		title: "Kontroller, reparer og les bridgefiler",
		lead: "En PBN-fil inneholder spill med meldinger, spilleføring og resultater. Gi siden filen din: den tegner spillene, viser hva som er galt og hvorfor, og lagrer filen slik at alle bridgeprogrammer kan lese den.",
		privacy: "Filene dine blir på maskinen din. Alt arbeidet skjer i denne siden, og ingenting sendes. Når du har åpnet den én gang, virker den også uten nett.",
	},

	intake: {
		label: "Legg til filer",
		letGo: "Slipp for å kontrollere dette",
		dropHere: "Slipp PBN-filer, en mappe eller en .zip her",
		addFiles: "Legg til filer…",
		chooseFiles: "Velg filer…",
		chooseByTouch: "Velg en PBN-fil",
		chooseFolder: "Velg en mappe…",
		paste: "Lim inn…",
		pasteText: "Lim inn tekst…",
		example: "Eksempel",
		tryExample: "Prøv et eksempel",
		noExample: "Eksempelet kunne ikke lastes.",
		unpacking: "Pakker ut {name}…",
		unpacked: "Utpakkede filer",
		stop: "Stopp",
		pasteTitle: "Lim inn PBN",
		pasteLabel: "Teksten, fra ett spill eller flere, eller en side med PBN i",
		check: "Kontroller",
		cancel: "Avbryt",
	},

	trouble: {
		noWasm: "Denne nettleseren kan ikke kjøre WebAssembly, som siden trenger for å lese bridgefiler. Alle nåværende nettlesere kan det; i noen er det slått av.",
		notLoaded: "Den delen av siden som leser bridgefiler, kunne ikke lastes.",
		wait: "Filene dine venter til den er her.",
		retry: "Prøv igjen",
	},

	install: {
		ready: "En ny versjon av siden er klar. Den kommer neste gang du åpner siden.",
		useNow: "Bruk den nå",
		lost: "Det som er på siden, blir borte. Last først ned det du trenger.",
		load: "Last den nye versjonen",
		notOffline: "Siden virker ikke uten nett ennå. {why}. Det prøves igjen neste gang du åpner siden.",
		notSent: "Tjeneren sendte ikke {path} slik den ble bygd",
		notKept: "Nettleseren tok ikke vare på filene",
		close: "Lukk",
	},

	publish: {
		title: "Sett et spill inn i artikkelen din",
		lead: "Lim inn et spill, si hvordan det skal se ut, og kopier to stykker HTML: ett for siden, ett for stedet der spillet skal stå. Ingenting av det du skriver, forlater maskinen din.",
	},

	gallery: {
		title: "Eksempler for artiklene dine",
		lead: "Sju måter å vise et spill på, hver laget i nettleseren din av PBN-en på siden. Kopier en, eller åpne den i byggeren og sett inn ditt eget spill.",
		copy: "Kopier dette",
		open: "Åpne i byggeren",
		copied: "Kopiert. Lim det inn i HTML-en til artikkelen.",
		notCopied: "Nettleseren lar ikke siden kopiere. Her er HTML-en.",
		leadProblem: { title: "Utspillsproblem", text: "Du ser én hånd og meldingene. Velg utspill, og åpne så svarene." },
		auction: { title: "Bare meldingene", text: "Meldingene med forklaringer, uten kort." },
		hands: { title: "To hender", text: "To hender overfor hverandre, til et spørsmål om meldingene." },
		traveller: { title: "Spillslipp", text: "Ett spill med resultatene fra alle bord. Trykk på en overskrift for å sortere dem." },
		lesson: { title: "Leksjon", text: "Flere spill, ett om gangen, hvert med en kommentar." },
		quiz: { title: "Quiz", text: "Leseren ser spørsmålet; resten er bak en knapp." },
		whole: { title: "Helt spill med spilleføringen", text: "Alle fire hender, meldingene og spilleføringen, kort for kort." },
	},

	developers: {
		title: "For utviklere",
		lead: "Den samme koden leser, kontrollerer og tegner PBN i dine egne sider og programmer: som pakke for JavaScript, som kommando og som API over HTTP.",
		install: "Installer",
		installText: "Bygg pakken fra kildekoden, og installer den pakkede filen. I nettleseren har den ingen avhengigheter.",
		first: "De første ti linjene",
		reference: "Referanse for pakken",
		referenceText: "Hver funksjon og type har sin beskrivelse ved siden av seg, så en editor viser den mens du skriver.",
		entries: {
			main: "lese, kontrollere, reparere og eksportere filer, i en side eller i Node",
			auto: "skriptet for artikler: blokker med PBN blir spill",
			viewer: "komponentene som tegner spill, for Preact",
			render: "det samme som HTML uten skript",
			command: "kommandolinjen: kontrollere, eksportere, vise",
		},
		api: "API-et over HTTP",
		apiText: "Din egen tjener svarer på de samme spørsmålene. Ingenting må installeres der du spør.",
		source: "Kildekode og lisenser",
		sourceText: "Filene som nettstedet går på, sendes som de er, og andre nettsteder kan laste dem.",
	},

	help: {
		title: "Er noe galt?",
		lead: "Ingenting av det du gjør her, endrer filene på maskinen din. Bare en nedlasting lager en ny.",
		steps: {
			again: "Last siden på nytt. Har den vært åpen lenge, kan det finnes en ny versjon.",
			browser: "Siden trenger Chrome eller Edge 109, Firefox 115, Safari 16.4 eller en nyere nettleser.",
			module: "Står det at en del ikke kunne lastes, sperrer kanskje nettet ditt WebAssembly (.wasm). Prøv et annet nett eller en annen nettleser.",
			file: "Ser en fil feil ut, åpne funnene i den: hvert har sin linje, grunnen og hva som skal stå i stedet.",
			forget: "Hjelper ingenting, slett nettstedsdata for denne adressen i innstillingene til nettleseren, og åpne siden på nytt.",
			tell: "Går det fortsatt galt, si fra til den som ga deg adressen. Versjonen nedenfor og filen hjelper til med å finne årsaken.",
		},
	},
};
