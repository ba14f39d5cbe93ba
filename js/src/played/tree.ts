/** Where one is in a game: lines, and places on them. Nothing here goes through a whole game; lines are made when one comes to them. */
import type { PlayedMove } from "./types.js";

/** The main line, a variation, or what a reader tries. */
export interface Line<M extends PlayedMove = PlayedMove> {
	moves: readonly M[];
	/** The move that it replaces; undefined for the main line, and for lines that replace none. */
	from: Place<M> | undefined;
	/** The main line has 0. */
	depth: number;
	/** Which of the lines it is that replace the same move, from 0. */
	number: number;
}

/** After a move of a line; -1 is before its first. */
export interface Place<M extends PlayedMove = PlayedMove> {
	line: Line<M>;
	at: number;
}

export type Path = readonly number[];

/** The lines of a game, each as the same object whenever it is asked for. */
export class Tree {
	readonly main: Line;
	/** Lines in parentheses that replace no move. */
	readonly loose: readonly Line[];
	readonly #lines = new Map<readonly PlayedMove[], Line>();
	/** What a reader tries, by the lines that it leaves and where. */
	readonly #tried = new Map<Line, Map<number, PlayedMove[][]>>();

	constructor(readonly game: { moves: readonly PlayedMove[]; variations?: readonly PlayedMove[][] }) {
		this.main = { moves: game.moves, from: undefined, depth: 0, number: 0 };
		this.loose = (game.variations ?? []).map((moves, number) => ({ moves, from: undefined, depth: 1, number }));
	}

	/** The lines that could replace a move; after the last move of a line those that go on with it. */
	variations(place: Place): Line[] {
		const own = moveAt(place)?.variations ?? [];
		return [...own, ...this.#triedAt(place)].map((moves, number) => this.#line(moves, place, number));
	}

	hasVariations(place: Place): boolean {
		return (moveAt(place)?.variations?.length ?? 0) > 0 || this.#triedAt(place).length > 0;
	}

	#triedAt({ line, at }: Place): PlayedMove[][] {
		return this.#tried.get(line)?.get(at) ?? [];
	}

	/** Whether a line is one that a reader tries. */
	isTried({ from, moves }: Line): boolean {
		return from !== undefined && this.#triedAt(from).includes(moves as PlayedMove[]);
	}

	#line(moves: readonly PlayedMove[], from: Place, number: number): Line {
		let line = this.#lines.get(moves);
		if (!line) {
			line = { moves, from, depth: from.line.depth + 1, number };
			this.#lines.set(moves, line);
		}
		return line;
	}

	/** Adds a move that a reader tries after a place, unless it is there, and returns its place. */
	try(place: Place, move: PlayedMove): Place {
		const next = { line: place.line, at: place.at + 1 };
		const known = alternatives(this, next).find((each) => moveAt(each)?.san === move.san);
		if (known) return known;
		if (!moveAt(next) && this.isTried(place.line)) {
			(place.line.moves as PlayedMove[]).push(move);
			return next;
		}
		const ofLine = this.#tried.get(next.line) ?? new Map<number, PlayedMove[][]>();
		ofLine.set(next.at, [...this.#triedAt(next), [move]]);
		this.#tried.set(next.line, ofLine);
		return { line: this.variations(next).at(-1) as Line, at: 0 };
	}

	/** The place of a path, as `edit` takes it; undefined where the game does not have it. */
	placeOf(path: Path): Place | undefined {
		let place: Place = { line: this.main, at: path[0] ?? -1 };
		for (let n = 1; n + 1 < path.length; n += 2) {
			const line = moveAt(place) && this.variations(place)[path[n] as number];
			if (!line) return undefined;
			place = { line, at: path[n + 1] as number };
		}
		return path.length === 0 || moveAt(place) ? place : undefined;
	}

	/** Where one is here who was at a place of another tree; undefined at its start, and where its game has other moves. */
	sameAs(place: Place, of: Tree): Place | undefined {
		const { moves } = this.main;
		if (moves.length !== of.main.moves.length || !moves.every(({ text }, n) => text === of.main.moves[n]?.text)) return undefined;
		const path = pathOf(place);
		const here = path && this.placeOf(path);
		return here && moveAt(here)?.text === moveAt(place)?.text ? here : undefined;
	}
}

/** The move that a place is after. */
export function moveAt<M extends PlayedMove>({ line, at }: Place<M>): M | undefined {
	return line.moves[at];
}

/** The path of a place, as `edit` takes it; undefined before the first move, and in a line that replaces none. */
export function pathOf(place: Place): number[] | undefined {
	const path: number[] = [];
	let { line, at } = place;
	if (at < 0) return undefined;
	for (;;) {
		path.push(at);
		if (!line.from) return line.depth === 0 ? path.reverse() : undefined;
		path.push(line.number);
		({ line, at } = line.from);
	}
}

/** The moves from the start to a place. */
export function movesTo<M extends PlayedMove>(place: Place<M>): M[] {
	const parts: (readonly M[])[] = [];
	let { line, at } = place;
	for (;;) {
		parts.push(line.moves.slice(0, at + 1));
		if (!line.from) return parts.reverse().flat();
		({ line, at } = line.from);
		at--;
	}
}

export const isSame = (a: Place, b: Place) => a.line === b.line && a.at === b.at;

/** A place before the first move of a variation is where the move is not made that it replaces. */
function outside<M extends PlayedMove>(place: Place<M>): Place<M> {
	let { line, at } = place;
	while (at < 0 && line.from) ({ line, at } = { line: line.from.line, at: line.from.at - 1 });
	return { line, at };
}

export function before<M extends PlayedMove>({ line, at }: Place<M>): Place<M> {
	return at < 0 ? { line, at } : outside({ line, at: at - 1 });
}

export function after({ line, at }: Place): Place {
	return line.moves[at + 1] ? { line, at: at + 1 } : { line, at };
}

/** The moves that could be made in the place of a move: that of the line first. */
function alternatives(tree: Tree, { line, at }: Place): Place[] {
	const first = at === 0 && line.from ? line.from : { line, at };
	return [first, ...tree.variations(first).map((line) => ({ line, at: 0 }))];
}

/** The next line, or the one before: among those at the move, else at the next move; up leads out of a line, too. */
export function beside(tree: Tree, place: Place, by: 1 | -1): Place {
	const all = alternatives(tree, place);
	const now = all.findIndex((each) => isSame(each, place));
	const other = all[now + by];
	if (other) return other;
	if (by < 0) return place.line.from ?? place;
	if (all.length > 1) return place;
	return alternatives(tree, { line: place.line, at: place.at + 1 })[1] ?? place;
}

/** The last place of a line before moves that are not legal. */
export function legal<M extends PlayedMove>(place: Place<M>): Place<M> {
	let { line, at } = place;
	while (at >= 0 && line.moves[at]?.san === undefined) at--;
	return at < 0 && place.at >= 0 ? before({ line, at: 0 }) : { line, at };
}
