import type { Denomination, Game, ParContract, Seat, Side } from "../pbn/types.js";
import { denominations, levels } from "./bids.js";
import { sideOf } from "./order.js";
import { points } from "./score.js";

/** The optimum result of a deal (4.2.7). */
interface Optimum {
	/** For North-South. */
	points: number;
	/** Where the auction stops; undefined where all pass. */
	contract: ParContract | undefined;
}

/** How an auction ends, with the points of the side that can choose it. */
interface Ending {
	points: number;
	contract: ParContract | undefined;
}

type OfSides<Of> = Record<Side, Of>;

const other: OfSides<Side> = { NS: "EW", EW: "NS" };
const partners: OfSides<[Seat, Seat]> = { NS: ["N", "S"], EW: ["E", "W"] };

/** -0 would be another number than 0. */
const forOthers = ({ points, contract }: Ending): Ending => ({ points: 0 - points, contract });

/**
 * What both sides bid who know all tricks and make the most of it; the same as `Par` of core/bridge finds, which is with the solver, while
 * a table that is in the tags needs none. It goes back from the end of the auction: a side bids wherever that is better for it than to pass.
 */
export function parOfTable(tricks: (declarer: Seat, denomination: Denomination) => number, dealer: Seat, vulnerable: NonNullable<Game["vulnerable"]>): Optimum {
	const bid = (side: Side, level: number, denomination: Denomination): Ending => {
		const won = Math.max(...partners[side].map((seat) => tricks(seat, denomination)));
		const overtricks = won - 6 - level;
		// The opponents double what fails.
		const contract: ParContract = { level, denomination, ...(overtricks < 0 && { risk: "X" as const }), declarer: side, overtricks };
		return { points: points({ ...contract, level }, won, vulnerable === "All" || vulnerable === side), contract };
	};
	const none: Ending = { points: -Infinity, contract: undefined };
	// The best that each side can still bid.
	let higher: OfSides<Ending> = { NS: none, EW: none };
	for (const level of [...levels].reverse()) {
		for (const denomination of [...denominations].reverse()) {
			const last = (side: Side): Ending => {
				const passed = bid(side, level, denomination);
				const own = higher[side];
				const theirs = forOthers(higher[other[side]]);
				// Three passes would end the auction. Where it is all the same to the opponents, they bid on, so that the contract is the one that players name.
				if (theirs.points <= Math.max(passed.points, own.points)) return theirs;
				return own.points > passed.points ? own : passed;
			};
			const better = (side: Side) => [last(side), higher[side]].reduce((now, before) => (now.points >= before.points ? now : before));
			higher = { NS: better("NS"), EW: better("EW") };
		}
	}
	const first = sideOf(dealer);
	let end: Ending = { points: 0, contract: undefined };
	// The second player of a side has nothing to bid that the first had not.
	for (const side of [other[first], first]) {
		end = forOthers(end);
		if (higher[side].points > end.points) end = higher[side];
	}
	return first === "EW" ? forOthers(end) : end;
}
