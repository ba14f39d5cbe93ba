/** What can be made with open cards: the verbs that ask the solver, and what they give. */
import type { Encoding } from "../../host/found.js";
import type { LoadOptions as HostLoadOptions } from "../../host/types.js";
import type { Notation } from "./notations.js";
import type { Deal, Game } from "./game.js";
import type { ParContract } from "./outcome.js";
import type { Edited } from "./report.js";
import type { Denomination, Seat } from "./terms.js";

/**
 * What `load` makes ready.
 *
 * @example
 * ```js
 * import { load } from "pbnkit";
 *
 * const solver = new URL("dd.wasm", import.meta.resolve("pbnkit"));
 * const [wasm, converter] = ["pbn.wasm", "lin.wasm"].map((name) => new URL(name, solver));
 * const pbn = await load({ wasm, worker: false, signal: AbortSignal.timeout(60_000), solver, converter });
 * const { tricks } = await pbn.solve(game, { strains: ["S"], seats: ["S"] });
 * console.log(tricks.S, (await pbn.convert("N:A83.KQ7.AJ85.642 - - -")).from); // { S: 10 } deal
 * ```
 */
export interface LoadOptions extends HostLoadOptions {
	/**
	 * Where the module of the solver is, or the module, in the same ways as `wasm`. Default: `dd.wasm`, beside this script. It is loaded
	 * by the first `solve`, `solvePlay` or `optimum`, so programs that call none of these never load it.
	 */
	solver?: HostLoadOptions["wasm"];
	/**
	 * Where the module is that reads and writes other notations, or the module, in the same ways as `wasm`. Default: `lin.wasm`, beside this script.
	 * It is loaded by the first `convert`, and by the first source that is not PBN.
	 */
	converter?: HostLoadOptions["wasm"];
}

/**
 * How far the solver is.
 *
 * @example
 * ```ts
 * import type { SolveProgress } from "pbnkit";
 *
 * const told: SolveProgress[] = [];
 * await pbn.solve(game, { onProgress: (progress) => told.push(progress) });
 * console.log(told.at(-1)?.done, told.at(-1)?.total); // 5 5
 * ```
 */
export interface SolveProgress {
	/** The denominations that are solved; of `solvePlay` the cards whose values are known, of `optimum` the games that are done. */
	done: number;
	/** Of how many. */
	total: number;
	/** The positions that were searched so far: they become more even while a deal takes long. */
	positions: number;
}

/**
 * Options of everything that solves.
 *
 * @example
 * ```js
 * const signal = AbortSignal.timeout(60_000);
 * const { tricks } = await pbn.solvePlay(game, { signal, memory: 16 * 2 ** 20, workers: 2, onProgress: ({ done, total }) => done <= total });
 * console.log(tricks); // 10
 * ```
 */
export interface SolverOptions {
	/**
	 * Aborts the call: it rejects with the signal's reason, and the search ends at once, in a worker with the worker. Denominations that are
	 * solved by then are remembered: another call for the same deal goes on from there.
	 */
	signal?: AbortSignal | undefined;
	/** Is told now and then, also in the middle of a denomination. What it throws, the call rejects with. */
	onProgress?: ((progress: SolveProgress) => unknown) | undefined;
	/**
	 * How much each worker may take, in bytes, from 8 MiB (2 ** 23) to 1 GiB. The results are the same with less; a hard deal takes longer.
	 * Default 32 MiB, and 16 MiB on phones and where the browser says that there is little memory.
	 */
	memory?: number;
	/**
	 * How many workers may work on the call, from 1 to 64, where the Pbn works in workers; else the calling thread does it alone, and is free
	 * every few milliseconds. Default: as many as there are processors, at most 8, and 4 on phones.
	 */
	workers?: number;
}

/**
 * Options of `solve`.
 *
 * @example
 * ```js
 * const { tricks } = await pbn.solve(game, { strains: ["NT", "S"], seats: ["N", "S"] });
 * console.log(tricks); // { N: { NT: 10, S: 10 }, S: { NT: 10, S: 10 } }
 * const { par } = await pbn.solve("N:AK76.AQ5.KJ4.A32 QJ5.K32.A653.K54 T98.JT4.Q972.QT8 432.9876.T8.J976", { dealer: "N", vulnerable: "None" });
 * console.log(par?.text); // NS 430
 * ```
 */
export interface SolveOptions extends SolverOptions {
	/** The denominations that are wanted. Default: all five. */
	strains?: readonly Denomination[];
	/** The declarers that are wanted. Default: all four. */
	seats?: readonly Seat[];
	/** Who dealt, which par depends on. For a game that does not say it. */
	dealer?: Seat;
	/** Who is vulnerable, which par depends on. For a game that does not say it. */
	vulnerable?: NonNullable<Game["vulnerable"]>;
}

/**
 * What `solve` needs of a game, as it was read or as `write` takes it: the deal, and for par who dealt and who is vulnerable.
 *
 * @example
 * ```ts
 * import type { Solvable } from "pbnkit";
 *
 * const board: Solvable = { dealer: "N", vulnerable: "None", deal: await pbn.deal("N:AK76.AQ5.KJ4.A32 QJ5.K32.A653.K54 T98.JT4.Q972.QT8 432.9876.T8.J976") };
 * console.log((await pbn.solve(board)).par?.text); // NS 430
 * ```
 */
export interface Solvable {
	deal?: { hands: Partial<Deal["hands"]> };
	dealer?: Seat;
	vulnerable?: NonNullable<Game["vulnerable"]>;
}

/**
 * The tricks of a deal with open cards, by declarer and denomination: those that were asked for.
 *
 * @example
 * ```js
 * const { tricks, par } = await pbn.solve(game);
 * console.log(tricks.S?.S, par?.text, par?.contracts); // 10 NS 630 [ 'NS 3NT+1' ]
 * console.log(par?.contract); // { level: 3, denomination: 'NT', declarer: 'NS', overtricks: 1 }
 * ```
 */
export interface DoubleDummy {
	tricks: Partial<Record<Seat, Partial<Record<Denomination, number>>>>;
	/** What both sides reach when all do their best: where all 20 results are asked for, and the game or the options say who deals and who is vulnerable. */
	par?: {
		/** In points, for North and South. */
		score: number;
		/** As OptimumScore has it (4.2.7): "NS 420". */
		text: string;
		/** The contract in which the auction ends, with its result: "NS 4S=", "EW 5DX-1". None where all pass. */
		contracts: string[];
		/** The same contract in its parts. Absent where all pass. */
		contract?: ParContract;
	};
}

/**
 * A card of a play, and what it is worth with open cards.
 *
 * @example
 * ```js
 * const [{ seat, card, tricks, after, cost, best }] = (await pbn.solvePlay(game)).cards;
 * console.log(seat, card, tricks, after, cost, best.length); // W HQ 10 10 0 13
 * ```
 */
export interface SolvedCard {
	seat: Seat;
	/** "SA". */
	card: string;
	/** Its place in `play.moves`. */
	move: number;
	/** The tricks that declarer wins in all if, from this card on, everybody plays as well as can be. */
	tricks: number;
	/** The same after this card. */
	after: number;
	/** The tricks that the card gave away, for the side that played it. A revoke may win some: then it is less than 0. */
	cost: number;
	/** All cards that give nothing away, by suit S, H, D, C and descending. */
	best: string[];
}

/**
 * A play with the value of each card.
 *
 * @example
 * ```js
 * const { denomination, declarer, tricks, cards, stopped } = await pbn.solvePlay(game);
 * console.log(denomination, declarer, tricks, cards.length, stopped); // S S 10 52 undefined
 * const { play, ...unplayed } = game;
 * const { next } = await pbn.solvePlay(unplayed);
 * console.log(next.seat, next.best.length, next.cards.filter(({ cost }) => cost > 0)); // W 13 []
 * ```
 */
export interface SolvedPlay {
	denomination: Denomination;
	declarer: Seat;
	/** The tricks of declarer, before the opening lead. */
	tricks: number;
	/** In the order in which they were played; none where nothing was played. */
	cards: SolvedCard[];
	/**
	 * The position after these cards, such as before the opening lead where nothing was played: whose turn it is, the cards that give nothing
	 * away, and each card that may be played with the tricks of declarer after it and what it costs the side that plays it; by suit S, H, D, C
	 * and descending. Not there where all cards were played.
	 */
	next?: { seat: Seat; best: string[]; cards: { card: string; after: number; cost: number }[] };
	/**
	 * The card, as a place in `play.moves`, that its player does not have, or that comes out of turn in the middle of a trick: from there on
	 * nothing is known. A revoke and a lead out of turn count as the table took them.
	 */
	stopped?: { move: number; why: "not held" | "out of turn" };
}

/**
 * The tags that the solver fills in.
 *
 * @example
 * ```ts
 * import type { OptimumTag } from "pbnkit";
 *
 * const wanted: OptimumTag = "OptimumScore";
 * const { games } = await pbn.optimum(source, { limit: 1 });
 * console.log(games[0]?.filled.includes(wanted)); // true
 * ```
 */
export type OptimumTag = "OptimumResultTable" | "OptimumScore" | "OptimumPlayTable";

/**
 * Options of `optimum`.
 *
 * @example
 * ```js
 * // A pause after each game: what onProgress returns is waited for.
 * const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
 * const until = AbortSignal.timeout(60_000);
 * const { games } = await pbn.optimum(source, { only: "missing", limit: 2, sourceEncoding: "iso-8859-1", notation: "pbn", until, onProgress: pause });
 * console.log(games.length); // 2
 * ```
 */
export interface OptimumOptions extends SolverOptions {
	/**
	 * "missing" fills in what a game does not have, also the rows that a table lacks; "all" also corrects what is not right; "check" changes
	 * nothing, and tells what is not right. Default "missing".
	 */
	only?: "missing" | "all" | "check";
	/** The most games that are solved; those that need nothing do not count. Default: all. */
	limit?: number;
	/** The character encoding of the bytes. Default: detected from the bytes. */
	sourceEncoding?: Encoding | "latin1" | "utf8";
	/**
	 * What the source is written in. The tags are filled in the PBN that `convert` makes of one that is not PBN, in UTF-8: `bytes` are that, and
	 * `from` says what it was. Default "auto".
	 */
	notation?: Notation;
	/**
	 * Is told now and then. What it returns after a game is waited for before another begins, so that a promise is a pause.
	 */
	onProgress?: ((progress: SolveProgress) => unknown) | undefined;
	/** Ends the call at once, but with what is done by then; `signal` would take that along. */
	until?: AbortSignal | undefined;
}

/**
 * What `optimum` did with a game.
 *
 * @example
 * ```js
 * const { games } = await pbn.optimum(source);
 * for (const { game, filled, differs, why } of games) console.log(game, filled.length, differs.length, why);
 * // 1 3 0 undefined
 * // 2 3 0 undefined
 * // 3 0 0 the hand of North is not given
 * ```
 */
export interface OptimumGame {
	/** The number of the game, from 1. */
	game: number;
	/** What was added or made whole; with "all" also what was corrected. */
	filled: OptimumTag[];
	/** The tags that say something else than the solver found. */
	differs: OptimumTag[];
	/** Why the game stays as it is: its deal cannot be solved, the edits cannot be made, or the file would have an error with them. */
	why?: string;
}

/**
 * The result of `optimum`: what `validate` finds in `bytes`, and these.
 *
 * @example
 * ```js
 * const { bytes, changed, games, left } = await pbn.optimum(source);
 * console.log((await pbn.parse(bytes)).games[0].par[0], changed.length, games.length, left); // { tag: 'OptimumScore', score: { side: 'NS', points: 630 } } 6 3 0
 * ```
 */
export interface Optimum extends Edited {
	/** The games that were looked at, by their numbers. Those that have all that was asked for, or no deal, are not among them. */
	games: OptimumGame[];
	/** How many games were left, by `limit` or by `until`. */
	left: number;
}
