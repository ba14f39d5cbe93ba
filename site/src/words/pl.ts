import type { SiteWords } from "./words.js";

export const pl: SiteWords = {
	tag: "pl",

	nav: { label: "Strony", open: "Otwórz", examples: "Przykłady", publish: "Publikuj", rules: "Reguły", developers: "Dla programistów" },

	foot: {
		colours: "Kolory",
		asSystem: "jak w systemie",
		light: "jasne",
		dark: "ciemne",
		language: "Język",
		licences: "Licencje",
		source: "Kod źródłowy",
		version: "Wersja",
		forDevelopers: "Dla programistów",
		wrong: "Coś nie działa?",
		onlyEnglish: "Reguły i standard są po angielsku.",
	},

	home: {
		title: "Sprawdzaj, naprawiaj i czytaj pliki brydżowe",
		lead: "Plik PBN zawiera rozdania z licytacją, rozgrywką i wynikami. Daj tej stronie swój plik: narysuje rozdania, pokaże, co jest błędne i dlaczego, i zapisze plik tak, by każdy program brydżowy mógł go przeczytać.",
		privacy: "Twoje pliki zostają na twoim komputerze. Cała praca odbywa się na tej stronie i nic nie jest wysyłane. Raz otwarta, działa też bez sieci.",
	},

	intake: {
		label: "Dodaj pliki",
		letGo: "Puść, aby to sprawdzić",
		dropHere: "Upuść tu pliki PBN, folder lub .zip",
		addFiles: "Dodaj pliki…",
		chooseFiles: "Wybierz pliki…",
		chooseByTouch: "Wybierz plik PBN",
		chooseFolder: "Wybierz folder…",
		paste: "Wklej…",
		pasteText: "Wklej tekst…",
		example: "Przykład",
		tryExample: "Wypróbuj przykład",
		noExample: "Nie udało się wczytać przykładu.",
		unpacking: "Rozpakowywanie {name}…",
		unpacked: "Rozpakowane pliki",
		stop: "Zatrzymaj",
		pasteTitle: "Wklej PBN",
		pasteLabel: "Tekst jednego rozdania lub wielu albo strona z PBN",
		check: "Sprawdź",
		cancel: "Anuluj",
	},

	trouble: {
		noWasm: "Ta przeglądarka nie obsługuje WebAssembly, którego strona potrzebuje do czytania plików brydżowych. Każda aktualna przeglądarka to potrafi; w niektórych jest to wyłączone.",
		notLoaded: "Nie udało się wczytać części strony, która czyta pliki brydżowe.",
		wait: "Twoje pliki czekają, aż się pojawi.",
		retry: "Spróbuj ponownie",
	},

	install: {
		ready: "Jest nowa wersja tej strony. Pojawi się przy następnym otwarciu.",
		useNow: "Użyj teraz",
		lost: "To, co jest na stronie, zniknie. Najpierw pobierz to, czego potrzebujesz.",
		load: "Wczytaj nową wersję",
		notOffline: "Strona nie działa jeszcze bez sieci. {why}. Następna próba będzie przy kolejnym otwarciu strony.",
		notSent: "Serwer nie wysłał {path} w postaci, w jakiej plik powstał",
		notKept: "Przeglądarka nie zachowała plików strony",
		close: "Zamknij",
	},

	publish: {
		title: "Umieść rozdanie w swoim artykule",
		lead: "Wklej rozdanie, powiedz, jak ma wyglądać, i skopiuj dwa fragmenty HTML: jeden dla strony, drugi na miejsce rozdania. Nic z tego, co wpisujesz, nie opuszcza twojego komputera.",
	},

	gallery: {
		title: "Przykłady do twoich artykułów",
		lead: "Siedem sposobów pokazania rozdania, każdy utworzony w twojej przeglądarce z PBN tej strony. Skopiuj jeden albo otwórz go w kreatorze i wstaw swoje rozdanie.",
		copy: "Skopiuj to",
		open: "Otwórz w kreatorze",
		copied: "Skopiowano. Wklej to do HTML swojego artykułu.",
		notCopied: "Przeglądarka nie pozwala tej stronie kopiować. Oto HTML.",
		leadProblem: { title: "Problem wistowy", text: "Widać jedną rękę i licytację. Wybierz wist, a potem otwórz odpowiedzi." },
		auction: { title: "Tylko licytacja", text: "Odzywki z objaśnieniami, bez kart." },
		hands: { title: "Dwie ręce", text: "Dwie ręce naprzeciw siebie, do pytania o licytację." },
		traveller: { title: "Zapis rozdania", text: "Jedno rozdanie z wynikami wszystkich stołów. Naciśnięcie nagłówka je sortuje." },
		lesson: { title: "Lekcja", text: "Kilka rozdań, po jednym naraz, każde z komentarzem." },
		quiz: { title: "Quiz", text: "Czytelnik widzi pytanie; reszta jest za przyciskiem." },
		whole: { title: "Całe rozdanie z rozgrywką", text: "Wszystkie cztery ręce, licytacja i rozgrywka, karta po karcie." },
	},

	developers: {
		title: "Dla programistów",
		lead: "Ten sam kod czyta, sprawdza i rysuje PBN na twoich stronach i w twoich programach: jako pakiet JavaScript, jako polecenie i jako API przez HTTP.",
		install: "Instalacja",
		installText: "Zbuduj pakiet z kodu źródłowego i zainstaluj spakowany plik. W przeglądarce nie ma on żadnych zależności.",
		first: "Pierwsze dziesięć wierszy",
		reference: "Opis pakietu",
		referenceText: "Każda funkcja i każdy typ mają obok swój opis, więc edytor pokazuje go podczas pisania.",
		entries: {
			main: "czytanie, sprawdzanie, naprawa i eksport plików, na stronie lub w Node",
			auto: "skrypt do artykułów: bloki PBN stają się rozdaniami",
			viewer: "komponenty, które rysują rozdania, dla Preact",
			render: "to samo jako HTML bez skryptu",
			command: "wiersz poleceń: sprawdzanie, eksport, wyświetlanie",
		},
		api: "API przez HTTP",
		apiText: "Własny serwer odpowiada na te same pytania. Tam, skąd pytasz, niczego nie trzeba instalować.",
		source: "Kod źródłowy i licencje",
		sourceText: "Pliki, na których działa ta witryna, są udostępniane bez zmian i inne witryny mogą je wczytywać.",
	},

	help: {
		title: "Coś nie działa?",
		lead: "Nic, co tu robisz, nie zmienia plików na twoim komputerze. Dopiero pobranie tworzy nowy plik.",
		steps: {
			again: "Wczytaj stronę ponownie. Jeśli była długo otwarta, może być nowa wersja.",
			browser: "Strona wymaga Chrome lub Edge 109, Firefoksa 115, Safari 16.4 albo nowszej przeglądarki.",
			module: "Jeśli pojawia się informacja, że części nie udało się wczytać, być może twoja sieć blokuje WebAssembly (.wasm). Spróbuj innej sieci lub przeglądarki.",
			file: "Jeśli plik wygląda źle, otwórz jego uwagi: każda ma swój wiersz, powód i to, co należy wpisać.",
			forget: "Jeśli nic nie pomaga, usuń w ustawieniach przeglądarki dane witryny dla tego adresu i otwórz stronę na nowo.",
			tell: "Jeśli nadal coś nie działa, powiedz o tym osobie, od której masz ten adres. Wersja podana niżej i plik pomogą znaleźć przyczynę.",
		},
	},
};
