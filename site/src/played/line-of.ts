/** The main line of a game, to be compared with others. */
interface Line {
	/** How many moves it has, of both sides. */
	plies: number;
	/** Says which moves these are. */
	key: string;
}

/** Where something ends that is no move, by what begins it. */
const ends: Readonly<Record<string, string>> = { "{": "}", ";": "\n", "%": "\n", "[": "\n" };

/**
 * The moves of the main line of a game, without numbers, signs and comments.
 *
 * @param moveOf a word as the move that it is; "" where it is none
 */
export function lineOf(text: string, moveOf: (word: string) => string): Line {
	let plies = 0;
	let depth = 0;
	const hash = new Hash();
	const word = /[^\s{}();[\]$]+/y;
	for (let at = 0; at < text.length; ) {
		const letter = text[at] as string;
		const end = ends[letter];
		if (end !== undefined) {
			const to = text.indexOf(end, at);
			at = to < 0 ? text.length : to + 1;
			continue;
		}
		word.lastIndex = at;
		const [found] = word.exec(text) ?? [];
		if (found === undefined) {
			if (letter === "(") depth++;
			if (letter === ")") depth = Math.max(0, depth - 1);
			at++;
			continue;
		}
		at += found.length;
		const move = depth > 0 ? "" : moveOf(found);
		if (move === "") continue;
		plies++;
		hash.add(move);
	}
	return { plies, key: hash.value };
}

/** 64 bits that differ where texts do: a text is compared with few others. */
class Hash {
	#one = 0x811c9dc5;
	#other = 0x9e3779b9;

	add(text: string): void {
		for (let at = 0; at <= text.length; at++) {
			// A space is after each.
			const code = at < text.length ? text.charCodeAt(at) : 32;
			this.#one = Math.imul(this.#one ^ code, 0x01000193);
			this.#other = Math.imul(this.#other + code, 0x85ebca6b) ^ (this.#other >>> 13);
		}
	}

	get value(): string {
		return `${this.#one >>> 0} ${this.#other >>> 0}`;
	}
}
