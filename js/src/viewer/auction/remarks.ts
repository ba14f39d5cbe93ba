import type { Auction, Comment } from "../../pbn/types.js";
import type { Words } from "../language/words.js";
import { nagSigns } from "../notation.js";

/** What is to be said of a call below the table. */
export interface Remark {
	/** The call's place in `moves`. */
	at: number;
	/** Irregularities, and what the NAGs without a sign mean. */
	facts: string[];
	comments: Comment[];
}

/** The remarks in the order of the calls. */
export function remarks({ moves }: Auction, words: Words, withComments: boolean): Remark[] {
	return moves.flatMap(({ irregularities = "", annotations = [], comments = [] }, at) => {
		const remark: Remark = {
			at,
			facts: [
				...[...irregularities].map((letter) => words.auction.irregularities[letter as "I"] ?? letter),
				...annotations.flatMap(({ kind, value }) => (kind === "nag" && !nagSigns[value] && words.nags[value as 1]) || []),
			],
			comments: withComments ? [...comments, ...annotations.flatMap((annotation) => annotation.comments ?? [])] : [],
		};
		return remark.facts.length + remark.comments.length > 0 ? [remark] : [];
	});
}

/** The letters of a list: a to z, aa, ab… */
export function letter(index: number): string {
	return (index < 26 ? "" : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
}
