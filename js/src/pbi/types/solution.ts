/** What the solver finds. */
import type { LoadOptions } from "../../host/types.js";
import type { Square } from "../../pgn/types/moves.js";
import type { PbiMove } from "./problem.js";

/**
 * A move of a solution, with what follows it.
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const { keys } = await solve({ fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" });
 * const [{ san, zugzwang, replies }] = keys;
 * console.log(san, zugzwang, replies.map(({ san, replies }) => `${san} ${replies[0].san}`)); // Rb1 true [ 'a4 Qxa4#', 'Ka7 Qxa5#' ]
 * ```
 */
export interface PbiBranch extends PbiMove {
	/** How the side that moved goes on if the other side could pass. */
	threats?: PbiBranch[];
	/** It threatens nothing and gives no check: any reply loses. */
	zugzwang?: true;
	/** The replies, or of a reply the moves that go on. */
	replies?: PbiBranch[];
	/** The move before it is a try, and this refutes it. */
	refutes?: true;
	/** It is no defence: what was threatened comes. It has no replies. */
	met?: true;
	/** Several moves go on in full length. */
	dual?: true;
	/** What goes on is shorter than the stipulation demands. */
	shorter?: true;
}

/**
 * What was assumed of the game before a position, or proved: problems have none.
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const { notes } = await solve({ fen: "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", stipulation: "#2" }, { nodes: 1000 });
 * console.log(notes.map(({ kind, square }) => `${kind} ${square}`).includes("castlingAssumed h1")); // true
 * ```
 */
export interface PbiSolveNote {
	kind: "castlingAssumed" | "castlingExcluded" | "passingProved" | "passingGiven" | "passingUnproved" | "turnChanged";
	/** That of the rook, or of the pawn that was taken in passing. */
	square?: Square;
}

/**
 * What was found of a problem. A verdict is proved, or it is "notFinished".
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const { verdict, count, solution } = await solve({ fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" });
 * console.log(verdict, count, solution[0]); // sound 1 1.Rb1! zz
 * ```
 */
export interface PbiSolution {
	/** As it was solved: "#2". */
	stipulation: string;
	/** As it was solved. */
	fen: string;
	/**
	 * One solution, or as many as are meant; more; none; one in fewer moves; or of a helpmate, several where the stipulation does not say how many are
	 * meant, or fewer than it says.
	 */
	verdict: "sound" | "cooked" | "noSolution" | "short" | "several" | "fewer" | "notFinished";
	/** How many keys there are, or of a helpmate lines. */
	count: number;
	/** The keys, or the first moves of a helpmate; where it can be solved in fewer moves, those of direct mates and selfmates that do. */
	keys: PbiBranch[];
	/** In how many moves it can be solved; absent where not in fewer than are demanded. */
	shortIn?: number;
	/** Lines of a helpmate that are too short. */
	short?: PbiBranch[];
	/** Moves that fail to few replies, as the option `tries` wants them. */
	tries?: PbiBranch[];
	/** What follows replies that come before the first move, as the option `setPlay` wants it. */
	setPlay?: PbiBranch[];
	/** How many defences of solutions have several continuations of full length. */
	duals: number;
	/** All of it as books of problems have it, a line each. */
	solution: string[];
	notes: PbiSolveNote[];
	/** How many positions were visited. */
	nodes: number;
	/** Which limit ended the search for solutions; absent where none did. */
	limit?: "nodes" | "seconds";
	/** Trees, tries or set play are not complete. */
	cut?: true;
}

/**
 * How far the solver is.
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const seen = [];
 * const hard = { fen: "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 1", stipulation: "#5" };
 * const { verdict, limit } = await solve(hard, { seconds: 0.2, onProgress: ({ nodes, done, total }) => seen.push(done <= total && nodes >= 0) });
 * console.log(verdict, limit, seen.length > 0, seen.every(Boolean)); // notFinished seconds true true
 * ```
 */
export interface PbiSolveProgress {
	/** How many positions were visited. */
	nodes: number;
	/** How many first moves are decided, of `total`; both are 0 before the solver comes to them. */
	done: number;
	total: number;
}

/**
 * Options of `solve`.
 *
 * @example
 * ```js
 * import { solve } from "pbnkit/pbi/solve";
 *
 * const problem = { fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" };
 * const { tries } = await solve(problem, { tries: 2, setPlay: true, keepRights: true, seconds: 10, nodes: 1_000_000, worker: false });
 * console.log(tries[0].san, tries[0].replies.filter(({ refutes }) => refutes).map(({ san }) => san)); // Qb1 [ 'a4', 'Ka7' ]
 * const later = new AbortController();
 * later.abort(new Error("the page was left"));
 * await solve(problem, { signal: later.signal, onProgress: () => undefined }).catch((error) => console.log(error.message)); // the page was left
 * ```
 */
export interface PbiSolveOptions extends Pick<LoadOptions, "wasm"> {
	/** Gives first moves too that fail to at most so many replies. Default 0. */
	tries?: number;
	/** Gives what follows replies that come before the first move. Default false. */
	setPlay?: boolean;
	/** Takes castling as the FEN says. By default it is allowed unless it can be proved that it is not, as in problems. */
	keepRights?: boolean;
	/** How long it may take; 0 is no limit. Default 60. */
	seconds?: number;
	/** How many positions may be visited; 0 is no limit. Default 0. */
	nodes?: number;
	/** Whether the solver is in a worker. With "auto" it is in a page, where one can be had. Default "auto". */
	worker?: boolean | "auto";
	/** Aborts the call: it rejects with the signal's reason, and the search ends. */
	signal?: AbortSignal | undefined;
	/** Is told how far it is, about each 25 ms. If it throws, the call rejects with what it throws. */
	onProgress?: ((progress: PbiSolveProgress) => void) | undefined;
}

/**
 * What `solve` takes: a problem that was read, or a position and what is demanded of it.
 *
 * @example
 * ```ts
 * import { solve, type PbiToSolve } from "pbnkit/pbi/solve";
 *
 * const problem: PbiToSolve = { fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" };
 * console.log((await solve(problem)).keys.map(({ san }) => san)); // [ 'Rb1' ]
 * ```
 */
export interface PbiToSolve {
	/** In a helpmate Black moves first, with half a move more White, whatever it says; otherwise the side on turn solves. */
	fen?: string | undefined;
	/** Such as "#2", "h#2.5", "s#3", and what people write for these. */
	stipulation?: string | undefined;
}
