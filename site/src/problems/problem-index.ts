import type { PbiProblem } from "pbnkit/pbi";
import { beginning, Vocabulary } from "../list/vocabulary.js";
import type { ProblemRoomWords } from "../words/words.js";

/** How many problems the list takes: browsers draw nothing that is higher than some millions of pixels. */
export const mostProblems = 100_000;

/** The longest text of a card, in characters. */
const longest = 100;

/** What a card tells of a problem, and what it is found by. */
export interface Entry extends Pick<PbiProblem, "number" | "position" | "pieces" | "men" | "verified"> {
	/** The authors; "" where none is named. */
	author: string;
	stipulation: string;
	/** From where it was taken, and when that was. */
	source: string;
	year: number | undefined;
	/** What a search looks through, as places in the vocabulary. */
	words: readonly number[];
}

/** In which order a list of problems may be. */
export const orders = ["file", "author", "date", "stipulation", "men"] as const;

export type Order = (typeof orders)[number];

/** What is kept of the problems of a file, so that each can be listed, found, and read again by itself. */
export class ProblemIndex {
	/** In the order of the file: a problem's number is its place, from 1. */
	readonly entries: Entry[] = [];
	/** Where each problem is, in bytes. */
	readonly #from: number[] = [];
	readonly #to: number[] = [];
	readonly #vocabulary = new Vocabulary();
	/** Those of the page, in whose language people search. */
	readonly #words: ProblemRoomWords["problem"];

	constructor(words: ProblemRoomWords["problem"]) {
		this.#words = words;
	}

	/** Whether the list takes no other problem. */
	get isFull(): boolean {
		return this.entries.length >= mostProblems;
	}

	/** Takes the next problem of the file. */
	add(problem: PbiProblem): void {
		const { number, names, position, pieces, men, stipulation = "", aim, usedSource, referencedSources, verified, span } = problem;
		const kept = (text: string) => this.#vocabulary.once(beginning(text, longest));
		this.entries.push({
			number,
			author: kept(names.join(", ")),
			...(position !== undefined && { position: beginning(position, longest) }),
			...(pieces && { pieces }),
			...(men && { men }),
			...(verified && { verified }),
			stipulation: kept(aim?.form ?? stipulation),
			source: kept(usedSource?.title ?? ""),
			year: usedSource?.year ?? referencedSources.find(({ year }) => year)?.year,
			words: this.#textsOf(problem).map((text) => this.#vocabulary.place(text)),
		});
		this.#from.push(span.start.byte);
		this.#to.push(span.end.byte);
	}

	/** What a problem is found by. */
	#textsOf({ names, stipulation, aim, conditions = [], usedSource, referencedSources, awards, keywords = [], men, verified, position }: PbiProblem): string[] {
		const { kinds, verdicts, miniature, meredith } = this.#words;
		const count = men && men.white + men.black;
		return [
			...names,
			...[usedSource, ...referencedSources].flatMap((source) => [source?.title, source?.date]),
			...awards.flatMap(({ rank, tourney, date }) => [rank, tourney, date]),
			...conditions,
			...keywords,
			stipulation,
			aim && kinds[aim.kind],
			men && `${men.white}+${men.black}`,
			count === undefined ? undefined : count <= 7 ? miniature : count <= 12 ? meredith : undefined,
			position && materialOf(position),
			verified && verdicts[verified],
		].filter((text) => text !== undefined && text !== "") as string[];
	}

	/** The line of the file that a problem is, in bytes. */
	sliceOf(number: number): { from: number; to: number } {
		return { from: this.#from[number - 1] ?? 0, to: this.#to[number - 1] ?? 0 };
	}

	/** A search for the problems that have every word of a query. */
	search(query: string): Search {
		const words = query.split(/\s+/).filter(Boolean);
		const [forms, others] = [words.filter(isForm), words.filter((word) => !isForm(word))];
		const has = this.#vocabulary.finder(others.join(" "));
		return new Search(this.entries, (entry) => forms.every((form) => hasForm(entry, form)) && has(entry.words));
	}
}

/** "#2" is no part of "h#2", and "5+7" none of "15+7". */
const isForm = (word: string) => /^(?:[a-z]{0,9}[#=]\d{0,3}(?:[.,]5)?|\d{1,2}\+\d{1,2})$/i.test(word);

const hasForm = ({ stipulation, men }: Entry, form: string) => stipulation.toLowerCase() === form.toLowerCase().replace(",", ".") || (men !== undefined && `${men.white}+${men.black}` === form);

/** The men of a position, as people write material: "KQRSS kbp". */
function materialOf(position: string): string {
	const men = [...position].filter((sign) => /[kqrbsp]/i.test(sign)).sort((one, other) => "KQRBSPkqrbsp".indexOf(one) - "KQRBSPkqrbsp".indexOf(other));
	const text = men.join("");
	return `${text.replace(/[a-z]/g, "")} ${text.replace(/[A-Z]/g, "")}`;
}

/** A search among the problems of a file, which goes on while the file is read. */
class Search {
	readonly #entries: readonly Entry[];
	readonly #has: (entry: Entry) => boolean;
	readonly #found: Entry[] = [];
	#seen = 0;

	constructor(entries: readonly Entry[], has: (entry: Entry) => boolean) {
		this.#entries = entries;
		this.#has = has;
	}

	/** What was found among the problems that there are by now: the list of before, which has grown. */
	found(): readonly Entry[] {
		for (; this.#seen < this.#entries.length; this.#seen++) {
			const entry = this.#entries[this.#seen] as Entry;
			if (this.#has(entry)) this.#found.push(entry);
		}
		return this.#found;
	}
}

const byWhat: Record<Exclude<Order, "file">, (entry: Entry) => string | number> = {
	author: ({ author }) => author.toLowerCase() || "\uffff",
	date: ({ year = Infinity }) => year,
	stipulation: ({ stipulation }) => stipulation || "\uffff",
	men: ({ men }) => (men ? men.white + men.black : Infinity),
};

/** Problems in an order; what is the same in it, and what does not say, is as in the file, the latter at the end. */
export function inOrder(entries: readonly Entry[], order: Order): readonly Entry[] {
	if (order === "file") return entries;
	const of = byWhat[order];
	const keys = new Map(entries.map((entry) => [entry, of(entry)]));
	return [...entries].sort((a, b) => {
		const [one = "", other = ""] = [keys.get(a), keys.get(b)];
		return one < other ? -1 : one > other ? 1 : a.number - b.number;
	});
}
