import type { Seat, Suit } from "../pbn/types.js";

/** In the order of the columns of an auction. */
export const seats = ["W", "N", "E", "S"] as const satisfies Seat[];

/** In the order of reading. */
export const clockwise = ["N", "E", "S", "W"] as const satisfies Seat[];

/** With U+FE0E, so that no system draws them as emoji. */
export const suitSymbols: Record<Suit, string> = {
	S: "♠\uFE0E",
	H: "♥\uFE0E",
	D: "♦\uFE0E",
	C: "♣\uFE0E",
};

/** The signs of the NAGs that have one: 1 to 6 are of calls, 7 to 12 of cards. */
export const nagSigns: Record<number, string> = Object.fromEntries(
	["!", "?", "!!", "??", "!?", "?!"].flatMap((sign, index) => [
		[index + 1, sign],
		[index + 7, sign],
	]),
);
