import type { Place } from "../share/address.js";
import type { Followed } from "../share/follower.js";
import type { ProblemReader } from "./problem-reader.js";

/** The problems of a file, as an address names them. They have no steps. */
export class FollowedProblems implements Followed<undefined> {
	readonly #reader: ProblemReader;

	constructor(reader: ProblemReader) {
		this.#reader = reader;
	}

	get file(): File {
		return this.#reader.file;
	}

	get complete(): boolean {
		return this.#reader.complete;
	}

	get length(): number {
		return this.#reader.index.entries.length;
	}

	numberOf({ game = 1 }: Place): number | undefined {
		return this.#reader.index.entries[game - 1]?.number;
	}

	placeOf(game: number): Place {
		return { game };
	}

	stepOf(): undefined {
		return undefined;
	}

	said(): Place {
		return {};
	}
}
