import type { Place } from "../share/address.js";
import type { Followed } from "../share/follower.js";
import type { GameReader } from "./game-reader.js";
import type { Lines } from "./notation.js";

/** The games of a file, as an address names them. Their steps are as the address has them: "24b", or the path of a move in a variation. */
export class FollowedGames implements Followed<string> {
	readonly #reader: GameReader;

	constructor(reader: GameReader) {
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

	stepOf({ move }: Place): string | undefined {
		return move;
	}

	said(move: string | undefined): Place {
		return { move };
	}
}

/** The step of a move, by its path: of the main line by its number, "24b". */
export function stepOf({ moves }: Pick<Lines, "moves">, path: readonly number[]): string {
	const [at = 0] = path;
	const move = moves[at];
	return path.length === 1 && move ? `${move.number}${move.color[0]}` : path.join(".");
}

/** The path of the move of a step; undefined where the game does not have it. */
export function pathOf({ moves }: Pick<Lines, "moves">, step: string): number[] | undefined {
	const [, number, color] = /^(\d+)([wb])$/.exec(step) ?? [];
	if (number !== undefined) {
		const at = moves.findIndex((move) => move.number === Number(number) && move.color[0] === color);
		return at < 0 ? undefined : [at];
	}
	const path = step.split(".").map(Number);
	let line = moves;
	for (let level = 0; level < path.length; level += 2) {
		const move = line[path[level] as number];
		if (!move) return undefined;
		if (level === path.length - 1) return path;
		const variation = move.variations?.[path[level + 1] as number];
		if (!variation) return undefined;
		line = variation;
	}
	return undefined;
}
