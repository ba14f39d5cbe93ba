/** What the solver finds. */
import type { Square } from "../../pgn/types/moves.js";
import type { PbiMove } from "./problem.js";

/**
 * A move of a solution, with what follows it.
 *
 * @example
 * ```js
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
