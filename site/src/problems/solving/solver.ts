import type { PbiProblem } from "pbnkit/pbi";
import type { PbiSolution, PbiSolveOptions } from "pbnkit/pbi/solve";

/** Longer than this nobody waits, in seconds; a person stops it before. */
const longest = 600;

/** Solves a problem, in a worker of its own. The solver is loaded with the first one. Rejects with the reason of the signal, and where it cannot be loaded. */
export async function solved(problem: PbiProblem, of: PbiSolveOptions & { signal: AbortSignal }): Promise<PbiSolution> {
	const { solve } = await import("pbnkit/pbi/solve");
	of.signal.throwIfAborted();
	return solve(problem, { ...of, seconds: longest });
}
