export { nags } from "./nags/de.js";

export const game = {
	unknown: "unbekannt",
	round: "Runde {round}",
	annotator: "Kommentiert von {name}",
	clock: "Uhr von {color}: {time}",
};

export const position = {
	start: "Ausgangsstellung",
	after: "Stellung nach {move}",
	toMove: { white: "Weiß am Zug", black: "Schwarz am Zug" },
	empty: "leer",
	square: "{square}, {man}",
	illegal: "Dieser Zug ist hier nicht möglich.",
};

export const controls = {
	title: "Nachspielen",
	start: "Zum Anfang",
	back: "Zurück",
	forward: "Vor",
	end: "Zum Ende",
	play: "Von selbst abspielen",
	pause: "Anhalten",
	flip: "Brett drehen",
};

export const moves = {
	title: "Züge der Partie",
	folded: { one: "{n} Variante", other: "{n} Varianten" },
	fold: "Varianten einklappen",
	more: "Weitere Züge zeigen",
	answer: "Züge zeigen",
	illegal: "Dieser Zug ist nicht möglich.",
	rest: "Der Rest bleibt als Text erhalten.",
	position: "Stellung davor zeigen",
	tried: "auf dem Brett probiert",
};
