import type { Entry } from "./entry.js";

/** A search among the games of a file, which goes on while the file is read. A number alone is a board's, where there is one. */
export class Search {
	readonly #entries: readonly Entry[];
	readonly #hasWords: (places: readonly number[]) => boolean;
	readonly #number: string | undefined;
	readonly #boards: Entry[] = [];
	readonly #others: Entry[] = [];
	#seen = 0;

	constructor(entries: readonly Entry[], query: string, hasWords: (places: readonly number[]) => boolean) {
		this.#entries = entries;
		this.#hasWords = hasWords;
		[, this.#number] = /^\s*0*(0|[1-9]\d*)\s*$/.exec(query) ?? [];
	}

	/** What was found among the games that there are by now: the list of before, which has grown, as long as it goes on. */
	found(): readonly Entry[] {
		for (; this.#seen < this.#entries.length; this.#seen++) {
			const entry = this.#entries[this.#seen] as Entry;
			if (this.#number !== undefined && entry.board?.replace(/^0+/, "") === this.#number) this.#boards.push(entry);
			else if (this.#boards.length === 0 && this.#hasWords(entry.words)) this.#others.push(entry);
		}
		return this.#boards.length > 0 ? this.#boards : this.#others;
	}
}
