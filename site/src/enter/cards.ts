import type { Deal, Seat, Suit } from "pbnkit";

/** Clockwise from North, as PBN writes a deal. */
export const seats: readonly Seat[] = ["N", "E", "S", "W"];
export const suits: readonly Suit[] = ["S", "H", "D", "C"];
export const ranks = "AKQJT98765432";
export const handSize = 13;
export const symbols: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A suit and a rank, as in a play of PBN: "SA". */
export type Card = `${Suit}${string}`;

/** The cards of each hand. A card may be in several hands, or in none, while a person works. */
export type Hands = Readonly<Record<Seat, ReadonlySet<Card>>>;

export const cards: readonly Card[] = suits.flatMap((suit) => [...ranks].map((rank): Card => `${suit}${rank}`));

const none: ReadonlySet<Card> = new Set();
export const noCards: Hands = { N: none, E: none, S: none, W: none };

/** The hands that a deal gives; one that only follows from the others is not given. Undefined where a hand cannot be read. */
export function handsOf({ hands, derived, unreadable }: Deal): Hands | undefined {
	if (unreadable) return undefined;
	const all = { ...noCards };
	for (const seat of seats) {
		const hand = seat === derived ? null : hands[seat];
		if (hand) all[seat] = new Set(suits.flatMap((suit) => [...hand[suit]].map((rank): Card => `${suit}${rank}`)));
	}
	return all;
}

/** The value of a tag Deal. A hand without cards is one that is not given. */
export function dealText(hands: Hands, first: Seat = "N"): string {
	const at = seats.indexOf(first);
	const all = [...seats.slice(at), ...seats.slice(0, at)].map((seat) =>
		hands[seat].size === 0 ? "-" : suits.map((suit) => ranksIn(hands[seat], suit)).join("."),
	);
	return `${first}:${all.join(" ")}`;
}

/** The ranks of a suit in a hand, the highest first. */
export function ranksIn(hand: ReadonlySet<Card>, suit: Suit): string {
	return [...ranks].filter((rank) => hand.has(`${suit}${rank}`)).join("");
}

/** The letters of the court cards in a language. */
export type CourtLetters = Readonly<Record<"A" | "K" | "Q" | "J", string>>;

/**
 * The ranks in what a person types, by the letters of PBN or of the language: "ak103" is AKT3, and in German "db" is QJ. What is no rank is
 * left out.
 */
export function ranksTyped(text: string, letters: CourtLetters): string {
	const names = Object.entries({ ...letters, T: "10" }).sort(([, a], [, b]) => b.length - a.length);
	let found = "";
	for (let at = 0; at < text.length; at++) {
		const [rank, name] = names.find(([, one]) => text.slice(at, at + one.length).toUpperCase() === one.toUpperCase()) ?? [];
		if (rank && name) {
			found += rank;
			at += name.length - 1;
			continue;
		}
		const letter = text[at]!.toUpperCase();
		if (ranks.includes(letter)) found += letter;
	}
	return found;
}

/** Ranks by the letters of a language. */
export const ranksShown = (of: string, letters: CourtLetters): string => [...of].map((rank) => letters[rank as keyof CourtLetters] ?? rank).join("");

export const ownersOf = (hands: Hands, card: Card): Seat[] => seats.filter((seat) => hands[seat].has(card));

/** A card goes to a hand, and is in no other; without a seat it is in none. */
export function moved(hands: Hands, card: Card, to?: Seat): Hands {
	const all = { ...hands };
	for (const seat of seats) {
		if (seat === to) all[seat] = new Set([...hands[seat], card]);
		else if (hands[seat].has(card)) all[seat] = new Set([...hands[seat]].filter((one) => one !== card));
	}
	return all;
}

/** A suit of a hand is what a person types, and so are the next suits where the text has several: "AK73 QJ2 - T954". */
export function typed(hands: Hands, seat: Seat, suit: Suit, text: string, letters: CourtLetters): Hands {
	const hand = new Set(hands[seat]);
	const parts = partsTyped(text);
	parts.forEach((part, index) => {
		const of = suits[suits.indexOf(suit) + index];
		if (!of || (index > 0 && index === parts.length - 1 && part === "")) return;
		for (const rank of ranks) hand.delete(`${of}${rank}`);
		for (const rank of ranksTyped(part, letters)) hand.add(`${of}${rank}`);
	});
	return { ...hands, [seat]: hand };
}

/** What is typed, by suits: a blank, a point, a comma or the symbol of a suit parts them. */
export const partsTyped = (text: string): string[] => text.replace(/^\s*[♠♥♦♣]?\s*/, "").split(/\s*[♠♥♦♣.,/]\s*|\s+/);

/** What is to be said of hands. */
export interface Standing {
	missing: readonly Card[];
	twice: readonly Card[];
	/** Whether each hand has its cards, each card once. */
	isRight: boolean;
	/** The only hand that lacks cards, if the cards that are missing fill it. */
	last: Seat | undefined;
}

export function standingOf(hands: Hands): Standing {
	const missing: Card[] = [];
	const twice: Card[] = [];
	for (const card of cards) {
		const { length } = ownersOf(hands, card);
		if (length === 0) missing.push(card);
		if (length > 1) twice.push(card);
	}
	const short = seats.filter((seat) => hands[seat].size !== handSize);
	const [last] = short;
	const fills = last && short.length === 1 && missing.length > 0 && hands[last].size + missing.length === handSize && twice.length === 0;
	return { missing, twice, isRight: short.length === 0 && missing.length === 0, last: fills ? last : undefined };
}

/** The hand that lacks cards gets those that no hand has. */
export const withRest = (hands: Hands, seat: Seat, missing: readonly Card[]): Hands => ({ ...hands, [seat]: new Set([...hands[seat], ...missing]) });

export type Vulnerability = "None" | "NS" | "EW" | "All";
export const vulnerabilities: readonly Vulnerability[] = ["None", "NS", "EW", "All"];

/** Who deals a board of a number, and who is vulnerable: the usual rotation, 16 boards long. */
export function rotationOf(board: number): { dealer: Seat; vulnerable: Vulnerability } {
	const n = Math.max(0, board - 1);
	return { dealer: seats[n % 4]!, vulnerable: vulnerabilities[(n + Math.floor(n / 4)) % 4]! };
}
