import type { Game, Par as TaggedPar } from "../../pbn/types.js";
import { bidText } from "../auction/contract.js";
import { tagValue } from "../../game/tags.js";

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

/** The tags that tell par, in the order in which they count. */
const parTags = ["OptimumScore", "ParContract", "Minimax"] as const satisfies TaggedPar["tag"][];

/**
 * What a game's tags say of par; those that do not contradict each other as one.
 *
 * @example
 * ```js
 * import { pars } from "pbnkit/viewer";
 *
 * const solved = new TextEncoder().encode('[OptimumScore "NS 420"]\n[ParContract "NS 4S="]\n');
 * const [{ score, contracts }] = pars((await pbn.parse(solved)).games[0]);
 * console.log(score?.points, contracts[0].bid); // 420 4S
 * ```
 */
export function pars(game: Game): Par[] {
	const found: Par[] = [];
	for (const name of parTags) {
		const told = game.par?.find(({ tag }) => tag === name);
		const text = tagValue(game, name);
		if (!told && text === undefined) continue;
		const par = told ? parOf(told) : { name, contracts: [], texts: text ? [text] : [] };
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

/** A par as it is shown. */
export function parOf({ tag: name, score, contracts = [] }: TaggedPar): Par {
	const shown = contracts.map(({ overtricks, ...contract }): ParContract => ({
		declarer: contract.declarer,
		bid: bidText(contract),
		doubled: contract.risk ?? "",
		...(overtricks !== undefined && { overtricks }),
	}));
	return { name, ...(score && { score }), contracts: shown, texts: [] };
}

function agree(a: Par, b: Par): boolean {
	const sameScore = !a.score || !b.score || a.score.points === (a.score.side === b.score.side ? 1 : -1) * b.score.points;
	const noContracts = a.contracts.length === 0 || b.contracts.length === 0;
	return sameScore && (noContracts || b.contracts.every((contract) => a.contracts.some((other) => isSame(contract, other))));
}

function isSame(a: ParContract, b: ParContract): boolean {
	return a.bid === b.bid && a.doubled === b.doubled && (a.declarer.includes(b.declarer) || b.declarer.includes(a.declarer));
}
