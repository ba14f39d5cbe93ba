import type { Listed } from "../list/item-list.js";
import type { Entry } from "./game-index.js";

/** Games in rows of one height. */
export class GameListing implements Listed<Entry> {
	readonly height = 3.25;
	readonly headingHeight = 0;
	readonly #entries: readonly Entry[];
	readonly length: number;
	/** Where each game is among those of the list, by its number; undefined where that is its place in the file. */
	readonly #places: ReadonlyMap<number, number> | undefined;

	/** @param isWhole whether it has all games of the file, in its order */
	constructor(entries: readonly Entry[], isWhole: boolean) {
		this.#entries = entries;
		this.length = entries.length;
		this.#places = isWhole ? undefined : new Map(entries.map(({ number }, place) => [number, place]));
	}

	placeOf(number: number): number | undefined {
		if (this.#places) return this.#places.get(number);
		return number >= 1 && number <= this.length ? number - 1 : undefined;
	}

	row(at: number): Entry {
		return this.#entries[at] as Entry;
	}

	top(at: number): number {
		return at * this.height;
	}

	rowOf(place: number | undefined): number | undefined {
		return place;
	}

	rowAt(height: number): number {
		return Math.min(Math.max(Math.floor(height / this.height), 0), Math.max(this.length - 1, 0));
	}
}
