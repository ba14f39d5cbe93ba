import { played } from "../played/pl.js";
import type { DraughtsRoomWords } from "../words.js";
import { share } from "./share/pl.js";

export const pl: DraughtsRoomWords = {
	tag: "pl",

	game: "Warcaby",
	...played,

	as: {
		download: "PDN dla każdego programu",
		onlyFixes: "PDN tylko z moimi poprawkami",
		plain: "PDN bez wariantów i komentarzy",
		numbers: "PDN z numerami pól (32-28)",
		letters: "PDN z polami jako literami (c3-d4)",
		older: "PDN dla starszych programów: partie kończą się wynikiem",
		csv: "Lista partii (CSV)",
	},

	letters: "Te litery to być może cyrylica. Który z tych wierszy da się przeczytać?",

	page: {
		title: "Sprawdzanie, naprawa i czytanie partii warcabowych w PDN",
		home: {
			title: "Sprawdzaj, naprawiaj i czytaj partie warcabowe",
			lead: "Plik PDN zawiera partie warcabowe z zawodnikami, posunięciami, komentarzami i wariantami, w jednej z trzynastu odmian. Upuść swój tutaj: strona pokaże partie na planszy, powie, które posunięcie jest niedozwolone i co należało zbić, i zapisze plik tak, by każdy program warcabowy mógł go przeczytać.",
			...played.home,
		},
		dropHere: "Upuść tu pliki PDN, folder albo .zip",
		chooseByTouch: "Wybierz plik PDN",
		paste: {
			title: "Wklej PDN lub posunięcia",
			label: "Jedna partia lub wiele albo same posunięcia",
			nothing: "W tym tekście nie ma partii warcabowej. Partia wygląda tak: {line}.",
		},
		noWasm: "Ta przeglądarka nie może uruchomić WebAssembly, którego strona potrzebuje do czytania plików warcabowych. Każda współczesna przeglądarka to potrafi; w niektórych jest to wyłączone.",
		notLoaded: "Nie udało się wczytać części strony, która czyta pliki warcabowe.",
	},

	list: {
		...played.list,
		searchFor: "zawodnik, turniej, odmiana, data",
		save: { one: "Zapisz {n} partię jako PDN", few: "Zapisz {n} partie jako PDN", other: "Zapisz {n} partii jako PDN" },
		orders: { ...played.list.orders, kind: "według odmiany" },
	},

	share,
};
