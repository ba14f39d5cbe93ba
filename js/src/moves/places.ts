import type { Position, Span } from "../host/found.js";

/** The text of a game, and where it is in the file. Places are bytes from the start of the game, as the core counts them. */
export class Places {
	readonly text: string;
	readonly #start: Position;
	readonly #isWide: boolean;
	readonly #isCounted: boolean;
	/** Where the characters end that have more bytes than UTF-16 units, and how many more all have up to there. */
	readonly #ends: number[] = [];
	readonly #shifts: number[] = [];
	/** The indexes that the file's lines and columns do not count: the second halves of pairs, which are UTF-16 units, and what is neither. */
	readonly #halves: number[] = [];
	readonly #uncounted: number[] = [];
	/** Where lines after the first begin, as far as the text was looked at, and the line that was asked for last. */
	readonly #lines: number[] = [];
	#unseen = 0;
	#line = 0;

	/**
	 * @param isCounted whether characters have several bytes in UTF-8
	 * @param isWide whether the file has two bytes for each UTF-16 unit
	 * @param odds the places of bytes that are no UTF-8, and how many there are, in turns; each is a character of the text, and together they count as one
	 */
	constructor(text: string, start: Position, isCounted: boolean, isWide: boolean, odds: Uint32Array) {
		this.text = text;
		this.#start = start;
		this.#isWide = isWide;
		this.#isCounted = isCounted;
		if (isCounted) this.#count(odds);
	}

	#count(odds: Uint32Array): void {
		const { text } = this;
		const others = /[^\0-\x7F]/g;
		let shift = 0;
		let odd = 0;
		for (let found = others.exec(text); found; found = others.exec(text)) {
			const at = found.index;
			if (at + shift === odds[odd]) {
				others.lastIndex = at + (odds[odd + 1] as number);
				for (let i = at + 1; i < others.lastIndex; i++) this.#uncounted.push(i);
				odd += 2;
				continue;
			}
			const code = text.charCodeAt(at);
			if (code >= 0xd800 && code < 0xdc00) {
				this.#halves.push(at + 1);
				others.lastIndex = at + 2;
			}
			// Both a pair and what is above 0x7FF have two bytes more than units.
			const end = others.lastIndex + shift;
			const more = code < 0x800 ? 1 : 2;
			shift += more;
			this.#ends.push(end + more);
			this.#shifts.push(shift);
		}
	}

	/** The text from a place to another. */
	slice(from: number, to: number): string {
		return this.text.slice(this.#index(from), this.#index(to));
	}

	span(from: number, to: number): Span {
		return { start: this.position(from), end: this.position(to) };
	}

	position(place: number): Position {
		const at = this.#index(place);
		const line = this.#lineAt(at);
		const begin = line === 0 ? 0 : (this.#lines[line - 1] as number);
		const { byte, line: firstLine, column, utf16 } = this.#start;
		const units = at - before(this.#uncounted, at);
		let characters = at - begin - between(this.#halves, begin, at) - between(this.#uncounted, begin, at);
		// A byte order mark is no character.
		if (line === 0 && characters > 0 && byte === 0 && this.#isCounted && this.text.startsWith("\uFEFF")) characters--;
		return {
			byte: byte + (this.#isWide ? 2 * units : place),
			line: firstLine + line,
			column: characters + (line === 0 ? column : 1),
			utf16: utf16 + units,
		};
	}

	/** The number of the line that an index is in, from 0. */
	#lineAt(at: number): number {
		const lines = this.#lines;
		while (this.#unseen <= at) {
			lineEnd.lastIndex = this.#unseen;
			this.#unseen = lineEnd.test(this.text) ? lineEnd.lastIndex : Infinity;
			if (this.#unseen < Infinity) lines.push(this.#unseen);
		}
		// Most places are in the line of the one before, or in the next.
		let line = this.#line;
		const begin = (n: number) => (n === 0 ? 0 : (lines[n - 1] ?? Infinity));
		if (at < begin(line) || at >= begin(line + 2)) line = before(lines, at + 1);
		else if (at >= begin(line + 1)) line++;
		return (this.#line = line);
	}

	#index(place: number): number {
		const n = this.#ends.length === 0 ? 0 : before(this.#ends, place + 1);
		return n === 0 ? place : place - (this.#shifts[n - 1] as number);
	}
}

const lineEnd = /\r\n?|\n/g;

/** How many of the numbers of an ascending list are below another one. */
function before(list: readonly number[], below: number): number {
	let [low, high] = [0, list.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((list[middle] as number) < below) low = middle + 1;
		else high = middle;
	}
	return low;
}

function between(list: readonly number[], from: number, to: number): number {
	return list.length === 0 ? 0 : before(list, to) - before(list, from);
}
