import type { Game } from "pbnkit";

/**
 * Which games before a game its inherited values come from. Read after these alone, it is the same as in its file: "#" takes the
 * nearest value of a tag, and what "##" gives is set by a first game and then by each that has the tag (4.8).
 */
export class Inheritance {
	/** The last game with a value of its own, by the names of tags. */
	readonly #nearest = new Map<string, number>();
	/** The game whose "##" holds, and the last one that gave the tag another value. */
	readonly #standing = new Map<string, { since: number; last: number }>();
	#before: readonly number[] = [];

	/** Takes the games of a file one after another, and gives the numbers of those that a game needs, ascending. */
	needs(game: Game): readonly number[] {
		const { number } = game;
		const needed = new Set<number>();
		for (const { name, value, inherited, duplicate } of game.tags) {
			if (duplicate) continue;
			if (inherited !== undefined && value === "#") {
				const nearest = this.#nearest.get(name);
				if (nearest !== undefined) needed.add(nearest);
				continue;
			}
			const standing = this.#standing.get(name);
			if (inherited !== undefined) this.#standing.set(name, { since: number, last: number });
			else if (standing) this.#standing.set(name, { ...standing, last: number });
			this.#nearest.set(name, number);
		}
		for (const name of Object.keys(game.standing ?? {})) {
			const standing = this.#standing.get(name);
			if (standing) needed.add(standing.since).add(standing.last);
		}
		const list = [...needed].sort((a, b) => a - b);
		// Games that follow each other need the same ones.
		if (String(list) !== String(this.#before)) this.#before = list;
		return this.#before;
	}
}
