import { tagValue } from "../game/tags.js";
import type { Game, Move, Seat, Suit } from "../pbn/types.js";
import { fill, type Words } from "./language/words.js";
import type { Settings } from "./settings.js";

/** Whether a game is scored as in duplicate bridge, as far as its tags say: in rubbers a contract is worth something else. */
export function isDuplicate(game: Game): boolean {
	return !["Scoring", "Competition"].some((name) => /\b(Rubber|Chicago|Cavendish)\b/.test(tagValue(game, name) ?? ""));
}

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

/** The seat that comes `steps` after `seat`, clockwise. */
export function seatAfter(seat: Seat, steps: number): Seat {
	return clockwise[(clockwise.indexOf(seat) + steps) % 4] ?? seat;
}

/** Whether the side of `seat` is vulnerable and the other is not. Where both are, the labels say it once for all. */
export function isVulnerableAlone({ vulnerable }: Game, seat: Seat): boolean {
	return (vulnerable === "NS" || vulnerable === "EW") && vulnerable.includes(seat);
}

/** Whether the hand of `seat` is not to be seen at once. The settings name the seats as they were, however the table is turned. */
export function isHidden(game: Game & { satAt?: Record<Seat, Seat> }, { hidden, revealed }: Settings, seat: Seat): boolean {
	const wasAt = game.satAt?.[seat] ?? seat;
	if (revealed.includes(wasAt)) return false;
	return hidden?.includes(wasAt) ?? game.hidden?.includes(seat) ?? false;
}

/** Whether the file says more of a call or a card than what it is. */
export function isAnnotated({ comments, annotations, irregularities }: Move): boolean {
	return (comments ?? annotations ?? irregularities) !== undefined;
}

/** A card of the play. */
export interface PlayedCard {
	seat: Seat | undefined;
	move: Move;
	/** From 0. */
	trick: number;
}

/** The cards of a play in the order in which they were played. */
export function playedCards({ play }: Game): PlayedCard[] {
	if (!play) return [];
	return play.tricks.flatMap(({ moves }, trick) =>
		moves.flatMap((at) => {
			const move = play.moves[at];
			return move?.kind === "card" ? [{ seat: move.seat, move, trick }] : [];
		}),
	);
}

/** What a game is called: by its board, else by its number. */
export function gameName(game: Game, words: Words): string {
	const board = tagValue(game, "Board");
	return board ? fill(words.board, { board }) : fill(words.game, { number: game.number });
}

/** How many tricks are left of a deal, where hands have fewer than 13 cards (3.10), or that there are just some cards. */
export function tricksLeft({ deal }: Game): number | "some cards" | undefined {
	const sizes = clockwise.flatMap((seat) => deal?.hands[seat] ?? []).map((hand) => Object.values(hand).join("").length);
	const most = Math.max(0, ...sizes);
	if (most === 0 || most >= 13) return undefined;
	// A hand may have a card on the table.
	return Math.min(...sizes) < most - 1 ? "some cards" : most;
}
