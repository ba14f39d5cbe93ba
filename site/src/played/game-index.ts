import { beginning, Vocabulary } from "../list/vocabulary.js";
import type { Indexing, PlayedHead } from "./game.js";

/** How many games the list takes. */
export const mostGames = 1_000_000;

/** The longest text of the list, in characters. */
const longest = 100;

/** What the list tells of a game; "" of what its tags do not say. */
export interface Entry {
	number: number;
	white: string;
	black: string;
	result: string;
	/** As the tag has it: "2026.03.??". */
	date: string;
	/** What kind of game it is. */
	kind: string;
	event: string;
	round: string;
	/** What a search looks through, as places in the vocabulary. */
	words: readonly number[];
}

/** Values that say nothing. */
const silent = new Set(["", "?", "-", "????.??.??"]);

/** In which order a list of games may be. */
export type Order = "file" | "date" | "newest" | "white" | "black" | "kind" | "result";

/** What is kept of the games of a file, so that each can be listed, found, and read again by itself. */
export class GameIndex {
	/** In the order of the file: a game's number is its place, from 1. */
	readonly entries: Entry[] = [];
	/** Whether games are of several events. */
	hasEvents = false;
	/** Whether they are of several kinds. */
	hasKinds = false;
	/** Where each game begins and ends, in bytes. */
	readonly #from: number[] = [];
	readonly #to: number[] = [];
	readonly #vocabulary = new Vocabulary();
	readonly #of: Indexing;

	constructor(of: Indexing) {
		this.#of = of;
	}

	/** Whether the list takes no other game. */
	get isFull(): boolean {
		return this.entries.length >= mostGames;
	}

	/** Takes the next game of the file. */
	add({ number, span, tags }: PlayedHead): void {
		const values = new Map<string, string>();
		const words: number[] = [];
		for (const { name, value, duplicate } of tags) {
			if (duplicate || silent.has(value)) continue;
			values.set(name, value);
			if (!this.#of.unsearched.has(name)) words.push(this.#vocabulary.place(value));
		}
		const kept = (text: string) => this.#vocabulary.once(beginning(text, longest));
		const value = (name: string) => kept(values.get(name) ?? "");
		const kind = kept(this.#of.kindOf((name) => values.get(name) ?? ""));
		const called = this.#of.kindWords?.(kind);
		if (called) words.push(this.#vocabulary.place(called));
		const entry: Entry = {
			number,
			white: value("White"),
			black: value("Black"),
			result: value("Result"),
			date: value("Date"),
			kind,
			event: value("Event"),
			round: value("Round"),
			words,
		};
		const { event, kind: other } = this.entries[0] ?? entry;
		this.hasEvents ||= entry.event !== event;
		this.hasKinds ||= kind !== other;
		this.entries.push(entry);
		this.#from.push(span.start.byte);
		this.#to.push(span.end.byte);
	}

	/** The part of the file that a game is, in bytes. */
	sliceOf(number: number): { from: number; to: number } {
		return { from: this.#from[number - 1] ?? 0, to: this.#to[number - 1] ?? 0 };
	}

	/** A search for the games that have every word of a query. */
	search(query: string): Search {
		return new Search(this.entries, this.#vocabulary.finder(query));
	}
}

/** A search among the games of a file, which goes on while the file is read. */
class Search {
	readonly #entries: readonly Entry[];
	readonly #has: (places: readonly number[]) => boolean;
	readonly #found: Entry[] = [];
	#seen = 0;

	constructor(entries: readonly Entry[], has: (places: readonly number[]) => boolean) {
		this.#entries = entries;
		this.#has = has;
	}

	/** What was found among the games that there are by now: the list of before, which has grown. */
	found(): readonly Entry[] {
		for (; this.#seen < this.#entries.length; this.#seen++) {
			const entry = this.#entries[this.#seen] as Entry;
			if (this.#has(entry.words)) this.#found.push(entry);
		}
		return this.#found;
	}
}

const byWhat: Record<Exclude<Order, "file" | "newest">, (entry: Entry) => string> = {
	date: ({ date }) => date.replace(/\?/g, "9") || "~",
	white: ({ white }) => white.toLowerCase() || "~",
	black: ({ black }) => black.toLowerCase() || "~",
	kind: ({ kind }) => kind || "~",
	result: ({ result }) => result || "~",
};

/** Games in an order; what is the same in it, and what does not say, is as in the file, the latter at the end. */
export function inOrder(entries: readonly Entry[], order: Order): readonly Entry[] {
	if (order === "file") return entries;
	const of = order === "newest" ? ({ date }: Entry) => date : byWhat[order];
	const keys = new Map(entries.map((entry) => [entry, of(entry)]));
	const sign = order === "newest" ? -1 : 1;
	return [...entries].sort((a, b) => {
		const [one, other] = [keys.get(a) ?? "", keys.get(b) ?? ""];
		return one < other ? -sign : one > other ? sign : a.number - b.number;
	});
}
