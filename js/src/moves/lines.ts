/** A move of a line, which may be replaced by others. */
interface Varied {
	variations?: this[][];
}

export interface Lines<Move> {
	main: Move[];
	/** Those that replace no move. */
	variations: Move[][];
}

/** A line that is open: how many plies it has, and which variation it is. */
interface Open<Move> {
	moves: Move[];
	ply: number;
	/** The move that it replaces. */
	of: number;
	end: number;
}

/** Follows the men of a game: makes a move, and takes it back. */
export interface Follower<Move> {
	make(move: Move): void;
	takeBack(move: Move): void;
}

/** Puts moves, which come in the order of the text, into their lines. */
export class Nested<Move extends Varied> {
	readonly #follower: Follower<Move> | undefined;
	readonly #variations: Uint32Array;
	readonly #all: Move[] = [];
	readonly #plies: number[] = [];
	readonly #main: Move[] = [];
	readonly #lines: Move[][] = [];
	readonly #open: Open<Move>[];
	#next = 0;

	/** @param variations of each the move that it replaces, from 1, its first move, and the end of its moves */
	constructor(variations: Uint32Array, follower?: Follower<Move>) {
		this.#variations = variations;
		this.#follower = follower;
		this.#open = [{ moves: this.#main, ply: 0, of: -1, end: Infinity }];
	}

	/** Opens and closes lines, so that the move of a number is next. Returns how many plies come before it in its line. */
	open(k: number): number {
		while (this.#last().end <= k) this.#close();
		const list = this.#variations;
		for (; 3 * this.#next < list.length && (list[3 * this.#next + 1] as number) <= k; this.#next++) {
			const of = (list[3 * this.#next] as number) - 1;
			const end = list[3 * this.#next + 2] as number;
			if (end <= k) continue;
			const replaced = this.#all[of];
			if (replaced) this.#follower?.takeBack(replaced);
			const moves: Move[] = [];
			this.#lines[this.#next] = moves;
			this.#open.push({ moves, ply: of >= 0 ? (this.#plies[of] as number) : 0, of, end });
		}
		return this.#last().ply;
	}

	/** Adds the move. */
	add(move: Move): void {
		const line = this.#last();
		line.moves.push(move);
		this.#plies.push(line.ply++);
		this.#all.push(move);
		this.#follower?.make(move);
	}

	lines(): Lines<Move> {
		const loose: Move[][] = [];
		const list = this.#variations;
		for (const [n, moves] of this.#lines.entries()) {
			if (!moves?.length) continue;
			const of = (list[3 * n] as number) - 1;
			if (of < 0) loose.push(moves);
			else ((this.#all[of] as Move).variations ??= []).push(moves);
		}
		return { main: this.#main, variations: loose };
	}

	#last(): Open<Move> {
		return this.#open.at(-1) as Open<Move>;
	}

	#close(): void {
		const { moves, of } = this.#open.pop() as Open<Move>;
		if (!this.#follower) return;
		for (let i = moves.length - 1; i >= 0; i--) this.#follower.takeBack(moves[i] as Move);
		const replaced = this.#all[of];
		if (replaced) this.#follower.make(replaced);
	}
}
