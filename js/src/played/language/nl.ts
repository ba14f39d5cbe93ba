export { nags } from "./nags/nl.js";

export const game = {
	unknown: "onbekend",
	round: "ronde {round}",
	annotator: "Van commentaar voorzien door {name}",
	clock: "Klok van {color}: {time}",
};

export const position = {
	start: "Beginstelling",
	after: "Stelling na {move}",
	toMove: { white: "Wit aan zet", black: "Zwart aan zet" },
	empty: "leeg",
	square: "{square}, {man}",
	illegal: "Deze zet is hier niet mogelijk.",
};

export const controls = {
	title: "Naspelen",
	start: "Naar het begin",
	back: "Terug",
	forward: "Vooruit",
	end: "Naar het einde",
	play: "Vanzelf afspelen",
	pause: "Stoppen",
	flip: "Bord draaien",
};

export const moves = {
	title: "Zetten van de partij",
	folded: { one: "{n} variant", other: "{n} varianten" },
	fold: "Varianten inklappen",
	more: "Meer zetten tonen",
	answer: "Zetten tonen",
	illegal: "Deze zet is niet mogelijk.",
	rest: "De rest is als tekst bewaard.",
	position: "Toon de stelling ervoor",
	tried: "op het bord geprobeerd",
};
