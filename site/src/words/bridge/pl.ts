import type { BridgeWords } from "../words.js";

export const pl: BridgeWords = {
	tag: "pl",

	files: {
		game: "Brydż",
		count: { one: "{n} rozdanie", few: "{n} rozdania", other: "{n} rozdań" },
		items: "Rozdania",
		itemsOf: "Rozdania z {name}",
		item: "Rozdanie",
		show: "Pokaż rozdanie {name}",
		none: "W tym pliku nie ma rozdania.",
		download: "PBN dla każdego programu",
		onlyFixes: "PBN tylko z moimi poprawkami",
	},

	merging: {
		byFile: "Niektóre numery oznaczają różne rozkłady, więc rozdania z każdego pliku pozostają razem.",
		repeats: { one: "{n} rozdanie powtarza inne, z tymi samymi kartami, licytacją, rozgrywką i graczami: {names}.", few: "{n} rozdania powtarzają inne, z tymi samymi kartami, licytacją, rozgrywką i graczami: {names}.", other: "{n} rozdań powtarza inne, z tymi samymi kartami, licytacją, rozgrywką i graczami: {names}." },
		without: { one: "Połącz bez niego", few: "Połącz bez nich", other: "Połącz bez nich" },
		leftOut: { one: "Pominięto {n} powtórzenie.", few: "Pominięto {n} powtórzenia.", other: "Pominięto {n} powtórzeń." },
	},

	newDeal: "Nowe rozdanie…",

	page: {
		title: "Sprawdzaj, naprawiaj i czytaj pliki brydżowe PBN",
		home: {
			title: "Sprawdzaj, naprawiaj i czytaj pliki brydżowe",
			lead: "Plik PBN zawiera rozdania z licytacją, rozgrywką i wynikami. Daj tej stronie swój plik: narysuje rozdania, pokaże, co jest błędne i dlaczego, i zapisze plik tak, by każdy program brydżowy mógł go przeczytać.",
			privacy: "Twoje pliki zostają na twoim komputerze. Cała praca odbywa się na tej stronie i nic nie jest wysyłane. Raz otwarta, działa też bez sieci.",
			example: "Przykład",
		},
		dropHere: "Upuść tu pliki PBN lub LIN, folder albo .zip",
		chooseByTouch: "Wybierz plik PBN lub LIN",
		paste: {
			title: "Wklej PBN, LIN, link BBO lub ręce",
			label: "Jedno rozdanie lub więcej, link do rozdania albo strona z rozdaniami",
			nothing: "W tym tekście nie ma PBN. Wiersze PBN wyglądają tak: {line}.",
		},
		noWasm: "Ta przeglądarka nie obsługuje WebAssembly, którego strona potrzebuje do czytania plików brydżowych. Każda aktualna przeglądarka to potrafi; w niektórych jest to wyłączone.",
		notLoaded: "Nie udało się wczytać części strony, która czyta pliki brydżowe.",
	},
};
