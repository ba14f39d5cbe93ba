// A regular expression as a program of a backtracking engine, as V8 runs it, whose steps can be counted.

/** What an instruction does. */
export const op = { character: 0, split: 1, jump: 2, look: 3, assert: 4, match: 5 };

/**
 * @typedef {{ kind: "one", source: string, characters?: Characters } | { kind: "assert", source: string } | { kind: "all", items: Part[] } | { kind: "any", items: Part[] }
 * 	| { kind: "times", item: Part, least: number, most: number, lazy: boolean } | { kind: "look", item: Part, behind: boolean, negative: boolean }} Part
 */

/**
 * The parts of an expression. Throws where it has what no expression here has, such as a reference to what a group has matched.
 *
 * @param {string} source
 * @returns {Part}
 */
export function parsed(source) {
	let at = 0;
	const take = (pattern) => {
		pattern.lastIndex = at;
		const found = pattern.exec(source);
		if (found) at += found[0].length;
		return found;
	};
	const alternatives = () => {
		const items = [sequence()];
		while (take(/\|/y)) items.push(sequence());
		return items.length === 1 ? items[0] : { kind: "any", items };
	};
	const sequence = () => {
		const items = [];
		while (at < source.length && source[at] !== "|" && source[at] !== ")") items.push(quantified(atom()));
		return { kind: "all", items };
	};
	const atom = () => {
		if (take(/\^|\$|\\b|\\B/y)) return { kind: "assert", source: source.slice(Math.max(0, at - 2), at).match(/\\?[\^$bB]$/)[0] };
		const group = take(/\((?:\?(?:(:)|(<?)([=!])|<\w+>))?/y);
		if (group) {
			const item = alternatives();
			if (!take(/\)/y)) throw new Error(`a group of ${source} has no end`);
			return group[3] ? { kind: "look", item, behind: group[2] === "<", negative: group[3] === "!" } : item;
		}
		if (/\\[1-9k]/y.test(source.slice(at, at + 2))) throw new Error(`${source} refers to a group`);
		const one = take(/\[(?:\\.|[^\]\\])*\]|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[pP]\{[^}]*\}|\\c.|\\.|./isy);
		return { kind: "one", source: one[0] };
	};
	const quantified = (item) => {
		const found = take(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/y);
		if (!found) return item;
		const [, mark, from, comma, to, lazy] = found;
		const least = mark ? Number(mark === "+") : Number(from);
		const most = mark ? (mark === "?" ? 1 : Infinity) : comma ? (to ? Number(to) : Infinity) : least;
		return { kind: "times", item, least, most, lazy: lazy !== "" };
	};
	const whole = alternatives();
	if (at < source.length) throw new Error(`${source} is not understood from ${at} on`);
	return whole;
}

function isNullable(part) {
	switch (part.kind) {
		case "one":
			return false;
		case "all":
			return part.items.every(isNullable);
		case "any":
			return part.items.some(isNullable);
		case "times":
			return part.least === 0 || isNullable(part.item);
		default:
			return true;
	}
}

/** Characters, whether each is one that a part of an expression has, asked of the real engine once. */
class Characters {
	#known = new Map();

	constructor(source, flags) {
		/** The one that there is, if it is written as itself. */
		this.literal = /^[^.\\[]|^\\[^\w]/su.test(source) ? source.replace("\\", "") : undefined;
		this.pattern = new RegExp(`^${source}$`, flags.replace(/[^isu]/g, ""));
	}

	has(character) {
		let is = this.#known.get(character);
		if (is === undefined) this.#known.set(character, (is = this.pattern.test(character)));
		return is;
	}
}

/** An expression whose steps can be counted. */
export class Program {
	/** Each an operation and what belongs to it. */
	#code = [];
	#flags;
	/** What is tried where all else fails: an instruction and a place, again and again. */
	#later = [];

	/** @param {RegExp} expression */
	constructor({ source, flags }) {
		this.source = source;
		this.#flags = flags;
		this.parts = parsed(source);
		this.#add(this.parts, false);
		this.#code.push({ op: op.match });
	}

	#add(part, behind) {
		const code = this.#code;
		switch (part.kind) {
			case "one": {
				part.characters ??= new Characters(part.source, this.#flags);
				return void code.push({ op: op.character, characters: part.characters, behind });
			}
			case "assert":
				return void code.push({ op: op.assert, what: part.source });
			case "all":
				for (const item of behind ? [...part.items].reverse() : part.items) this.#add(item, behind);
				return;
			case "any":
				return this.#addAny(part.items, behind);
			case "look": {
				const look = { op: op.look, negative: part.negative, end: 0 };
				code.push(look);
				this.#add(part.item, part.behind);
				code.push({ op: op.match });
				look.end = code.length;
				return;
			}
			case "times":
				return this.#addTimes(part, behind);
		}
	}

	#addAny(items, behind) {
		const code = this.#code;
		const jumps = [];
		for (const [index, item] of items.entries()) {
			if (index === items.length - 1) {
				this.#add(item, behind);
				break;
			}
			const split = { op: op.split, first: code.length + 1, second: 0 };
			code.push(split);
			this.#add(item, behind);
			jumps.push({ op: op.jump, to: 0 });
			code.push(jumps.at(-1));
			split.second = code.length;
		}
		for (const jump of jumps) jump.to = code.length;
	}

	#addTimes({ item, least, most, lazy }, behind) {
		const code = this.#code;
		if (most > 1 && isNullable(item)) throw new Error(`${this.source} repeats what may be empty`);
		for (let n = 0; n < least; n++) this.#add(item, behind);
		const splits = [];
		const split = () => {
			splits.push({ op: op.split, first: 0, second: 0, body: code.length + 1 });
			code.push(splits.at(-1));
		};
		if (most === Infinity) {
			const start = code.length;
			split();
			this.#add(item, behind);
			code.push({ op: op.jump, to: start });
		} else {
			for (let n = least; n < most; n++) {
				split();
				this.#add(item, behind);
			}
		}
		for (const each of splits) [each.first, each.second] = lazy ? [code.length, each.body] : [each.body, code.length];
	}

	/**
	 * How many steps it takes to find all matches in a text, as replace and matchAll do. They are counted no further than the limit.
	 *
	 * @param {string} text
	 * @param {number} limit
	 */
	steps(text, limit) {
		const counted = { steps: 0, limit };
		const characters = this.#flags.includes("u") ? [...text] : text.split("");
		for (let at = 0; at <= characters.length && counted.steps < limit; ) {
			const end = this.#run(0, characters, at, counted);
			counted.steps++;
			at = end > at ? end : at + 1;
		}
		return counted.steps;
	}

	/** Where a match from a place ends; -1 without one. */
	#run(first, text, from, counted) {
		const code = this.#code;
		const later = this.#later;
		const empty = later.length;
		later.push(first, from);
		while (later.length > empty) {
			let at = later.pop();
			let pc = later.pop();
			for (let goes = counted.steps < counted.limit; goes; ) {
				counted.steps++;
				const step = code[pc];
				switch (step.op) {
					case op.character: {
						const place = step.behind ? at - 1 : at;
						goes = place >= 0 && place < text.length && step.characters.has(text[place]);
						at += step.behind ? -1 : 1;
						pc++;
						break;
					}
					case op.split:
						later.push(step.second, at);
						pc = step.first;
						break;
					case op.jump:
						pc = step.to;
						break;
					case op.assert:
						goes = this.#holds(step.what, text, at);
						pc++;
						break;
					case op.look:
						goes = this.#run(pc + 1, text, at, counted) >= 0 !== step.negative;
						pc = step.end;
						break;
					default:
						later.length = empty;
						return at;
				}
			}
		}
		return -1;
	}

	#holds(what, text, at) {
		const isLineEnd = (character) => this.#flags.includes("m") && /[\n\r\u2028\u2029]/.test(character);
		const isWord = (character) => character !== undefined && /\w/.test(character);
		switch (what) {
			case "^":
				return at === 0 || isLineEnd(text[at - 1]);
			case "$":
				return at === text.length || isLineEnd(text[at]);
			default:
				return (isWord(text[at - 1]) !== isWord(text[at])) === (what === "\\b");
		}
	}
}
