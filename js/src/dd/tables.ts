import { inParallel } from "./parallel.js";
import type { Searched, Solvers } from "./solvers.js";

/** As the standard has them. Those that take longest come first, so that all solvers end at about the same time. */
export const denominations = ["NT", "S", "H", "D", "C"] as const;
export type Strain = (typeof denominations)[number];

/** The tricks of the declarers N, E, S, W. */
export type Tricks = readonly [number, number, number, number];
export type Table = ReadonlyMap<Strain, Tricks>;

/** How a table is solved. */
export interface Solving {
	/** Of each solver, in bytes. */
	memory: number;
	/** How many solvers work at it at most. */
	workers: number;
	signal: AbortSignal | undefined;
	onSearch: (search: Searched) => void;
	/** Is told of each denomination that is solved. */
	onSolved: () => void;
}

/** So many deals are remembered; each takes some hundred bytes. */
const mostRemembered = 4096;

/** Tables of tricks, each solved once: also what was solved of a deal when a call was aborted stays. */
export class Tables {
	readonly #solvers: Solvers;
	/** By the hands. */
	readonly #known = new Map<string, Map<Strain, Tricks>>();

	constructor(solvers: Solvers) {
		this.#solvers = solvers;
	}

	/** The results of a deal, of at least these denominations; the hands are from North on. Rejects as `Solvers.search` does. */
	async table(hands: string, wanted: readonly Strain[], { memory, workers, signal, onSearch, onSolved }: Solving): Promise<Table> {
		const known = this.#of(hands);
		const missing = wanted.filter((denomination) => !known.has(denomination));
		await inParallel(missing, workers, signal, async (denomination, signal) => {
			const options = { hands, denomination };
			const { tricks } = await this.#solvers.search<{ tricks: Tricks }>({ verb: "strain", options, memory, signal, onSearch });
			known.set(denomination, tricks);
			onSolved();
		});
		return known;
	}

	/** What is known of a deal; the deal that nobody has asked for the longest is forgotten. */
	#of(hands: string): Map<Strain, Tricks> {
		const known = this.#known.get(hands) ?? new Map<Strain, Tricks>();
		this.#known.delete(hands);
		this.#known.set(hands, known);
		if (this.#known.size > mostRemembered) this.#known.delete(this.#known.keys().next().value as string);
		return known;
	}
}
