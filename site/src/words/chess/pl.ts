import type { ChessRoomWords } from "../words.js";
import { share } from "./share/pl.js";

export const pl: ChessRoomWords = {
	tag: "pl",

	game: "Szachy",
	count: { one: "{n} partia", few: "{n} partie", other: "{n} partii" },
	games: "Partie",
	gamesOf: "Partie z pliku {name}",
	gameWord: "Partia",
	showGame: "Pokaż partię {name}",
	none: "W tym pliku nie ma żadnej partii.",
	table: "Tabela",

	positions: {
		count: { one: "{n} pozycja", few: "{n} pozycje", other: "{n} pozycji" },
		items: "Pozycje",
		itemsOf: "Pozycje z pliku {name}",
		item: "Pozycja",
		show: "Pokaż pozycję {name}",
		none: "W tym pliku nie ma żadnej pozycji.",
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
			privacy: "Twoje pliki zostają na twoim komputerze. Wszystko dzieje się na tej stronie i nic nie jest wysyłane. Raz otwarta, działa także bez sieci.",
			example: "Przykład",
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
		search: "Szukaj",
		searchIn: "Partie z tego pliku",
		searchFor: "zawodnik, turniej, debiut, data",
		found: { one: "{n} z {all} partii", few: "{n} z {all} partii", other: "{n} z {all} partii" },
		noneFound: "Nie znaleziono partii.",
		save: { one: "Zapisz {n} partię jako PGN", few: "Zapisz {n} partie jako PGN", other: "Zapisz {n} partii jako PGN" },
		position: { search: "Partie z tą pozycją", found: { one: "{n} partia z tą pozycją", few: "{n} partie z tą pozycją", other: "{n} partii z tą pozycją" }, all: "Wszystkie partie", looking: "Szukanie…" },
		previous: "Poprzednia",
		next: "Następna",
		place: "Partia {at} z {n}",
		placeFound: "{at} z {n} znalezionych",
		reading: "Czytanie…",
		readSoFar: "Przeczytane partie",
		full: "Lista zawiera pierwsze {n} z {all} partii.",
		retry: "Spróbuj ponownie",
		unnamed: "Partia {n}",
		needs: "Wymaga uwagi",
		findings: "Uwagi do tej partii",
		sort: "Kolejność",
		orders: { file: "jak w pliku", date: "według daty", newest: "od najnowszych", white: "według białych", black: "według czarnych", opening: "według kodu debiutu", result: "według wyniku" },
		keys: "Klawisze",
		does: {
			kj: "poprzednia partia, następna partia",
			slash: "szukaj",
			upDown: "na liście: poprzednia partia, następna partia",
			page: "na liście: strona w górę, strona w dół",
			ends: "na liście: pierwsza partia, ostatnia partia",
			enter: "w polu szukania: pierwsza znaleziona partia",
			escape: "w polu szukania: znów wszystkie partie",
			leftRight: "jedno posunięcie wstecz lub naprzód",
			lines: "na szachownicy: poprzedni wariant, następny wariant",
			flip: "na szachownicy: obróć ją",
			help: "ta lista",
		},
	},

	share,
};
