import type { SiteWords } from "./words.js";

export const da: SiteWords = {
	tag: "da",

	nav: { label: "Sider", open: "Åbn", examples: "Eksempler", publish: "Udgiv", rules: "Regler", developers: "Udviklere" },

	foot: {
		colours: "Farver",
		asSystem: "som systemet",
		light: "lyst",
		dark: "mørkt",
		language: "Sprog",
		licences: "Licenser",
		source: "Kildekode",
		version: "Version",
		forDevelopers: "For udviklere",
		wrong: "Er noget galt?",
		onlyEnglish: "Reglerne og standarden er på engelsk.",
	},

	home: {
		title: "Kontrollér, reparér og læs bridgefiler",
		lead: "En PBN-fil indeholder spil med meldinger, spilføring og resultater. Giv siden din fil: den tegner spillene, viser, hvad der er galt og hvorfor, og gemmer filen, så alle bridgeprogrammer kan læse den.",
		privacy: "Dine filer bliver på din computer. Alt arbejdet sker i denne side, og intet sendes. Når du har åbnet den én gang, virker den også uden net.",
	},

	intake: {
		label: "Tilføj filer",
		letGo: "Slip for at kontrollere dette",
		dropHere: "Slip PBN-filer, en mappe eller en .zip her",
		addFiles: "Tilføj filer…",
		chooseFiles: "Vælg filer…",
		chooseByTouch: "Vælg en PBN-fil",
		chooseFolder: "Vælg en mappe…",
		paste: "Indsæt…",
		pasteText: "Indsæt tekst…",
		example: "Eksempel",
		tryExample: "Prøv et eksempel",
		noExample: "Eksemplet kunne ikke hentes.",
		unpacking: "Pakker {name} ud…",
		unpacked: "Udpakkede filer",
		stop: "Stop",
		pasteTitle: "Indsæt PBN",
		pasteLabel: "Teksten, fra ét spil eller flere, eller en side med PBN i",
		check: "Kontrollér",
		cancel: "Annullér",
	},

	trouble: {
		noWasm: "Denne browser kan ikke køre WebAssembly, som siden skal bruge til at læse bridgefiler. Alle nuværende browsere kan det; i nogle er det slået fra.",
		notLoaded: "Den del af siden, der læser bridgefiler, kunne ikke hentes.",
		wait: "Dine filer venter, til den er her.",
		retry: "Prøv igen",
	},

	install: {
		ready: "En ny version af siden er klar. Den kommer, næste gang du åbner siden.",
		useNow: "Brug den nu",
		lost: "Det, der er på siden, forsvinder. Hent først det, du skal bruge.",
		load: "Hent den nye version",
		notOffline: "Siden virker ikke uden net endnu. {why}. Det prøves igen, næste gang du åbner siden.",
		notSent: "Serveren sendte ikke {path}, som den blev bygget",
		notKept: "Browseren beholdt ikke dens filer",
		close: "Luk",
	},

	publish: {
		title: "Sæt et spil ind i din artikel",
		lead: "Indsæt et spil, sig, hvordan det skal se ud, og kopiér to stykker HTML: ét til siden, ét til spillets plads. Intet af det, du skriver, forlader din computer.",
	},

	gallery: {
		title: "Eksempler til dine artikler",
		lead: "Syv måder at vise et spil på, hver lavet i din browser af sidens PBN. Kopiér en, eller åbn den i byggeren, og sæt dit eget spil ind.",
		copy: "Kopiér dette",
		open: "Åbn i byggeren",
		copied: "Kopieret. Sæt det ind i artiklens HTML.",
		notCopied: "Browseren lader ikke siden kopiere. Her er HTML-koden.",
		leadProblem: { title: "Udspilsproblem", text: "Du ser én hånd og meldingerne. Vælg dit udspil, og åbn så svarene." },
		auction: { title: "Kun meldingerne", text: "Meldingerne med forklaringer, uden kort." },
		hands: { title: "To hænder", text: "To hænder over for hinanden, til et spørgsmål om meldingerne." },
		traveller: { title: "Spilkort", text: "Ét spil med resultaterne fra alle borde. Et tryk på en overskrift sorterer dem." },
		lesson: { title: "Lektion", text: "Flere spil, ét ad gangen, hvert med en kommentar." },
		quiz: { title: "Quiz", text: "Læseren ser spørgsmålet; resten er bag en knap." },
		whole: { title: "Helt spil med spilføringen", text: "Alle fire hænder, meldingerne og spilføringen, kort for kort." },
	},

	developers: {
		title: "For udviklere",
		lead: "Den samme kode læser, kontrollerer og tegner PBN i dine egne sider og programmer: som pakke til JavaScript, som kommando og som API over HTTP.",
		install: "Installér",
		installText: "Byg pakken af kildekoden, og installér den pakkede fil. I browseren har den ingen afhængigheder.",
		first: "De første ti linjer",
		reference: "Pakkens reference",
		referenceText: "Hver funktion og type har sin beskrivelse ved siden af sig, så en editor viser den, mens du skriver.",
		entries: {
			main: "læse, kontrollere, reparere og eksportere filer, i en side eller i Node",
			auto: "scriptet til artikler: blokke med PBN bliver til spil",
			viewer: "komponenterne, der tegner spil, til Preact",
			render: "det samme som HTML uden script",
			command: "kommandolinjen: kontrollere, eksportere, vise",
		},
		api: "API’et over HTTP",
		apiText: "Din egen server svarer på de samme spørgsmål. Intet skal installeres der, hvor du spørger.",
		source: "Kildekode og licenser",
		sourceText: "De filer, som webstedet kører på, sendes, som de er, og andre websteder må hente dem.",
	},

	help: {
		title: "Er noget galt?",
		lead: "Intet af det, du gør her, ændrer filerne på din computer. Kun en download laver en ny.",
		steps: {
			again: "Genindlæs siden. Har den været åben længe, er der måske en ny version.",
			browser: "Siden kræver Chrome eller Edge 109, Firefox 115, Safari 16.4 eller en nyere browser.",
			module: "Står der, at en del ikke kunne hentes, spærrer dit net måske for WebAssembly (.wasm). Prøv et andet net eller en anden browser.",
			file: "Ser en fil forkert ud, så åbn dens fund: hvert har sin linje, grunden og det, der skal stå i stedet.",
			forget: "Hjælper intet, så slet webstedsdata for denne adresse i browserens indstillinger, og åbn siden på ny.",
			tell: "Går det stadig galt, så sig det til den, der gav dig adressen. Versionen nedenfor og filen hjælper med at finde årsagen.",
		},
	},
};
