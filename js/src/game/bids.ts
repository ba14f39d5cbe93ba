import type { Denomination } from "../pbn/types.js";

/** What contracts are played in, from low to high. */
export const denominations = ["C", "D", "H", "S", "NT"] as const satisfies readonly Denomination[];

/** From low to high. */
export const levels = [1, 2, 3, 4, 5, 6, 7];
