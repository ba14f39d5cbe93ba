import type { PlayedArticleTable } from "../../words.js";

export const articles: PlayedArticleTable = {
	publish: {
		title: "Partia w Twoim artykule",
		lead: "Wklej partię albo ustaw pozycję, powiedz, jak ma wyglądać, i skopiuj dwa kawałki HTML: jeden dla strony, drugi w miejsce planszy. Nic z tego, co wpiszesz, nie opuszcza Twojego komputera.",
	},

	builder: {
		deal: "Partia albo pozycja",
		nothing: "W kroku 1 wklej partię albo otwórz plik. Tutaj zobaczysz ją tak, jak zobaczą ją czytelnicy.",
		place: "Wklej tam, gdzie ma być plansza",
		fence: "Blok Markdown nie ma własnego języka: plansza mówi językiem Twojej strony.",
		anyGround: "dowolne: plansza ma własne",
		upload: "Obrazek pokazuje pozycję, przy której jest podgląd. Prześlij go na swój blog i wstaw jego adres w miejsce {name}.",
		tooLarge: "{name} jest za duży na artykuł. Zapisz wybrane partie jako osobny plik.",
		tooLong: "To jest za długie na link: {n} znaków, a najwięcej może być {most}. Pomiń partie, warianty albo komentarze.",
		short: "{code}: krótko",
		typed: { from: "Pierwsze posunięcie", to: "Ostatnie posunięcie", whichMove: "na przykład 12 albo 12b", games: "Partie", whichGames: "wszystkie albo 1-4,7" },
		knobs: {
			view: "Widok",
			below: "Na dole",
			diagrams: "Diagramy między posunięciami",
			several: "Kilka partii",
		},
		values: {
			game: "partia z posunięciami",
			quiz: "zagadka: posunięcia za przyciskiem",
			white: "Białe",
			black: "Czarne",
			none: "brak",
			marked: "tam, gdzie zaznaczono w pliku",
			end: "na końcu",
			startEnd: "na początku i na końcu",
			every: "co dziesięć posunięć",
			menu: "jedna, z menu",
			all: "wszystkie",
		},
		shows: {
			players: "gracze",
			event: "turniej",
			clocks: "zegary",
			marks: "strzałki i kółka",
			moves: "posunięcia",
			variations: "warianty",
			comments: "komentarze",
			glyphs: "znaki takie jak !?",
		},
	},

	kinds: { label: "To jest", game: "partia", position: "pozycja", hint: "„pozycja” przejmuje tę, przy której jest podgląd." },

	position: {
		title: "Ustaw pozycję",
		tools: "Co robi kliknięcie",
		start: "Pozycja początkowa",
		empty: "Pusta plansza",
		turn: "Obróć planszę",
		undo: "Cofnij",
		toMove: "Na posunięciu",
		fen: "Jako FEN",
		which: "Pozycja nr",
		fine: "Z tą pozycją wszystko w porządku.",
		checking: "Sprawdzanie…",
		unchecked: "Nie udało się sprawdzić pozycji: {why}",
		mend: "Popraw to",
	},

	gallery: {
		title: "Przykłady do Twoich artykułów",
		examples: {
			whole: { title: "Partia z komentarzami", text: "Plansza i posunięcia obok siebie, z komentarzami, znakami i diagramami tam, gdzie chcesz." },
			quiz: { title: "Zagadka", text: "Czytelnik widzi pozycję; posunięcia są za przyciskiem." },
			position: { title: "Pozycja na diagramie", text: "Jeden diagram, narysowany od razu, bez ładowania czegokolwiek." },
			sheet: { title: "Arkusz ćwiczeń", text: "Kilka pozycji, każda w osobnym wierszu." },
			part: { title: "Fragment partii", text: "Od jednego posunięcia do innego, widziany przez czarne." },
			several: { title: "Kilka partii naraz", text: "Jedna plansza i menu partii." },
		},
	},
};
