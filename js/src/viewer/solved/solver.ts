import type { Denomination, DoubleDummy, Par, Pbn, SolvedCard } from "../../pbn/types.js";
import type { Cost } from "./solving.js";
import type { Solver } from "./session.js";

/** Does something with what solves. */
type Use = <Result>(work: (pbn: Pick<Pbn, "solve" | "solvePlay">) => Promise<Result>) => Promise<Result>;

/**
 * What computes with a `Pbn`.
 *
 * @example
 * ```js
 * import { Session, solverOf } from "pbnkit/viewer";
 *
 * const session = new Session(solverOf((work) => work(pbn)));
 * await session.compute(game, new AbortController().signal);
 * console.log(session.filled(game).openCards[0].tricks.N.length); // 5
 * ```
 *
 * @param use lends one, which may have to be loaded
 * @param most how many denominations are computed at the same time, of all games together
 */
export function solverOf(use: Use, most = 1): Solver {
	const places = new Places(most);
	return {
		async strains(game, wanted, found, signal) {
			// The first failure ends the others at once, before the next of them begins.
			const stop = new AbortController();
			signal.addEventListener("abort", () => stop.abort(signal.reason), { once: true, signal: stop.signal });
			const solve = async (pbn: Pick<Pbn, "solve">, denomination: Denomination) => {
				stop.signal.throwIfAborted();
				try {
					const { tricks } = await pbn.solve(game, { strains: [denomination], workers: 1, signal: stop.signal });
					found(denomination, (seat) => tricks[seat]?.[denomination] as number);
				} catch (error) {
					stop.abort(error);
					throw error;
				}
			};
			try {
				await use((pbn) => Promise.all(wanted.map((denomination) => places.take(signal, () => solve(pbn, denomination)))));
			} finally {
				stop.abort();
			}
		},
		// All tricks are known by then, and not computed again.
		par: (game, signal) => use(async (pbn) => parIn(await pbn.solve(game, { signal }))),
		costs: (game, signal) => use(async (pbn) => (await pbn.solvePlay(game, { signal })).cards.map(costOf)),
	};
}

/** So many things at a time, in the order in which they came. */
class Places {
	#free: number;
	readonly #waiting: (() => void)[] = [];

	constructor(free: number) {
		this.#free = free;
	}

	async take(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
		if (this.#free === 0) await new Promise<void>((go) => this.#waiting.push(go));
		else this.#free--;
		try {
			signal.throwIfAborted();
			await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free++;
		}
	}
}

function costOf({ cost, best }: SolvedCard): Cost | undefined {
	return cost > 0 ? { tricks: cost, better: best } : undefined;
}

function parIn({ par }: DoubleDummy): Par | undefined {
	if (!par) return undefined;
	const { score, contract } = par;
	return { tag: "OptimumScore", score: score < 0 ? { side: "EW", points: -score } : { side: "NS", points: score }, contracts: contract ? [contract] : [] };
}
