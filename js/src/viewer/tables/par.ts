import type { Game } from "../../types.js";
import { tagValue } from "../game.js";
import { readBid } from "./elements.js";

export interface ParContract {
	/** A seat, or a side: "NS". */
	declarer: string;
	bid: string;
	doubled: "" | "X" | "XX";
	/** Tricks beyond the contract; negative for undertricks. */
	overtricks?: number;
}

/** What both sides reach when all do their best. */
export interface Par {
	/** The tag that tells it. */
	name: string;
	score?: { side: "NS" | "EW"; points: number } | undefined;
	contracts: ParContract[];
	/** What cannot be read. */
	texts: string[];
}

type Reading = Partial<Pick<Par, "score" | "contracts">> | undefined;

const readers: Record<string, (value: string) => Reading> = { OptimumScore: readScore, ParContract: readContracts, Minimax: readMinimax };

/** What a game's tags say of par; those that do not contradict each other as one. */
export function pars(game: Game): Par[] {
	const found: Par[] = [];
	for (const [name, read] of Object.entries(readers)) {
		const value = tagValue(game, name);
		if (value === undefined) continue;
		const reading = read(value);
		const par: Par = { name, contracts: [], texts: reading ? [] : [value], ...reading };
		const same = found.find((other) => agree(other, par));
		if (!same) found.push(par);
		else {
			same.score ??= par.score;
			if (same.contracts.length === 0) same.contracts = par.contracts;
			same.texts.push(...par.texts);
		}
	}
	return found;
}

/** "EW 400", "NS +620 EW -620" (4.2.7). */
function readScore(value: string): Reading {
	const [, side, points, otherSide, otherPoints] = /^(NS|EW) *([+-]?\d+)(?: +(NS|EW) *([+-]?\d+))?$/.exec(value) ?? [];
	if (!side || (otherSide && (otherSide === side || Number(otherPoints) !== -Number(points)))) return undefined;
	return { score: { side: side as "NS", points: Number(points) } };
}

/** "NS 4S+1", "EW 5C=; EW 5D=" of BridgeComposer. */
function readContracts(value: string): Reading {
	const contracts = value.split(";").map((item) => {
		const [, declarer = "", bid = "", tricks = ""] = /^(NS|EW|[NESW]) *([1-7][A-Z]+?)(=|[+-]\d+)$/.exec(item.trim()) ?? [];
		const read = readBid(bid);
		return read && { declarer, ...read, overtricks: Number.parseInt(tricks, 10) || 0 };
	});
	return contracts.every((contract) => contract !== undefined) ? { contracts } : undefined;
}

/** "4SDE300": level, denomination, D where it is doubled, declarer, and the score of N-S. */
function readMinimax(value: string): Reading {
	const [, bid = "", doubled, declarer = "", points] = /^([1-7][NSHDC])(D?)([NESW])([+-]?\d+)$/.exec(value) ?? [];
	const read = readBid(bid);
	if (!read) return undefined;
	return { score: { side: "NS", points: Number(points) }, contracts: [{ ...read, declarer, doubled: doubled ? "X" : "" }] };
}

function agree(a: Par, b: Par): boolean {
	const sameScore = !a.score || !b.score || a.score.points === (a.score.side === b.score.side ? 1 : -1) * b.score.points;
	const noContracts = a.contracts.length === 0 || b.contracts.length === 0;
	return sameScore && (noContracts || b.contracts.every((contract) => a.contracts.some((other) => isSame(contract, other))));
}

function isSame(a: ParContract, b: ParContract): boolean {
	return a.bid === b.bid && a.doubled === b.doubled && (a.declarer.includes(b.declarer) || b.declarer.includes(a.declarer));
}
