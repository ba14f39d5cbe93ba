/** How much of a value a search looks through, in characters. */
const longest = 500;

/** The beginning of a text, in memory of its own: a part of a string would keep all of it. */
export function beginning(text: string, most: number): string {
	return text.length <= most ? text : (JSON.parse(JSON.stringify(text.slice(0, most))) as string);
}

/** A text as a search compares it: without case and diacritics. */
export function folded(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[łøđðıßæœþ−]/g, (letter) => alike[letter] ?? letter);
}

/** Letters that have no mark to take away. */
const alike: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th", "−": "-" };

/** The texts of a file, each kept once: thousands of games have the same event and the same players. */
export class Vocabulary {
	readonly #texts = new Map<string, string>();
	readonly #places = new Map<string, number>();
	readonly #folded: string[] = [];

	/** The text, as it was kept before. */
	once(text: string): string {
		const known = this.#texts.get(text);
		if (known === undefined) this.#texts.set(text, text);
		return known ?? text;
	}

	/** The place of a text among those that can be searched for. */
	place(text: string): number {
		const value = this.once(beginning(text, longest));
		let place = this.#places.get(value);
		if (place === undefined) {
			place = this.#folded.push(folded(value)) - 1;
			this.#places.set(value, place);
		}
		return place;
	}

	/** Whether a list of places has every word of a query: a short number as it is, anything else as a part of a text. */
	finder(query: string): (places: readonly number[]) => boolean {
		const wanted = folded(query).split(/\s+/).filter(Boolean).map((word) => this.#with(word));
		return (places) => wanted.every((isWith) => places.some(isWith));
	}

	/** Whether the text at a place has a word; each text is looked through once. "7" is not a part of 17, nor of a date. */
	#with(word: string): (place: number) => boolean {
		const whole = /^\d{1,2}$/.test(word) ? new RegExp(`(?<![\\p{L}\\p{N}.+-])0?${word}(?![\\p{L}\\p{N}.])`, "u") : undefined;
		const known: boolean[] = [];
		return (place) => (known[place] ??= whole ? whole.test(this.#folded[place] ?? "") : (this.#folded[place] ?? "").includes(word));
	}
}
