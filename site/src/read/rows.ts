import type { Listed } from "../list/item-list.js";
import type { Entry } from "./entry.js";

/** A row of the list: a board, or the heading above some. */
export type ListRow = Entry | { heading: string };

/** What differs from board to board, and so has to be said. */
export interface Differences {
	events: boolean;
	sessions: boolean;
	rooms: boolean;
	players: boolean;
}

/** How high rows are, in the page's letters. */
const boardHeight = 3.25;
const headingHeight = 2;

/** Boards that come one after another, under headings where they are of several events, sessions or rounds. Only what is new is work. */
export class Listing implements Listed<Entry> {
	readonly rows: ListRow[] = [];
	/** Where each row begins, and the last one ends. */
	readonly tops = [0];
	/** The row of each board. */
	readonly #rowOf: number[] = [];
	#heading: string | undefined;
	#headings = "";

	/** @param entries those before, and others */
	grow(entries: readonly Entry[], { events, sessions }: Differences): void {
		const headings = `${events} ${sessions}`;
		if (headings !== this.#headings) {
			this.rows.length = this.#rowOf.length = 0;
			this.tops.length = 1;
			this.#heading = undefined;
		}
		this.#headings = headings;
		for (let place = this.#rowOf.length; place < entries.length; place++) {
			const entry = entries[place] as Entry;
			const heading = [events && entry.event, sessions && entry.session].filter(Boolean).join(", ");
			const hasHeading = events || sessions;
			if (hasHeading && heading !== this.#heading) this.#add({ heading }, headingHeight);
			this.#heading = heading;
			this.#rowOf.push(this.rows.length);
			this.#add(entry, boardHeight);
		}
	}

	get length(): number {
		return this.rows.length;
	}

	readonly height = boardHeight;
	readonly headingHeight = headingHeight;

	row(at: number): ListRow {
		return this.rows[at] as ListRow;
	}

	top(at: number): number {
		return this.tops[at] ?? 0;
	}

	/** The row of the board at a place among the boards. */
	rowOf(place: number | undefined): number | undefined {
		return place === undefined ? undefined : this.#rowOf[place];
	}

	/** The row at a height. */
	rowAt(height: number): number {
		return lastWhere(this.tops.length, (row) => (this.tops[row] ?? 0) <= height) ?? 0;
	}

	#add(row: ListRow, height: number): void {
		this.rows.push(row);
		this.tops.push((this.tops.at(-1) ?? 0) + height);
	}
}

/** Where a game is among some, which are in the order of the file. */
export function placeOf(entries: readonly Entry[], number: number): number | undefined {
	const place = lastWhere(entries.length, (at) => (entries[at]?.number ?? 0) <= number);
	return place !== undefined && entries[place]?.number === number ? place : undefined;
}

/** The last of so many places at which something holds that holds at all before it. */
function lastWhere(length: number, holds: (place: number) => boolean): number | undefined {
	let [low, high] = [-1, length];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (holds(middle)) low = middle;
		else high = middle;
	}
	return low < 0 ? undefined : low;
}

/** Boards in words, with ranges: "1–12, 14, 16". Of many, the beginning. */
export function rangeText(boards: readonly string[], most = 6): string {
	const ranges: { first: string; last: string }[] = [];
	for (const board of boards) {
		const range = ranges.at(-1);
		const follows = range && /^\d+$/.test(board) && /^\d+$/.test(range.last) && Number(board) === Number(range.last) + 1;
		if (range && follows) range.last = board;
		else ranges.push({ first: board, last: board });
	}
	const texts = ranges.slice(0, most).map(({ first, last }) => (first === last ? first : `${first}–${last}`));
	return texts.join(", ") + (ranges.length > most ? " …" : "");
}
