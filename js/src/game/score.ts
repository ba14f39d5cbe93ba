import type { Bid } from "../pbn/types.js";
import { denominations } from "./bids.js";
import { wanted } from "./wanted.js";

/**
 * What a contract is worth in duplicate bridge (Law 77), in points for declarer's side; negative where it goes down.
 *
 * @param contract with a level from 1 to 7
 * @param tricks those that declarer wins, 0 to 13
 * @param vulnerable whether declarer's side is
 * @throws TypeError for anything else
 *
 * @example
 * ```js
 * import { contractScore } from "pbnkit/game";
 *
 * console.log(contractScore({ level: 4, denomination: "H", risk: "X" }, 11, true)); // 990
 * console.log(contractScore({ level: 3, denomination: "NT" }, 7, false)); // -100
 * ```
 */
export function contractScore(contract: Bid, tricks: number, vulnerable: boolean): number {
	wanted(contract, "contractScore: contract has to be an object with level and denomination");
	const { level, denomination, risk } = contract;
	if (!Number.isInteger(level) || level === undefined || level < 1 || level > 7) throw new TypeError("contractScore: level has to be an integer from 1 to 7");
	if (!denominations.includes(denomination)) throw new TypeError(`contractScore: denomination has to be one of ${denominations.join(", ")}`);
	if (!["X", "XX", undefined].includes(risk)) throw new TypeError("contractScore: risk has to be X, XX or undefined");
	if (!Number.isInteger(tricks) || tricks < 0 || tricks > 13) throw new TypeError("contractScore: tricks has to be an integer from 0 to 13");
	if (typeof vulnerable !== "boolean") throw new TypeError("contractScore: vulnerable has to be a boolean");
	return points({ level, denomination, risk }, tricks, vulnerable);
}

/** `contractScore` of what is known to be right. */
export function points({ level, denomination, risk }: { level: number; denomination: Bid["denomination"]; risk?: Bid["risk"] | undefined }, tricks: number, vulnerable: boolean): number {
	const doubled = risk?.length ?? 0;
	const over = tricks - 6 - level;
	if (over < 0) return -penalty(-over, doubled, vulnerable);
	const perTrick = denomination === "C" || denomination === "D" ? 20 : 30;
	const bid = (perTrick * level + (denomination === "NT" ? 10 : 0)) * 2 ** doubled;
	const perOvertrick = doubled > 0 ? (vulnerable ? 200 : 100) * doubled : perTrick;
	const game = vulnerable ? 500 : 300;
	const slam = vulnerable ? 750 : 500;
	return bid + 50 * doubled + over * perOvertrick + (bid < 100 ? 50 : game + Math.max(0, level - 5) * slam);
}

/** What the opponents get for undertricks. */
function penalty(down: number, doubled: number, vulnerable: boolean): number {
	if (doubled === 0) return (vulnerable ? 100 : 50) * down;
	return (vulnerable ? 300 * down - 100 : 200 * down - 100 + 100 * Math.max(0, down - 3)) * doubled;
}
