import type { Engine } from "../../host/engine.js";
import { nameErrors } from "../../host/errors.js";
import { loadEngines } from "../../host/load.js";
import { boolean, completed, isObject, loading, type Option, onProgress } from "../../host/options.js";
import { searched } from "../../host/search.js";
import type { PbiSolution, PbiSolveOptions, PbiSolveProgress, PbiToSolve } from "../types/solution.js";
import { ownModule, ownWorker } from "./assets.js";

nameErrors("Pbi");

/** How long a solver works in one go, in milliseconds: where a page waits for it, and where a worker only tells how far it is. */
const turns = { here: 10, inWorker: 25 };

const positive = (fallback: number): Option => ({
	fallback,
	wants: "a number from 0",
	accepts: (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
});

const whole = (wants: string, most: number): Option => ({ fallback: 0, wants, accepts: (value) => Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most });

const known = {
	...loading,
	worker: { ...loading.worker, fallback: "auto" },
	onProgress,
	tries: whole("an integer from 0 to 100", 100),
	setPlay: boolean,
	keepRights: boolean,
	seconds: positive(60),
	nodes: whole("an integer from 0", Number.MAX_SAFE_INTEGER),
};

/**
 * Solves a problem: a problem that `parse` gave, or a position with a stipulation such as "#2", "h#2.5" and "s#3". Without a limit that comes first the
 * verdict is proved.
 *
 * Rejects with TypeError for what is no problem that can be solved, which says why, with the signal's reason, and as `load` of `pbnkit/pbi` does.
 * In a page the solver is in a worker, where one can be had, and an aborted call ends at once.
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const { verdict, solution } = await solve({ fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" });
 * console.log(verdict, solution[0]); // sound 1.Rb1! zz
 * ```
 */
export async function solve(problem: PbiToSolve, options: PbiSolveOptions = {}): Promise<PbiSolution> {
	const { wasm, worker, signal, onProgress, seconds, ...wanted } = completed("solve", known, options) as PbiSolveOptions;
	if (!isObject(problem)) throw new TypeError("solve: the problem has to be an object with fen and stipulation");
	const { fen, stipulation } = problem;
	if (typeof fen !== "string" || typeof stipulation !== "string") throw new TypeError("solve: the problem has to have a position that can be read, and a stipulation");
	const { engines, inWorker } = await loadEngines({ ...(wasm !== undefined && { wasm }), ...(worker !== undefined && { worker }), signal }, { name: "solve", module: ownModule, worker: ownWorker });
	const { calls, jobs, small } = engines;
	const turn = inWorker ? turns.inWorker : turns.here;
	try {
		return await searched<PbiSolution, PbiSolveProgress>(jobs, {
			verb: "solve",
			options: { ...wanted, fen, stipulation, milliseconds: Math.ceil(1000 * (seconds as number)), turn },
			signal,
			tell: (told) => onProgress?.(told),
			refuse: (why) => new TypeError(`solve: ${why}`),
		});
	} finally {
		// The memory of a solver is for one problem; the module stays compiled.
		for (const engine of new Set<Engine | undefined>([calls, jobs, small])) engine?.close();
	}
}
