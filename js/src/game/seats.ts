import type { Seat, Side } from "../pbn/types.js";

/** The tags with the players' names. */
export const seatTags = { N: "North", E: "East", S: "South", W: "West" } as const satisfies Record<Seat, string>;

export function sideOf(seat: Seat): Side {
	return seat === "N" || seat === "S" ? "NS" : "EW";
}
