import type { Hand } from "../pbn/types.js";
import { suits } from "./order.js";

/** Throws TypeError for an argument that is not what a function wants; `says` begins with the names of both. */
export function wanted(fits: unknown, says: string): asserts fits {
	if (!fits) throw new TypeError(says);
}

/** Whether something has a list, as games have of their tags. */
export function hasList(of: unknown, name: string): boolean {
	return Array.isArray((of as Record<string, unknown> | null | undefined)?.[name]);
}

export const aHand = "hand has to be an object with strings S, H, D and C";

/** Whether something is a hand. One that is not known is null. */
export function isHand(of: unknown): of is Hand {
	return suits.every((suit) => typeof (of as Hand | null | undefined)?.[suit] === "string");
}
