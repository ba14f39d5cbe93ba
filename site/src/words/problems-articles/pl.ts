import { articles } from "../played/articles/pl.js";
import type { ProblemArticleWords } from "../words.js";

export const pl: ProblemArticleWords = {
	tag: "pl",

	titles: { publish: "Opublikuj zadanie szachowe w swoim artykule", examples: "Przykłady zadań szachowych do artykułów" },

	publish: {
		title: "Zadanie szachowe w Twoim artykule",
		lead: "Wklej zadanie, otwórz plik albo ustaw bierki na szachownicy, powiedz, jak ma wyglądać, i skopiuj dwa kawałki HTML: jeden dla strony, drugi w miejsce diagramu. Nic z tego, co wpiszesz, nie opuszcza Twojego komputera.",
	},

	builder: {
		deal: "Zadanie",
		paste: "Wklej PBI, na przykład {deal}",
		nothing: "W kroku 1 wklej zadanie albo otwórz plik. Tutaj zobaczysz je tak, jak zobaczą je czytelnicy.",
		place: "Wklej tam, gdzie ma być diagram",
		fence: "Blok Markdown nie ma własnego języka: diagram mówi językiem Twojej strony.",
		upload: "Obrazek pokazuje diagram. Prześlij go na swój blog i wstaw jego adres w miejsce {name}.",
		tooLarge: "{name} jest za duży na artykuł. Zapisz wybrane zadania jako osobny plik.",
		tooLong: "To jest za długie na link: {n} znaków, a najwięcej może być {most}. Pomiń zadania albo rozwiązania.",
		anyGround: articles.builder.anyGround,
		short: articles.builder.short,
		typed: { problems: "Zadania", whichProblems: "wszystkie albo 1-4,7" },
		knobs: { solution: "Rozwiązanie", coordinates: "Współrzędne", caption: "Autor, źródło i wyróżnienia" },
		values: { behind: "za przyciskiem", open: "widoczne", without: "pominięte", shown: "tak", notShown: "nie" },
		shows: {},
	},

	source: { label: "Wprowadź", text: "jako tekst", board: "na szachownicy", hint: "„na szachownicy” przejmuje pierwsze zadanie z podglądu. Pozostałe się nie zmieniają." },

	untitled: "Zadanie szachowe",

	open: "Otwórz to zadanie w pbnkit",

	gallery: {
		title: articles.gallery.title,
		lead: "Pięć sposobów pokazania zadania, każdy wykonany w Twojej przeglądarce z PBI na stronie. Skopiuj jeden albo otwórz go w kreatorze i wstaw własne zadanie.",
		examples: {
			puzzle: { title: "Zagadka", text: "Diagram taki, jaki drukują czasopisma. Rozwiązanie jest za przyciskiem, a jego posunięcia widać na diagramie." },
			solution: { title: "Z rozwiązaniem", text: "Do eseju: rozwiązanie jest widoczne, ze wszystkimi wariantami." },
			study: { title: "Studium", text: "Białe zaczynają i wygrywają. Cały wariant widać na diagramie." },
			row: { title: "Kilka obok siebie", text: "Trzy diagramy, każdy z autorem, źródłem i rozwiązaniem: opowieść Loyda o Karolu XII, w której kula za każdym razem zabiera bierkę." },
			competition: { title: "Konkurs rozwiązywania", text: "Diagramy ze współrzędnymi, bez autorów i rozwiązań." },
		},
	},
};
