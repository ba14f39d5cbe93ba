/** Contracts, what became of them, and what is said of par. */
import type { Denomination, Seat, Side } from "./terms.js";

/**
 * A contract in parts.
 *
 * @example
 * ```js
 * const { level, denomination, risk } = games[1].bid;
 * console.log(level, denomination, risk); // 4 S X
 * ```
 */
export interface Bid {
	/** 1 to 7; absent in an end position, where only the denomination counts. */
	level?: number;
	denomination: Denomination;
	/** Doubled or redoubled; absent where neither. */
	risk?: "X" | "XX";
}

/**
 * A contract in parts, with its declarer.
 *
 * @example
 * ```js
 * const { level, denomination, risk, declarer } = games[1].bid ?? {};
 * console.log(level, denomination, risk, declarer); // 4 S X N
 * ```
 */
export interface Contract extends Bid {
	/** Absent where nothing tells who it is. */
	declarer?: Seat;
}

/**
 * What became of a contract.
 *
 * @example
 * ```js
 * const [made, down] = games.map(({ result }) => result);
 * console.log(made?.text, made?.tricks, down?.text); // = 10 -1
 * ```
 */
export interface Result {
	/** The tricks of declarer. */
	tricks: number;
	/** Those beyond the contract; negative for undertricks. Absent where the contract has no level, and in end positions. */
	overtricks?: number;
	/** The same as players write it: "=", "+1", "-2". */
	text?: string;
}

/**
 * What a contract is worth.
 *
 * @example
 * ```js
 * console.log(game.score); // { computed: true, side: 'NS', points: 620 }
 * ```
 */
export interface ComputedScore {
	/** That it is computed: no tag says so. */
	computed: true;
	/** The side of declarer; absent where all passed. */
	side?: Side;
	/** In points, for that side; negative where the contract went down. */
	points: number;
}

/**
 * What a score tag says. Of a tag that gives the scores of both sides there are two.
 *
 * @example
 * ```js
 * const [score] = games[1].scores ?? [];
 * console.log(score?.tag, score?.side, score?.score); // Score NS -100
 * ```
 */
export interface Score {
	tag: "Score" | "ScoreIMP" | "ScoreMP" | "ScorePercentage" | "ScoreRubber";
	/** Whose score it is. Absent where it is declarer's. */
	side?: Side;
	/** In points, IMPs, matchpoints or percent. */
	score: number;
	/** Of a rubber, the points below the line; then `score` is those above. */
	below?: number;
}

/**
 * What a tag says of par: what both sides reach when all do their best.
 *
 * @example
 * ```js
 * const solved = new TextEncoder().encode('[OptimumScore "NS 420"]\n[ParContract "NS 4S="]\n');
 * const [{ par }] = (await pbn.parse(solved)).games;
 * console.log(par?.map(({ tag, score }) => `${tag} ${score?.side} ${score?.points}`).join("; ")); // OptimumScore NS 420; ParContract undefined undefined
 * ```
 */
export interface Par {
	tag: "OptimumScore" | "ParContract" | "Minimax";
	score?: { side: Side; points: number };
	contracts?: ParContract[];
}

/**
 * A contract that reaches par.
 *
 * @example
 * ```js
 * const solved = new TextEncoder().encode('[ParContract "NS 4S="]\n');
 * const [{ par }] = (await pbn.parse(solved)).games;
 * console.log(par?.[0].contracts); // [ { level: 4, denomination: 'S', declarer: 'NS', overtricks: 0 } ]
 * ```
 */
export interface ParContract extends Bid {
	/** A seat, or a side where either partner may be declarer. */
	declarer: Seat | Side;
	/** Tricks beyond those of the contract; negative for undertricks. */
	overtricks?: number;
}

/**
 * The tricks with open cards that a tag of a program tells.
 *
 * @example
 * ```js
 * const solved = new TextEncoder().encode(`[DoubleDummyTricks "${"98765".repeat(4)}"]\n`);
 * const [{ openCards }] = (await pbn.parse(solved)).games;
 * console.log(openCards?.[0].tricks.N); // [ 9, 8, 7, 6, 5 ]
 * ```
 */
export interface OpenCards {
	tag: "DoubleDummyTricks" | "Ability";
	/** By declarer, in the denominations NT, S, H, D, C. */
	tricks: Partial<Record<Seat, number[]>>;
}
