import type { Game, Seat } from "../../pbn/types.js";
import { isHidden } from "../game.js";
import { clockwise } from "../notation.js";
import type { Settings } from "../settings.js";

/** Which hands a diagram has, each list in the order of reading. */
export interface Layout {
	/** One hand in a line, partners over or beside each other, or all around the table. */
	form: "line" | "ns" | "ew" | "cross";
	/** The seats that have a place. */
	placed: Seat[];
	/** The seats that have no place, but are named. */
	named: Seat[];
	/** The seats whose hand is behind a button. */
	hidden: Seat[];
}

export function layoutOf(game: Game, settings: Settings, inPlay: boolean): Layout {
	const given = clockwise.filter((seat) => game.deal?.hands[seat] || unreadableHand(game, seat));
	const hidden = given.filter((seat) => isHidden(game, settings, seat));
	const onlyOpen = settings.view === "hand" || settings.view === "two-hands";
	const shown = onlyOpen ? given.filter((seat) => !hidden.includes(seat)) : given;
	const form = formOf(shown, inPlay);
	const placed = form === "cross" && !onlyOpen ? [...clockwise] : shown;
	return {
		form,
		placed,
		named: onlyOpen ? [] : clockwise.filter((seat) => !placed.includes(seat)),
		hidden: hidden.filter((seat) => placed.includes(seat)),
	};
}

function formOf(seats: Seat[], inPlay: boolean): Layout["form"] {
	const together = seats.join("");
	if (together === "NS") return "ns";
	if (together === "EW") return "ew";
	// A line has no table for the cards of a trick.
	return seats.length === 1 && !inPlay ? "line" : "cross";
}

/** The text of a hand that is not known; undefined if there is none. */
export function unreadableHand({ deal }: Game, seat: Seat): string | undefined {
	return deal?.hands[seat] ? undefined : deal?.unreadable?.[seat];
}

/** How many tricks are left of a deal, where hands have fewer than 13 cards (3.10), or that there are just some cards. */
export function tricksLeft({ deal }: Game): number | "some cards" | undefined {
	const sizes = clockwise.flatMap((seat) => deal?.hands[seat] ?? []).map((hand) => Object.values(hand).join("").length);
	const most = Math.max(0, ...sizes);
	if (most === 0 || most >= 13) return undefined;
	// A hand may have a card on the table.
	return Math.min(...sizes) < most - 1 ? "some cards" : most;
}
