import { usualMemory, usualWorkers } from "../dd/machine.js";
import { denominations } from "../dd/tables.js";
import { completed, oneOf, onProgress, type Option, signal, sourceEncoding } from "../host/options.js";
import { seats } from "./solvable.js";
import { notation } from "./source-options.js";
import type { Denomination, Game, OptimumOptions, Seat, SolverOptions } from "./types.js";

const mebibyte = 2 ** 20;
const leastMemory = 8 * mebibyte;
const mostMemory = 1024 * mebibyte;
/** More would take memory that none of their machines has. */
export const mostWorkers = 64;

const solver = {
	signal,
	onProgress,
	memory: { fallback: undefined, wants: `an integer of bytes from ${leastMemory} (8 MiB) to ${mostMemory} (1 GiB)`, accepts: (value) => isWhole(value, leastMemory, mostMemory) },
	workers: { fallback: undefined, wants: `an integer from 1 to ${mostWorkers}`, accepts: (value) => isWhole(value, 1, mostWorkers) },
} satisfies Record<string, Option>;

const known = {
	solve: { ...solver, strains: someOf(denominations), seats: someOf(seats), dealer: oneOf(...seats), vulnerable: oneOf("None", "NS", "EW", "All") },
	solvePlay: solver,
	/** Those of its option `doubleDummy`. */
	validate: solver,
	optimum: {
		...solver,
		only: { ...oneOf("missing", "all", "check"), fallback: "missing" },
		limit: { fallback: Infinity, wants: "an integer from 1", accepts: (value) => isWhole(value, 1, Number.MAX_SAFE_INTEGER) },
		sourceEncoding,
		notation,
		until: signal,
	},
} satisfies Record<string, Record<string, Option>>;

/** What a caller may say of a search, complete. */
export interface Asked {
	signal: AbortSignal | undefined;
	onProgress: SolverOptions["onProgress"];
	memory: number;
	workers: number;
	strains: readonly Denomination[];
	seats: readonly Seat[];
	/** "" where the caller does not say, as the next one. */
	dealer: Seat | "";
	vulnerable: NonNullable<Game["vulnerable"]> | "";
	only: NonNullable<OptimumOptions["only"]>;
	limit: number;
	until: AbortSignal | undefined;
	sourceEncoding: OptimumOptions["sourceEncoding"] | "";
	notation: OptimumOptions["notation"] | "";
}

/** The options of a verb with every field present, of those that it has. Throws TypeError, which names the option. */
export function asked(verb: keyof typeof known, given: object): Asked {
	const options = completed(verb, known[verb], given) as unknown as Asked;
	options.signal?.throwIfAborted();
	return { ...options, memory: options.memory ?? usualMemory(), workers: options.workers ?? usualWorkers() };
}

function isWhole(value: unknown, least: number, most: number): boolean {
	return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function someOf(values: readonly string[]): Option {
	return {
		fallback: values,
		wants: `an array of one or more of ${values.map((value) => `"${value}"`).join(", ")}`,
		accepts: (value) => Array.isArray(value) && value.length > 0 && value.every((one) => values.includes(one)),
	};
}
