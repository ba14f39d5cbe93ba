import { denominations } from "../../game/bids.js";
import { suits } from "../../game/order.js";
import type { Denomination, Game, Move, Par, Seat } from "../../pbn/types.js";
import { clockwise, playedCards } from "../game.js";
import { doubleDummy, parOf, readOptimum, type Tricks } from "../tables/double-dummy.js";
import { known, readTable } from "../tables/table.js";
import { canBeJudged, obstacleOf } from "./obstacle.js";
import type { Cost, Costs, Solved, Solving, State } from "./solving.js";

/**
 * The tricks of a denomination, of a declarer.
 *
 * @example
 * ```ts
 * import type { StrainTricks } from "pbnkit/viewer";
 *
 * const inSpades: StrainTricks = (declarer) => ({ N: 10, E: 3, S: 10, W: 3 })[declarer];
 * console.log(inSpades("S")); // 10
 * ```
 */
type StrainTricks = (declarer: Seat) => number;

/**
 * What computes. All reject with the signal's reason, and else with an error whose message says why.
 *
 * @example
 * ```ts
 * import type { Solver } from "pbnkit/viewer";
 *
 * // A solver that asks nobody: it knows this deal.
 * const solver: Solver = {
 * 	async strains(_, wanted, found) {
 * 		for (const denomination of wanted) found(denomination, (declarer) => ({ N: 9, E: 4, S: 9, W: 4 })[declarer]);
 * 	},
 * 	par: async () => undefined,
 * 	costs: async () => [],
 * };
 * await solver.strains(game, ["NT"], (denomination, tricks) => console.log(denomination, tricks("S")), AbortSignal.timeout(60_000)); // NT 9
 * ```
 */
export interface Solver {
	/** The tricks of these denominations; `found` is told of each. */
	strains(game: Game, wanted: readonly Denomination[], found: (denomination: Denomination, tricks: StrainTricks) => void, signal: AbortSignal): Promise<void>;
	/** The par of a game whose tricks are all known; undefined where dealer or vulnerability are not. */
	par(game: Game, signal: AbortSignal): Promise<Par | undefined>;
	/** What each card of the play costs, in the order of play, as far as that can be judged. */
	costs(game: Game, signal: AbortSignal): Promise<readonly (Cost | undefined)[]>;
}

/** A table, or the costs of a play, as far as they are computed. */
interface Entry<Result> {
	state: State;
	result: Result;
	/** Why the last attempt failed. */
	error?: unknown;
	stop?: AbortController;
	/** The attempt that is under way; it never rejects. */
	busy?: Promise<void>;
}

interface Table {
	/** Of each denomination that is known, those of N, E, S and W. */
	readonly strains: Map<Denomination, readonly number[]>;
	par?: Par | undefined;
}

/**
 * What was computed of deals while a page is open: the same deal, wherever it is seen, is computed once.
 *
 * @example
 * ```tsx
 * import { GamesView, Session, solverOf } from "pbnkit/viewer";
 *
 * const session = new Session(solverOf((work) => work(pbn)));
 * export const Deals = () => <GamesView games={[game]} solving={session} />;
 * ```
 */
export class Session implements Solving {
	readonly #solver: Solver;
	readonly #why: (error: unknown) => string;
	readonly #tables = new Map<string, Entry<Table>>();
	readonly #plays = new Map<string, Entry<readonly (Cost | undefined)[]>>();
	/** What readers want to see. */
	readonly #shown = new Set<string>();
	readonly #listeners = new Set<() => void>();
	/** Those of the games that are drawn. */
	readonly #costs = new WeakMap<Game, { of: readonly (Cost | undefined)[]; costs: Costs }>();
	readonly #facts = new WeakMap<Game, Facts>();

	/** @param why what readers are told of an error */
	constructor(solver: Solver, why = (error: unknown) => (error instanceof Error ? error.message : String(error))) {
		this.#solver = solver;
		this.#why = why;
	}

	of(game: Game): Solved {
		const { deal, play, hasTable, judged, obstacle, noContract, inTags } = this.#factsOf(game);
		const asked = this.#shown.has(deal);
		const table = asked && !hasTable ? this.#tables.get(deal) : undefined;
		const costs = asked && judged ? this.#plays.get(play) : undefined;
		const states: State[] = [...(hasTable ? [] : [table?.state ?? "open"]), ...(judged ? [costs?.state ?? "open"] : [])];
		const error = table?.error ?? costs?.error;
		const state = (["busy", "failed", "stopped", "open"] as const).find((one) => states.includes(one)) ?? "known";
		return {
			state,
			asked,
			wantsTable: !hasTable,
			tricks: table && tricksOf(table.result),
			par: table?.result.par && parOf(table.result.par),
			costs: inTags ?? (costs?.state === "known" ? this.#costsOf(game, costs.result) : undefined),
			judges: inTags !== undefined || costs !== undefined,
			obstacle,
			noContract,
			problem: error === undefined ? undefined : this.#why(error),
		};
	}

	ask(game: Game): void {
		const { deal, play, hasTable, judged, obstacle } = this.#factsOf(game);
		if (obstacle) return;
		this.#shown.add(deal);
		// The cards first: that is little, and a reader steps on meanwhile.
		if (judged) void this.#run(this.#plays, play, [], async (entry, signal) => {
			entry.result = await this.#solver.costs(game, signal);
		});
		if (!hasTable) void this.#run(this.#tables, deal, { strains: new Map() }, (entry, signal) => this.#fill(game, entry.result, signal));
		this.#changed();
	}

	/** Computes the tricks and the par of a game that can be solved. Rejects with the signal's reason, and as the solver does. */
	async compute(game: Game, signal: AbortSignal): Promise<void> {
		const { deal } = this.#factsOf(game);
		this.#shown.add(deal);
		const stop = () => this.#tables.get(deal)?.stop?.abort();
		signal.throwIfAborted();
		signal.addEventListener("abort", stop, { once: true });
		await this.#run(this.#tables, deal, { strains: new Map() }, (entry, signal) => this.#fill(game, entry.result, signal));
		signal.removeEventListener("abort", stop);
		signal.throwIfAborted();
		const { error } = this.#tables.get(deal) ?? {};
		if (error !== undefined) throw error;
	}

	/** A game as if its tags had the tricks and the par, as far as they were computed. */
	filled(game: Game): Game {
		const { deal, hasTable } = this.#factsOf(game);
		const table = this.#tables.get(deal);
		if (hasTable || table?.state !== "known") return game;
		const { strains, par } = table.result;
		const tricks = Object.fromEntries(clockwise.map((seat, at) => [seat, inOrder.map((denomination) => strains.get(denomination)?.[at] ?? 0)]));
		return { ...game, openCards: [{ tag: "DoubleDummyTricks", tricks }, ...(game.openCards ?? [])], ...(par && !game.par && { par: [par] }) };
	}

	stop(game: Game): void {
		const { deal, play } = this.#factsOf(game);
		this.#tables.get(deal)?.stop?.abort();
		this.#plays.get(play)?.stop?.abort();
	}

	hide(game: Game): void {
		this.#shown.delete(this.#factsOf(game).deal);
		this.#changed();
	}

	subscribe(changed: () => void): () => void {
		this.#listeners.add(changed);
		return () => this.#listeners.delete(changed);
	}

	async #fill(game: Game, table: Table, signal: AbortSignal): Promise<void> {
		const wanted = inOrder.filter((denomination) => !table.strains.has(denomination));
		const found = (denomination: Denomination, tricks: StrainTricks) => {
			table.strains.set(denomination, clockwise.map(tricks));
			this.#changed();
		};
		if (wanted.length > 0) await this.#solver.strains(game, wanted, found, signal);
		// Of an end position nobody bids.
		if (this.#factsOf(game).isWhole) table.par = await this.#solver.par(game, signal);
	}

	/** Does what is not known and not under way. */
	#run<Result>(entries: Map<string, Entry<Result>>, key: string, none: Result, work: (entry: Entry<Result>, signal: AbortSignal) => Promise<void>): Promise<void> {
		const entry: Entry<Result> = entries.get(key) ?? { state: "open", result: none };
		entries.set(key, entry);
		if (entry.state !== "known") entry.busy ??= this.#attempt(entry, work);
		return entry.busy ?? Promise.resolve();
	}

	async #attempt<Result>(entry: Entry<Result>, work: (entry: Entry<Result>, signal: AbortSignal) => Promise<void>): Promise<void> {
		const stop = new AbortController();
		delete entry.error;
		Object.assign(entry, { state: "busy", stop });
		try {
			await work(entry, stop.signal);
			entry.state = "known";
		} catch (error) {
			entry.state = stop.signal.aborted ? "stopped" : "failed";
			if (!stop.signal.aborted) entry.error = error;
		}
		delete entry.stop;
		delete entry.busy;
		this.#changed();
	}

	#changed(): void {
		for (const listener of this.#listeners) listener();
	}

	#costsOf(game: Game, of: readonly (Cost | undefined)[]): Costs {
		const before = this.#costs.get(game);
		if (before?.of === of) return before.costs;
		const costs = new Map<Move, Cost>();
		for (const [index, { move }] of playedCards(game).entries()) {
			const cost = of[index];
			if (cost) costs.set(move, cost);
		}
		this.#costs.set(game, { of, costs });
		return costs;
	}

	#factsOf(game: Game): Facts {
		const facts = this.#facts.get(game) ?? factsOf(game);
		this.#facts.set(game, facts);
		return facts;
	}
}

/** What of a game decides what can be asked for. */
interface Facts {
	/** The same for all games that have one table, and one par. */
	deal: string;
	/** The same for all games whose cards cost the same. */
	play: string;
	/** Whether it is a whole deal, not an end position. */
	isWhole: boolean;
	/** Whether the tags have all tricks. */
	hasTable: boolean;
	/** Whether there are cards of a play to judge, which the tags do not. */
	judged: boolean;
	/** What the tags say of the cards. */
	inTags: Costs | undefined;
	obstacle: Solved["obstacle"];
	noContract: boolean;
}

/** How long the text of the hands of a whole deal is: the cards, three points in each hand, and blanks. */
const wholeLength = 52 + 4 * 3 + 3;

function factsOf(game: Game): Facts {
	const { deal, dealer, vulnerable, bid, declarer, sections } = game;
	const cards = playedCards(game);
	const inTags = costsInTags(game);
	const hands = clockwise.map((seat) => suits.map((suit) => deal?.hands[seat]?.[suit] ?? "").join(".")).join(" ");
	const known = `${hands} ${dealer} ${vulnerable}`;
	return {
		deal: known,
		play: `${known} ${bid?.denomination} ${declarer} ${cards.map(({ move }) => move.text).join("")}`,
		isWhole: hands.length === wholeLength,
		hasTable: doubleDummy(game, sections.find(readOptimum)).some(({ tricks }) => tricks.size === clockwise.length * denominations.length),
		judged: cards.length > 0 && !inTags && canBeJudged(game),
		inTags,
		obstacle: obstacleOf(game),
		noContract: cards.length > 0 && !inTags && !canBeJudged(game),
	};
}

/** The order in which denominations are computed: what most contracts are in comes first. */
const inOrder: readonly Denomination[] = [...denominations].reverse();

function tricksOf({ strains }: Table): Tricks {
	return new Map([...strains].flatMap(([denomination, tricks]) => clockwise.map((seat, at): [string, string] => [`${seat} ${denomination}`, String(tricks[at])])));
}

/** What an OptimumPlayTable says of the cards that were played, which has the best cards before each (5.6); undefined where a game has none. */
export function costsInTags(game: Game): Costs | undefined {
	const section = game.sections.find(({ name, tag }) => name === "OptimumPlayTable" && !game.tags[tag]?.duplicate);
	const places = suits.map((suit) => section?.columns?.findIndex(({ name }) => name === suit) ?? -1);
	if (!section || places.includes(-1)) return undefined;
	const { rows } = readTable(section);
	const costs = new Map<Move, Cost>();
	for (const [index, { move }] of playedCards(game).entries()) {
		const row = rows[index] ?? [];
		const better = suits.flatMap((suit, at) => [...(known(row, places[at])?.value ?? "")].map((rank) => suit + rank));
		if (better.length > 0 && !better.includes(move.text)) costs.set(move, { tricks: undefined, better });
	}
	return costs;
}
