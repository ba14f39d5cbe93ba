/** The graph of what programs think of a game's main line. Preact is not needed. */
import type { PgnMove } from "../pgn/types.js";

/** How well White stands, from -1 to 1: some pawns ahead are as good as more of them. */
function standing(move: PgnMove): number | undefined {
	const found = move.eval;
	if (!found) return move.check === "mate" ? (move.color === "white" ? 1 : -1) : undefined;
	if ("mate" in found) return found.mate < 0 ? -1 : 1;
	return 2 / (1 + Math.exp(-0.4 * found.pawns)) - 1;
}

/** How wide it is: the start, and each move. */
export const widthOf = (moves: readonly unknown[]) => Math.max(moves.length, 1);

/** The area below the line of values; where one is not known, it is that before. */
export function areaOf(moves: readonly PgnMove[]): string {
	let last = 0;
	const points = moves.map((move, n) => {
		last = standing(move) ?? last;
		return `L${n + 1} ${(-last).toFixed(3)}`;
	});
	return `M0 1L0 0${points.join("")}L${widthOf(moves)} 1Z`;
}

/** The line at a move, by its number from 0. */
export const lineAt = (at: number) => `M${at + 1} -1V1`;

/** The number of the move where a graph is clicked; -1 is the start. */
export function clickedMove({ clientX, currentTarget }: MouseEvent, width: number): number {
	const { left, width: pixels } = (currentTarget as Element).getBoundingClientRect();
	return Math.min(Math.max(Math.round(((clientX - left) / pixels) * width) - 1, -1), width - 1);
}
