/** What the solver needs of deals and games. */
import { isObject } from "../host/options.js";
import { denominations } from "../dd/tables.js";
import type { Deal, Denomination, Game, Hand, Seat } from "./types.js";

export const seats: readonly Seat[] = ["N", "E", "S", "W"];

export function isDeal(given: unknown): given is Deal {
	return isObject(given) && "hands" in given && isObject(given.hands);
}

export function isGame(given: unknown): given is Game {
	return isObject(given) && "tags" in given && Array.isArray(given.tags);
}

/** The hands from North on as the solver reads them: "AK4.QJ52..T98765", "-" for one that is not known. Throws TypeError, which names the member. */
export function handsOf({ hands }: Deal, verb: string): string {
	return seats
		.map((seat) => {
			const hand = hands[seat] as Hand | null | undefined;
			if (hand === null || hand === undefined) return "-";
			return ["S", "H", "D", "C"]
				.map((suit) => {
					const ranks = hand[suit as keyof Hand] as unknown;
					if (typeof ranks === "string" && !/[\s.]/.test(ranks)) return ranks;
					throw new TypeError(`${verb}: deal.hands.${seat}.${suit} has to be a string of ranks`);
				})
				.join(".");
		})
		.join(" ");
}

/** A play as it was, as far as it is known. */
export interface Played {
	denomination: Denomination;
	declarer: Seat;
	leader: Seat;
	cards: { seat: Seat; card: string; move: number }[];
}

/** A card as `Move` has it. */
const cardForm = /^[SHDC][2-9TJQKA]$/;

/** The play of a game, without cards where it has none; a text says why it has no play that could be solved. */
export function playIn({ bid, contract, declarer, play }: Game): Played | string {
	if (contract === "Pass") return "all passed";
	if (!bid || !denominations.includes(bid.denomination)) return "the contract is not known";
	if (!declarer || !seats.includes(declarer)) return "the declarer is not known";
	const cards: Played["cards"] = [];
	for (const move of play?.tricks.flatMap(({ moves }) => moves) ?? []) {
		const { kind, seat, text } = play?.moves[move] ?? {};
		if (kind !== "card" || !seat || !text) break;
		// The games of a file have nothing else; a caller can make others.
		if (!seats.includes(seat) || !cardForm.test(text)) return `the play has ${JSON.stringify(seat + text)}, which is no player and card`;
		cards.push({ seat, card: text, move });
	}
	const left = seats[(seats.indexOf(declarer) + 1) % seats.length] as Seat;
	return { denomination: bid.denomination, declarer, leader: left, cards };
}
