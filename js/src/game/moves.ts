import type { Call, Card, Rank } from "../pbn/types.js";
import { denominations, levels } from "./bids.js";
import { ranks, suits } from "./order.js";

/** All calls by their texts, in the order of the core: a pass, a double, a redouble, the bids from low to high. They are frozen. */
export const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
	["Pass", Object.freeze({ kind: "pass" })],
	["X", Object.freeze({ kind: "double" })],
	["XX", Object.freeze({ kind: "redouble" })],
	...levels.flatMap((level) =>
		denominations.map((denomination): [string, Call] => [`${level}${denomination}`, Object.freeze({ kind: "bid", level, denomination })]),
	),
]);

/** All cards by their texts, in the order of the core: by suit, and then by rank, from low to high. They are frozen. */
export const cards: ReadonlyMap<string, Card> = new Map(
	[...suits].reverse().flatMap((suit) => [...ranks].reverse().map((rank): [string, Card] => [suit + rank, Object.freeze({ suit, rank: rank as Rank })])),
);
