import type { Position, Span } from "../host/found.js";
import type { Answer } from "../host/program.js";
import { Places } from "./places.js";

// What is where in the numbers of a game, as `core/played/packed.go` has it.
const inNumber = 1;
const inFacts = 2;
const inTurn = 3;
const inStart = 4;
const inEnd = 8;
const inText = 12;
const inWords = 13;
const inFound = 14;
const inTags = 15;
const headerSize = 24;

// The lists after the header, and how many numbers an element has.
export const tagList = 0;
export const moveList = 1;
export const commentList = 2;
export const nagList = 3;
export const commandList = 4;
export const variationList = 5;
export const longList = 6;
const oddList = 7;
/** That of the notation's own. */
export const ownList = 8;
const sizes = [1, 1, 3, 2, 5, 3, 2, 2, 1];

export const hasStart = 1 << 6;
const hasCounted = 1 << 7;
const isWide = 1 << 8;
export const hasMoves = 1 << 9;
export const isFound = 1 << 10;

// A tag that is not written plainly.
const isDuplicate = 1;
const hasName = 2;
const hasEscapes = 4;
const hasValue = 8;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** What there is of a game whose moves are not read, too. */
export interface Head {
	number: number;
	span: Span;
	tags: { name: string; value: string; duplicate?: true; span: Span }[];
}

/** The games of an answer, each of which is made when it is asked for. */
export function packedGames<Game>({ games }: Answer, make: (packed: Packed) => Game): (() => Game)[] {
	const list: (() => Game)[] = [];
	if (!games) return list;
	const numbers = new Uint32Array(games.buffer, games.byteOffset, games.byteLength >> 2);
	for (let at = 0; at < numbers.length; at += (numbers[at] as number) >> 2) {
		const start = at;
		list.push(() => make(new Packed(games, numbers, start)));
	}
	return list;
}

/** A game as it crosses. */
export class Packed {
	readonly places: Places;
	/** What the game does not have as a text: first the start position. */
	readonly words: string[];
	readonly facts: number;
	/** The number of the move in the start position, doubled, and one more where it is Black's. */
	readonly turn: number;
	/** The word that comes next. */
	next = 1;
	readonly #numbers: Uint32Array;
	readonly #at: number;
	readonly #lists: Uint32Array[] = [];
	readonly #found: string;

	constructor(bytes: Uint8Array, numbers: Uint32Array, at: number) {
		this.#numbers = numbers;
		this.#at = at;
		let list = at + headerSize;
		for (const [n, size] of sizes.entries()) {
			const end = list + size * this.#header(inTags + n);
			this.#lists.push(numbers.subarray(list, end));
			list = end;
		}
		let from = 4 * list;
		const text = (length: number) => utf8.decode(bytes.subarray(from, (from += length)));
		const own = text(this.#header(inText));
		this.words = text(this.#header(inWords)).split("\n");
		this.#found = text(this.#header(inFound));
		this.facts = this.#header(inFacts);
		this.turn = this.#header(inTurn);
		this.places = new Places(own, this.#position(inStart), (this.facts & hasCounted) !== 0, (this.facts & isWide) !== 0, this.list(oddList));
	}

	list(n: number): Uint32Array {
		return this.#lists[n] as Uint32Array;
	}

	word(): string {
		return this.words[this.next++] as string;
	}

	head(): Head {
		return { number: this.#header(inNumber), span: { start: this.#position(inStart), end: this.#position(inEnd) }, tags: this.#tags() };
	}

	/** The diagnostics of the game, where they come with it. */
	diagnostics<Diagnostic>(): Diagnostic[] | undefined {
		return this.#found ? (JSON.parse(this.#found) as Diagnostic[]) : undefined;
	}

	/** Whether there are variations that replace no move. */
	hasLoose(): boolean {
		const list = this.list(variationList);
		for (let i = 0; i < list.length; i += 3) if (list[i] === 0) return true;
		return false;
	}

	#header(n: number): number {
		return this.#numbers[this.#at + n] as number;
	}

	#position(n: number): Position {
		return { byte: this.#header(n), line: this.#header(n + 1), column: this.#header(n + 2), utf16: this.#header(n + 3) };
	}

	#tags(): Head["tags"] {
		const list = this.list(tagList);
		const { places } = this;
		const tags: Head["tags"] = [];
		for (let i = 0; i < list.length; ) {
			const first = list[i++] as number;
			const second = list[i++] as number;
			const start = first >>> 1;
			if (first % 2 === 0) {
				const end = start + (second & 0xff);
				const valueEnd = end + 2 + (second >>> 8);
				tags.push({ name: places.slice(start, end), value: places.slice(end + 2, valueEnd), span: places.span(start - 1, valueEnd + 2) });
				continue;
			}
			const [value, valueEnd, whole, wholeEnd, flags] = list.subarray(i, (i += 5)) as unknown as [number, number, number, number, number];
			const name = flags & hasName ? this.word() : places.slice(start, second);
			const text = flags & hasValue ? this.word() : places.slice(value, valueEnd);
			tags.push({
				name,
				value: flags & hasEscapes ? text.replace(/\\(["\\])/g, "$1") : text,
				...(flags & isDuplicate && { duplicate: true }),
				span: places.span(whole, wholeEnd),
			});
		}
		return tags;
	}
}

const isLong = 15;

/** Where the moves of a game are, one after the other. */
export class MovePlaces {
	readonly #longs: Uint32Array;
	#before = 0;
	#long = 0;

	constructor(longs: Uint32Array) {
		this.#longs = longs;
	}

	/** Where the next move is, by its number. */
	next(packed: number): [from: number, to: number] {
		const length = (packed >>> 20) & isLong;
		let from = this.#before + (packed >>> 24);
		let to = from + length;
		if (length === isLong) [from, to] = [this.#longs[this.#long++] as number, this.#longs[this.#long++] as number];
		this.#before = to;
		return [from, to];
	}
}
