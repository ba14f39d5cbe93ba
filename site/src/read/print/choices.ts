/** What is printed of each board. */
export type What = "deals" | "all";

/** How many boards a page may have: hands alone need less room. */
export const perPage: Record<What, readonly number[]> = { deals: [1, 2, 4, 12, 18, 36], all: [1, 2, 4] };

/** How many boards are printed at once: a browser lays all of them out before it shows the first page. */
export const mostPrinted = 500;

/** The number of boards to a page that there is, nearest below what was asked for. */
export function fitting(what: What, wanted: number): number {
	return Math.max(1, ...perPage[what].filter((number) => number <= wanted));
}

/** How many boards are side by side, and how many below each other. */
export const grids: Record<number, readonly [columns: number, rows: number]> = {
	1: [1, 1],
	2: [1, 2],
	4: [2, 2],
	12: [3, 4],
	18: [3, 6],
	36: [4, 9],
};

/** A list in parts of equal size; the last may have less. */
export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
}
