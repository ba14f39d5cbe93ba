import type { Bid, Denomination } from "../../pbn/types.js";

/** From low to high, as in an auction. */
export const denominations = ["C", "D", "H", "S", "NT"] as const satisfies Denomination[];

/** All contracts from low to high, by their names as the standard writes them: "4HX". */
export const contracts: ReadonlyMap<string, Bid> = new Map(
	[1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
		denominations.flatMap((denomination): [string, Bid][] => [
			[`${level}${denomination}`, { level, denomination }],
			[`${level}${denomination}X`, { level, denomination, risk: "X" }],
			[`${level}${denomination}XX`, { level, denomination, risk: "XX" }],
		]),
	),
);
