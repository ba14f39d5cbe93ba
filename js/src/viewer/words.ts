import type { Seat, Suit } from "../types.js";

/** In the order of the columns of an auction. */
export const seats = ["W", "N", "E", "S"] as const satisfies Seat[];

/** In the order of a hand. */
export const suits = ["S", "H", "D", "C"] as const satisfies Suit[];

export const seatNames: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

export const seatTags: Record<Seat, string> = seatNames;

export const suitNames: Record<Suit, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** With U+FE0E, so that no system draws them as emoji. */
export const suitSymbols: Record<Suit, string> = {
	S: "♠\uFE0E",
	H: "♥\uFE0E",
	D: "♦\uFE0E",
	C: "♣\uFE0E",
};

export const vulnerabilities = {
	None: "None vulnerable",
	NS: "N-S vulnerable",
	EW: "E-W vulnerable",
	All: "Both vulnerable",
};

/** The NAGs that have a sign of their own: those of calls, then those of cards. */
export const nagSigns: Record<number, { sign: string; meaning: string }> = {
	1: { sign: "!", meaning: "good call" },
	2: { sign: "?", meaning: "poor call" },
	3: { sign: "!!", meaning: "very good call" },
	4: { sign: "??", meaning: "very poor call" },
	5: { sign: "!?", meaning: "speculative call" },
	6: { sign: "?!", meaning: "questionable call" },
	7: { sign: "!", meaning: "good card" },
	8: { sign: "?", meaning: "poor card" },
	9: { sign: "!!", meaning: "very good card" },
	10: { sign: "??", meaning: "very poor card" },
	11: { sign: "!?", meaning: "speculative card" },
	12: { sign: "?!", meaning: "questionable card" },
};

export const irregularities: Record<string, string> = {
	I: "insufficient, accepted",
	R: "revoke",
	L: "lead out of turn",
};
