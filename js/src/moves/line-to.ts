/** A move that may be replaced by others. */
interface Varied {
	variations?: this[][];
}

/** The lines of a game. */
export interface LinesOf<Move> {
	moves: Move[];
	variations?: Move[][];
}

/** A line on the way to a move: how far it was walked, and how many variations of the move there were entered. */
interface Walk<Move> {
	moves: Move[];
	at: number;
	variation: number;
}

/** The moves from the start of a game to one of its moves, that included, through the variations that lead to it; undefined where it does not have it. */
export function lineTo<Move extends Varied>(game: LinesOf<Move>, move: Move): Move[] | undefined {
	for (const moves of [game.moves, ...(game.variations ?? [])]) {
		const walks = walksTo(moves, move);
		if (walks) return walks.flatMap(({ moves, at }, n) => moves.slice(0, n === walks.length - 1 ? at + 1 : at));
	}
	return undefined;
}

/** The place of a move of a game: `[3, 0, 1]` is `moves[3].variations[0][1]`; undefined where it does not have it. */
export function pathTo<Move extends Varied>({ moves }: Pick<LinesOf<Move>, "moves">, move: Move): number[] | undefined {
	const walks = walksTo(moves, move);
	return walks?.flatMap(({ at, variation }, n) => (n === walks.length - 1 ? at : [at, variation - 1]));
}

/** The moves up to a place, which may be a number of plies of the main line. Throws TypeError where the game does not have it. */
export function lineUpTo<Move extends Varied>(game: LinesOf<Move>, at: number | Move | undefined): Move[] {
	if (at === undefined) return game.moves;
	if (typeof at === "number") {
		if (Number.isSafeInteger(at) && at >= 0 && at <= game.moves.length) return game.moves.slice(0, at);
		throw new TypeError(`fen: the main line has ${game.moves.length} plies, and not ${at}`);
	}
	const line = lineTo(game, at);
	if (!line) throw new TypeError("fen: the move is not in the game");
	return line;
}

/** The lines on the way to a move. */
function walksTo<Move extends Varied>(moves: Move[], move: Move): Walk<Move>[] | undefined {
	const walks: Walk<Move>[] = [{ moves, at: 0, variation: 0 }];
	for (let walk = walks.at(-1); walk; walk = walks.at(-1)) {
		const here = walk.moves[walk.at];
		if (!here) {
			walks.pop();
			continue;
		}
		if (here === move) return walks;
		const variation = here.variations?.[walk.variation++];
		if (variation) {
			walks.push({ moves: variation, at: 0, variation: 0 });
		} else {
			walk.at++;
			walk.variation = 0;
		}
	}
	return undefined;
}
