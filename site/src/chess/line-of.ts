/** The main line of a game, to be compared with others. */
interface Line {
	/** How many moves it has, of both sides. */
	plies: number;
	/** Says which moves these are. */
	key: string;
}

/** Where something ends that is no move, by what begins it. */
const ends: Readonly<Record<string, string>> = { "{": "}", ";": "\n", "%": "\n", "[": "\n" };

const result = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;

/** The moves of the main line of a game in PGN, without numbers, signs and comments. */
export function lineOf(pgn: string): Line {
	let plies = 0;
	let depth = 0;
	const hash = new Hash();
	const word = /[^\s{}();[\]$]+/y;
	for (let at = 0; at < pgn.length; ) {
		const letter = pgn[at] as string;
		const end = ends[letter];
		if (end !== undefined) {
			const to = pgn.indexOf(end, at);
			at = to < 0 ? pgn.length : to + 1;
			continue;
		}
		word.lastIndex = at;
		const [found] = word.exec(pgn) ?? [];
		if (found === undefined) {
			if (letter === "(") depth++;
			if (letter === ")") depth = Math.max(0, depth - 1);
			at++;
			continue;
		}
		at += found.length;
		const move = depth > 0 || result.test(found) ? "" : found.replace(/^\d+\.+/, "").replace(/[+#!?x=:]/g, "").replace(/0/g, "O");
		if (!/[a-zA-Z]/.test(move)) continue;
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
