export { nags } from "./nags/sv.js";

export const game = {
	unknown: "okänd",
	round: "rond {round}",
	annotator: "Kommenterat av {name}",
	clock: "Klocka för {color}: {time}",
};

export const position = {
	start: "Utgångsställning",
	after: "Ställningen efter {move}",
	toMove: { white: "Vit vid draget", black: "Svart vid draget" },
	empty: "tom",
	square: "{square}, {man}",
	illegal: "Det draget är inte möjligt här.",
};

export const controls = {
	title: "Genomspelning",
	start: "Till början",
	back: "Bakåt",
	forward: "Framåt",
	end: "Till slutet",
	play: "Spela av sig självt",
	pause: "Stoppa",
	flip: "Vänd brädet",
};

export const moves = {
	title: "Partiets drag",
	folded: { one: "{n} variant", other: "{n} varianter" },
	fold: "Fäll ihop varianterna",
	more: "Visa fler drag",
	answer: "Visa dragen",
	illegal: "Detta drag är inte möjligt.",
	rest: "Resten är kvar som text.",
	position: "Visa ställningen före",
	tried: "prövat på brädet",
};
