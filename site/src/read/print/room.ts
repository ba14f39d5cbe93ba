import type { Hand, Seat } from "pbnkit";
import { suits } from "pbnkit/viewer";

/*
 * How a hand record finds room for its suits, each of which is one line. Lengths are in em of the record; letters are taken to be as wide as those
 * of DejaVu Sans, which is the widest that people have.
 */

/** Between the borders of a record and without the gaps between its columns, by the records to a page of A4, which is narrower than Letter. */
const widths: Record<number, number> = { 1: 21.3, 2: 26.4, 4: 20.2, 12: 20, 18: 24.4, 36: 24.2 };

const gap = 0.6;

/** The room between West and East: not more, even where there is, and not less, even where there is not. */
const [most, least] = [7.2, 0.3];

/** The table of tricks beside South, of which columns with ten and more are wider. */
const widthOfTable = (tricks: ReadonlyMap<string, string>): number => {
	const wide = new Set([...tricks].filter(([key, number]) => number.length > 1 && !key.endsWith(" NT")).map(([key]) => key.slice(2)));
	return 7.2 + 0.3 * wide.size;
};

/** What a suit takes: its symbol, its cards, and what a ten has more. */
const length = (cards: string): number => (cards === "" ? 2.2 : 0.9 + 1.15 * cards.length + (cards.includes("T") ? 0.65 : 0));

/** How wide the middle is, and how large the letters of the hands are, so that no suit meets another one, the table or the border. */
export function roomIn(
	hands: { readonly [S in Seat]?: Hand | null },
	perPage: number,
	tricks?: ReadonlyMap<string, string>,
): { middle: number; scale: number } {
	const all = widths[perPage] ?? 20.2;
	const longest = (...seats: Seat[]) => Math.max(1, ...seats.flatMap((seat) => suits.map((suit) => length(hands[seat]?.[suit] ?? ""))));
	const [sides, south, north] = [longest("W", "E"), longest("S"), longest("N")];
	const taken = (tricks ? widthOfTable(tricks) : 0) - gap;
	// West and East share what the middle leaves. North has the middle and one of these halves, and so has South, less the table.
	const scale = Math.min(1, (all - taken) / (sides + south), (all - least) / 2 / sides, ((all + most) / 2 - taken) / south, ((all + least) / 2 + gap) / north);
	return { middle: Math.min(most, Math.max(least, all - 2 * scale * sides)), scale };
}
