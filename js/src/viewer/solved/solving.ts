import type { Game, Move } from "../../pbn/types.js";
import type { Par, Tricks } from "../tables/double-dummy.js";
import type { Obstacle } from "./obstacle.js";

/**
 * What a card that was played costs its side.
 *
 * @example
 * ```ts
 * import type { Cost } from "pbnkit/viewer";
 *
 * const inWords = ({ tricks, better }: Cost) => `costs ${tricks ?? "some"} tricks; better: ${better.join(", ")}`;
 * console.log(inWords({ tricks: 1, better: ["SA", "SK"] })); // costs 1 tricks; better: SA, SK
 * ```
 */
export interface Cost {
	/** So many tricks; undefined where only the better cards are known. */
	tricks: number | undefined;
	/** The cards that would have cost nothing, "SA". */
	better: readonly string[];
}

/** What a card costs, in words; undefined where that is nothing, or not known. `inWords` says a card, "SA". */
export type CostOf = (move: Move, inWords: (card: string) => string) => string | undefined;

/** The cards of a play that cost tricks. */
export type Costs = ReadonlyMap<Move, Cost>;

/** How far it is with what a reader may ask for; "known" needs no asking. */
export type State = "open" | "busy" | "stopped" | "failed" | "known";

/**
 * What is known of a game with open cards, beyond the tricks and the par in its tags.
 *
 * @example
 * ```ts
 * import { Session, type Solved, type Solver } from "pbnkit/viewer";
 *
 * const solver: Solver = { strains: async () => {}, par: async () => undefined, costs: async () => [] };
 * const solved: Solved = new Session(solver).of(game);
 * console.log(solved.state, solved.asked, solved.wantsTable); // open false true
 * ```
 */
export interface Solved {
	state: State;
	/** Whether anything of it is shown because a reader asked. */
	asked: boolean;
	/** Whether the tags do not have all tricks. */
	wantsTable: boolean;
	/** The tricks of each declarer, as far as they are computed; undefined where the game's tags have them, or nobody asked. */
	tricks: Tricks | undefined;
	par: Par | undefined;
	/** Of the cards of the play, also where its tags have them; undefined where they are not judged. */
	costs: Costs | undefined;
	/** Whether there are costs, or may be soon: then there is room for them. */
	judges: boolean;
	/** Why nothing can be computed. */
	obstacle: Obstacle | undefined;
	/** Whether the cards of the play cannot be judged, since contract or declarer is not known. */
	noContract: boolean;
	/** Why the last attempt failed. */
	problem: string | undefined;
}

/**
 * What a page computes of its games with open cards, when a reader asks for it. `Session` is one.
 *
 * @example
 * ```ts
 * import { Session, solverOf, type Solving } from "pbnkit/viewer";
 *
 * const solving: Solving = new Session(solverOf((work) => work(pbn)));
 * console.log(solving.of(game).state); // open
 * ```
 */
export interface Solving {
	of(game: Game): Solved;
	/** Shows what can be known; begins to compute it, or goes on. */
	ask(game: Game): void;
	/** Whatever is computed by then stays. */
	stop(game: Game): void;
	/** Shows no more of it than if nobody had asked. */
	hide(game: Game): void;
	/** @returns what ends it */
	subscribe(changed: () => void): () => void;
}
