import type { Found } from "../files/rows.js";

/** What is kept at most: so many files, so many bytes together, so many milliseconds. The newest come first. */
export const most = { files: 10, bytes: 30_000_000, age: 30 * 24 * 3_600_000 };

/** A file as it is kept. */
export interface Kept {
	/** Says which file it is: the same one is kept once. */
	key: string;
	/** The load of the page that had it, as `trail.ts` names it. */
	load: number;
	/** Its place in the list of that page. */
	row: number;
	/** When it was kept. */
	at: number;
	/** Of all its content. */
	bytes: number;
	found: Found;
}
