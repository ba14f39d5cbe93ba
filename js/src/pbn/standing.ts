import type { Tag } from "./types.js";

/** The tags that say which board it is, and who plays. */
export const identifying = ["Board", "North", "East", "South", "West"] as const;

/** Which of the values that "##" gives a game has: from the one place, up to, not including, the other. */
export type Range = readonly [start: number, end: number];

/** What "##" gives, as it changes from game to game. */
export class Standing {
	/** Names, each followed by its value. */
	readonly #values: string[] = [];
	/** Where those of `identifying` are, ascending. */
	readonly #places: ReadonlyMap<string, number[]> = new Map(identifying.map((name) => [name, []]));

	add(name: string, value: string): void {
		this.#places.get(name)?.push(this.#values.length / 2);
		this.#values.push(name, value);
	}

	/** All of a range, except tags that a game has itself. */
	between([start, end]: Range, own: readonly Tag[]): Record<string, string> {
		const values = new Map<string, string>();
		for (let i = 2 * start; i < 2 * end; i += 2) values.set(this.#values[i] as string, this.#values[i + 1] as string);
		for (const { name } of own) values.delete(name);
		return Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
	}

	/** The last value of a range for a tag of `identifying`, found without going through the others. */
	valueOf(name: string, [start, end]: Range): string | undefined {
		const places = this.#places.get(name) ?? [];
		let [low, high] = [0, places.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((places[middle] as number) < end) low = middle + 1;
			else high = middle;
		}
		const last = places[low - 1];
		return last !== undefined && last >= start ? this.#values[2 * last + 1] : undefined;
	}
}
