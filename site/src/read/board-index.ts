import type { Game } from "pbnkit";
import { RankingList } from "pbnkit/viewer";
import { Vocabulary } from "../list/vocabulary.js";
import { hasResults } from "../out/results.js";
import { type Entry, entryOf } from "./entry.js";
import type { Differences } from "./rows.js";

/** How many games the list takes: a small file can have millions of empty ones. */
export const mostBoards = 200_000;

/** A part of a file, in bytes. */
interface Slice {
	from: number;
	to: number;
}

/** What is kept of the games of a file, so that each can be listed, found, and read again by itself. */
export class BoardIndex {
	/** In the order of the file: a game's number is its place, from 1. */
	readonly entries: Entry[] = [];
	readonly differ: Differences = { events: false, sessions: false, rooms: false, players: false };
	/** The rankings of the whole file, which are of no board. */
	readonly rankings = new RankingList();
	/** Whether any game has hands, and whether any has a result. */
	readonly has = { deals: false, scores: false };
	/** Where each game ends and the next one begins, in bytes. */
	readonly #ends: number[] = [];
	readonly #inheritsFrom: Game["inheritsFrom"][] = [];
	readonly #vocabulary = new Vocabulary();

	/** Whether the list takes no other game. */
	get isFull(): boolean {
		return this.entries.length >= mostBoards;
	}

	/** Takes the next game of the file. */
	add(game: Game): void {
		this.rankings.add(game);
		this.has.deals ||= game.deal !== undefined;
		this.has.scores ||= hasResults(game);
		const entry = entryOf(game, this.#vocabulary);
		this.entries.push(entry);
		const { differ } = this;
		const [first = entry] = this.entries;
		differ.events ||= entry.event !== first.event;
		differ.sessions ||= entry.session !== first.session;
		differ.rooms ||= entry.room !== first.room;
		differ.players ||= entry.players !== first.players;
		this.#ends.push(game.span.end.byte);
		// Games that follow each other mostly inherit from the same ones.
		const before = this.#inheritsFrom.at(-1);
		this.#inheritsFrom.push(String(before) === String(game.inheritsFrom) ? before : game.inheritsFrom);
	}

	/** Which games a game inherits from. */
	inheritsFrom(number: number): Game["inheritsFrom"] {
		return this.#inheritsFrom[number - 1];
	}

	/** The parts of the file that make a game what it is: those it inherits from, and then its own. Undefined where they are many. */
	slicesOf(number: number): Slice[] | undefined {
		const from = this.inheritsFrom(number) ?? [];
		return from === true ? undefined : [...from, number].map((one) => ({ from: this.#ends[one - 2] ?? 0, to: this.#ends[one - 1] ?? 0 }));
	}

	/** A search for the games that have every word of a query. */
	search(query: string): Search {
		return new Search(this.entries, query, this.#vocabulary.finder(query));
	}
}

/** A search among the games of a file, which goes on while the file is read. A number alone is a board's, where there is one. */
class Search {
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
