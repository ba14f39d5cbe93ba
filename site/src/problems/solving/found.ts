import type { PbiProblem } from "pbnkit/pbi";
import type { PbiSolution } from "pbnkit/pbi/solve";

/** A solution that was found, and what was asked for with it. */
export interface FoundSolution {
	solution: PbiSolution;
	tries: boolean;
	setPlay: boolean;
}

/** How many are kept. */
const most = 50;

/** Those that were found last, as long as the page is there. */
const found = new Map<string, FoundSolution>();

/** What is solved: the same position with the same stipulation has the same solution. */
const keyOf = ({ fen, stipulation }: PbiProblem): string => JSON.stringify([fen, stipulation]);

/** The solution of a problem, if it was found here before. */
export const foundSolution = (problem: PbiProblem): FoundSolution | undefined => found.get(keyOf(problem));

/** Keeps a solution for when its problem is opened again. */
export function keepFound(problem: PbiProblem, solution: FoundSolution): void {
	const key = keyOf(problem);
	found.delete(key);
	found.set(key, solution);
	for (const oldest of found.keys()) {
		if (found.size <= most) return;
		found.delete(oldest);
	}
}
