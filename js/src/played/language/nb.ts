export { nags } from "./nags/nb.js";

export const game = {
	unknown: "ukjent",
	round: "runde {round}",
	annotator: "Kommentert av {name}",
	clock: "Klokken til {color}: {time}",
};

export const position = {
	start: "Utgangsstilling",
	after: "Stillingen etter {move}",
	toMove: { white: "Hvit i trekket", black: "Svart i trekket" },
	empty: "tomt",
	square: "{square}, {man}",
	illegal: "Det trekket er ikke mulig her.",
};

export const controls = {
	title: "Gjennomspilling",
	start: "Til starten",
	back: "Tilbake",
	forward: "Frem",
	end: "Til slutten",
	play: "Spill av seg selv",
	pause: "Stopp",
	flip: "Snu brettet",
};

export const moves = {
	title: "Trekkene i partiet",
	folded: { one: "{n} variant", other: "{n} varianter" },
	fold: "Fold sammen variantene",
	more: "Vis flere trekk",
	answer: "Vis trekkene",
	illegal: "Dette trekket er ikke mulig.",
	rest: "Resten er beholdt som tekst.",
	position: "Vis stillingen før det",
	tried: "prøvd på brettet",
};
