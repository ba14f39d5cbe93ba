import type { Bid } from "../pbn/types.js";
import { denominations, levels } from "./bids.js";

/** All contracts from low to high, by their names as the standard writes them: "4HX". */
export const contracts: ReadonlyMap<string, Bid> = new Map(
	levels.flatMap((level) =>
		denominations.flatMap((denomination): [string, Bid][] => [
			[`${level}${denomination}`, { level, denomination }],
			[`${level}${denomination}X`, { level, denomination, risk: "X" }],
			[`${level}${denomination}XX`, { level, denomination, risk: "XX" }],
		]),
	),
);
