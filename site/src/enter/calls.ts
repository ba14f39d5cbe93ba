import type { Seat } from "pbnkit";
import { seats } from "./cards.js";

export const denominations = ["C", "D", "H", "S", "NT"] as const;

/** The bids, from low to high. */
export const bids: readonly string[] = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => denominations.map((denomination) => `${level}${denomination}`));

/** The calls as PBN writes them: "1NT", "Pass", "X", "XX". */
export type Calls = readonly string[];

export const isOver = (calls: Calls): boolean => calls.length >= 4 && calls.slice(-3).every((call) => call === "Pass");

/** Whether the laws allow a call next. */
export function isAllowed(calls: Calls, call: string): boolean {
	if (isOver(calls)) return false;
	if (call === "Pass") return true;
	const at = calls.findLastIndex((one) => one !== "Pass");
	const last = calls[at];
	if (bids.includes(call)) return bids.indexOf(call) > bids.indexOf(calls.findLast((one) => bids.includes(one)) ?? "");
	const byOpponents = (calls.length - at) % 2 === 1;
	return byOpponents && last !== undefined && (call === "X" ? bids.includes(last) : last === "X");
}

/** The section of an auction, four calls a line; "*" ends one that is not over. Nothing where there are no calls. */
export function auctionText(calls: Calls, dealer: Seat): string[] {
	if (calls.length === 0) return [];
	const lines = [];
	for (let at = 0; at < calls.length; at += 4) lines.push(calls.slice(at, at + 4).join(" "));
	return [`[Auction "${dealer}"]`, ...lines, ...(isOver(calls) ? [] : ["*"])];
}

/** The seats from the dealer on, as the columns of an auction. */
export const columnsFrom = (dealer: Seat): Seat[] => [0, 1, 2, 3].map((turn) => seats[(seats.indexOf(dealer) + turn) % 4]!);
