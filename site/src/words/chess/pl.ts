import { played } from "../played/pl.js";
import type { ChessRoomWords } from "../words.js";
import { share } from "./share/pl.js";

export const pl: ChessRoomWords = {
	tag: "pl",

	game: "Szachy",
	...played,

	positions: {
		count: { one: "{n} pozycja", few: "{n} pozycje", other: "{n} pozycji" },
		items: "Pozycje",
		itemsOf: "Pozycje z pliku {name}",
		item: "Pozycja",
		show: "Pokaż pozycję {name}",
		none: "W tym pliku nie ma żadnej pozycji.",
	},

	openings: {
		missing: { one: "{n} partia nie podaje debiutu.", few: "{n} partie nie podają debiutu.", other: "{n} partii nie podaje debiutu." },
		name: "Nazwij debiuty",
		naming: "Nazywanie debiutów…",
		named: "Debiuty zostały nazwane.",
		none: "Dla tych partii nie jest znany żaden debiut.",
	},

	as: {
		download: "PGN dla każdego programu",
		onlyFixes: "PGN tylko z moimi poprawkami",
		plain: "PGN bez wariantów i komentarzy",
		reduced: "Skrócony PGN: siedem znaczników i posunięcia",
		epd: "Pozycje jako EPD",
		csv: "Lista partii (CSV)",
		cleaned: "W postaci standardowej",
		onlyMine: "Tylko z moimi poprawkami",
	},

	page: {
		title: "Sprawdzanie, naprawa i czytanie partii szachowych w PGN",
		home: {
			title: "Sprawdzaj, naprawiaj i czytaj partie szachowe",
			lead: "Plik PGN zawiera partie z zawodnikami, posunięciami, komentarzami i wariantami. Upuść swój tutaj: strona pokaże partie na szachownicy, powie, co jest nie tak i dlaczego, i zapisze plik tak, by każdy program szachowy mógł go przeczytać.",
			...played.home,
		},
		dropHere: "Upuść tu pliki PGN, EPD lub FEN, folder albo .zip",
		chooseByTouch: "Wybierz plik PGN",
		paste: {
			title: "Wklej PGN, posunięcia lub FEN",
			label: "Jedna partia lub wiele, same posunięcia albo pozycja",
			nothing: "W tym tekście nie ma partii szachowej. Partia wygląda tak: {line}.",
		},
		noWasm: "Ta przeglądarka nie może uruchomić WebAssembly, którego strona potrzebuje do czytania plików szachowych. Każda współczesna przeglądarka to potrafi; w niektórych jest to wyłączone.",
		notLoaded: "Nie udało się wczytać części strony, która czyta pliki szachowe.",
	},

	list: {
		...played.list,
		searchFor: "zawodnik, turniej, debiut, data",
		save: { one: "Zapisz {n} partię jako PGN", few: "Zapisz {n} partie jako PGN", other: "Zapisz {n} partii jako PGN" },
		orders: { ...played.list.orders, kind: "według kodu debiutu" },
	},

	share,
};
