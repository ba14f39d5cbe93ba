export { nags } from "./nags/da.js";

export const game = {
	unknown: "ukendt",
	round: "runde {round}",
	annotator: "Kommenteret af {name}",
	clock: "Ur for {color}: {time}",
};

export const position = {
	start: "Udgangsstilling",
	after: "Stillingen efter {move}",
	toMove: { white: "Hvid i trækket", black: "Sort i trækket" },
	empty: "tomt",
	square: "{square}, {man}",
	illegal: "Det træk er ikke muligt her.",
};

export const controls = {
	title: "Gennemspilning",
	start: "Til starten",
	back: "Tilbage",
	forward: "Frem",
	end: "Til slutningen",
	play: "Spil af sig selv",
	pause: "Stop",
	flip: "Vend brættet",
};

export const moves = {
	title: "Partiets træk",
	folded: { one: "{n} variant", other: "{n} varianter" },
	fold: "Fold varianterne sammen",
	more: "Vis flere træk",
	answer: "Vis trækkene",
	illegal: "Dette træk er ikke muligt.",
	rest: "Resten er bevaret som tekst.",
	position: "Vis stillingen før det",
	tried: "prøvet på brættet",
};
