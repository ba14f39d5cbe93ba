import type { BridgeWords } from "../words.js";

export const de: BridgeWords = {
	tag: "de",

	files: {
		game: "Bridge",
		count: { one: "{n} Board", other: "{n} Boards" },
		items: "Boards",
		itemsOf: "Boards von {name}",
		item: "Board",
		show: "Board {name} zeigen",
		none: "In dieser Datei ist kein Board.",
		download: "PBN für jedes Programm",
		onlyFixes: "PBN nur mit meinen Korrekturen",
	},

	merging: {
		byFile: "Einige Nummern stehen für verschiedene Verteilungen, darum bleiben die Boards jeder Datei beisammen.",
		repeats: { one: "{n} Board wiederholt ein anderes, mit denselben Karten, derselben Reizung, demselben Spiel und denselben Spielern: {names}.", other: "{n} Boards wiederholen andere, mit denselben Karten, derselben Reizung, demselben Spiel und denselben Spielern: {names}." },
		without: { one: "Ohne dieses vereinen", other: "Ohne diese vereinen" },
		leftOut: { one: "{n} Wiederholung wurde ausgelassen.", other: "{n} Wiederholungen wurden ausgelassen." },
	},

	newDeal: "Neues Board…",

	page: {
		title: "PBN-Bridgedateien prüfen, reparieren und lesen",
		home: {
			title: "Bridgedateien prüfen, reparieren und lesen",
			lead: "Eine PBN-Datei enthält Boards mit Reizung, Spiel und Ergebnissen. Geben Sie dieser Seite Ihre Datei: Sie zeichnet die Boards, zeigt, was falsch ist und warum, und speichert die Datei so, dass jedes Bridgeprogramm sie lesen kann.",
			privacy: "Ihre Dateien bleiben auf Ihrem Rechner. Die ganze Arbeit geschieht in dieser Seite, und nichts wird gesendet. Wenn Sie die Seite einmal geöffnet haben, geht sie auch ohne Netz.",
			example: "Ein Beispiel",
		},
		dropHere: "PBN- oder LIN-Dateien, einen Ordner oder ein .zip hier ablegen",
		chooseByTouch: "PBN- oder LIN-Datei wählen",
		paste: {
			title: "PBN, LIN, einen BBO-Link oder Blätter einfügen",
			label: "Ein Board oder viele, ein Link zu einem Board oder eine Seite mit Boards",
			nothing: "In diesem Text ist kein PBN. Zeilen von PBN sehen so aus: {line}.",
		},
		noWasm: "Dieser Browser kann kein WebAssembly ausführen, das diese Seite zum Lesen von Bridgedateien braucht. Jeder aktuelle Browser kann es; in manchen ist es abgeschaltet.",
		notLoaded: "Der Teil dieser Seite, der Bridgedateien liest, konnte nicht geladen werden.",
	},
};
