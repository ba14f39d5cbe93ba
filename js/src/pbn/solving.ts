// The verbs that ask the solver. They are a script of their own, solve.js, which the first of them loads.
import { inParallel } from "../dd/parallel.js";
import { type Crew, Refused, type Search, type Searched, Solvers } from "../dd/solvers.js";
import { type Solving as TableSolving, type Table, Tables } from "../dd/tables.js";
import type { Engine } from "../host/engine.js";
import { readAll } from "../host/source.js";
import { type Found, has, isAsked, optima, solvedGame } from "./optimum.js";
import { asked, type Asked, mostWorkers } from "./solve-options.js";
import { denominations, handsOf, isDeal, isGame, type Played, playIn, seats } from "./solvable.js";
import type { Deal, DoubleDummy, Edited, Encoding, Game, Notation, Optimum, OptimumGame, OptimumOptions, ParseOptions, Pbn, Seat, SolvedCard, SolvedPlay, SolveOptions, SolveProgress, SolverOptions, Source, TagEdit, ValidateOptions, Validation } from "./types.js";

const utf8 = new TextEncoder();

/** What the verbs need of a Pbn. */
export interface Needed extends Pick<Crew, "make" | "died"> {
	/** What does the other calls; the engines of solvers are closed with it. */
	calls: Engine;
	/** Whether solvers work in workers. */
	inWorker: boolean;
	/** Reads a deal for a verb, which the errors name. */
	read: (text: string, verb: string) => Promise<Deal>;
	pbn: Pick<Pbn, "games" | "edit" | "validate" | "convert">;
}

/** How long a solver works in one go, in milliseconds: where a page waits for it, and where a worker only tells how far it is. */
const turns = { here: 10, inWorker: 25 };

/** What a position of a play is worth to declarer, and the cards that keep that; none at the end. */
interface Worth {
	tricks: number;
	best?: string[];
}

interface Worths {
	positions: Worth[];
	stopped?: "not held" | "out of turn";
	/** Of the last position; no cards at the end of a deal. */
	next: { seat: Seat; cards: { card: string; after: number }[] };
}

/** A game, and what was found for it, or why nothing was. */
interface SolvedOne {
	game: Game;
	found?: Found;
	why?: string;
}

type Reading = Pick<ParseOptions, "signal" | "sourceEncoding" | "notation">;

type Par = NonNullable<DoubleDummy["par"]>;

export class Solving {
	readonly #calls: Engine;
	readonly #read: Needed["read"];
	readonly #pbn: Needed["pbn"];
	readonly #solvers: Solvers;
	readonly #tables: Tables;

	constructor({ calls, make, died, inWorker, read, pbn }: Needed) {
		this.#calls = calls;
		this.#read = read;
		this.#pbn = pbn;
		this.#solvers = new Solvers({ make, died, most: inWorker ? mostWorkers : 1, turn: inWorker ? turns.inWorker : turns.here });
		this.#tables = new Tables(this.#solvers);
	}

	async solve(given: string | Deal | Game, options: SolveOptions = {}): Promise<DoubleDummy> {
		const calling = this.#asked("solve", options);
		const hands = handsOf(await this.#deal(given), "solve");
		const wanted = denominations.filter((denomination) => calling.strains.includes(denomination));
		const told = new Told(calling, wanted.length);
		const table = await refusing("solve", this.#tables.table(hands, wanted, { ...calling, onSearch: told.search, onSolved: told.solved }));
		const tricks: DoubleDummy["tricks"] = {};
		for (const [at, seat] of seats.entries()) {
			if (calling.seats.includes(seat)) tricks[seat] = Object.fromEntries(wanted.map((denomination) => [denomination, table.get(denomination)?.[at]]));
		}
		const isWhole = wanted.length === denominations.length && seats.every((seat) => calling.seats.includes(seat));
		const par = isGame(given) && isWhole ? await this.#par(given, table, calling) : undefined;
		return { tricks, ...(par && { par }) };
	}

	async solvePlay(game: Game, options: SolverOptions = {}): Promise<SolvedPlay> {
		const calling = this.#asked("solvePlay", options);
		if (!isGame(game)) throw new TypeError("solvePlay: the game has to be a Game");
		if (!game.deal) throw new TypeError("solvePlay: the game has no deal");
		const play = playIn(game);
		if (typeof play === "string") throw new TypeError(`solvePlay: ${play}`);
		const { denomination, declarer, cards } = play;
		const told = new Told(calling, cards.length, true);
		const hands = handsOf(game.deal, "solvePlay");
		const { positions, stopped, next: turn } = await refusing("solvePlay", this.#values(hands, play, { ...calling, onSearch: told.search }));
		const cost = (seat: Seat, tricks: number, after: number) => (isPartner(seat, declarer) ? tricks - after : after - tricks);
		const solved = cards.slice(0, positions.length - 1).map(({ seat, card, move }, at): SolvedCard => {
			const { tricks, best = [] } = positions[at] as Worth;
			const { tricks: after } = positions[at + 1] as Worth;
			return { seat, card, move, tricks, after, cost: cost(seat, tricks, after), best };
		});
		const odd = cards[solved.length];
		const { tricks, best = [] } = positions[solved.length] as Worth;
		const { seat } = turn;
		const next = turn.cards.length > 0 && { seat, best, cards: turn.cards.map(({ card, after }) => ({ card, after, cost: cost(seat, tricks, after) })) };
		return { denomination, declarer, tricks: (positions[0] as Worth).tricks, cards: solved, ...(next && { next }), ...(stopped && odd && { stopped: { move: odd.move, why: stopped } }) };
	}

	async optimum(source: Source, options: OptimumOptions = {}): Promise<Optimum> {
		const calling = this.#asked("optimum", options);
		const { only, signal, notation } = calling;
		const given = await opened("optimum", source, calling.sourceEncoding, signal);
		const { asked, left, from } = await this.#askedOf(given.bytes, { ...given.reading, ...(notation && { notation }) }, calling);
		const { bytes, reading } = from ? await this.#asPbn(given, from) : given;
		const solved = await this.#solveAll(asked, calling);
		const games = solved.map(({ game, found, why }) => done(game, only, found, why));
		const rest = left + asked.length - games.length;
		const told = games.map(({ edits, ...game }) => game);
		if (only === "check") {
			const validation = await this.#pbn.validate(bytes, { ...reading, solved: solved.flatMap(solvedGame) });
			return { ...validation, bytes: bytes as Uint8Array<ArrayBuffer>, changed: [], games: told, left: rest, ...(from && { from }) };
		}
		const refuse = (number: number | undefined, why: string) => {
			for (const game of told.filter(({ game }) => game === number)) Object.assign(game, { filled: [], why });
		};
		for (let wanted = games.map(({ edits }) => edits); ; ) {
			const { made, edited } = await this.#made(bytes, reading, [], wanted, refuse);
			// An edit that is refused takes no other game's with it.
			const given = made.flat();
			const refused = new Map((edited.refused ?? []).flatMap(({ by, game, message }) => (by.length > 0 ? by.map((at) => [given[at]?.game, message] as const) : [[game, message] as const])));
			if (refused.size === 0) return { ...edited, games: told, left: rest, ...(from && { from }) };
			for (const [game, why] of refused) refuse(game, why);
			wanted = made.filter(([edit]) => !refused.has(edit?.game));
		}
	}

	/**
	 * Makes the edits of games besides those that were made before. Where that is not possible, it makes those of each half of the games, down
	 * to the game that is the reason, which is told to `refuse`.
	 */
	async #made(bytes: Uint8Array, reading: Reading, before: TagEdit[][], more: TagEdit[][], refuse: (game: number | undefined, why: string) => void): Promise<{ made: TagEdit[][]; edited: Edited }> {
		const made = [...before, ...more];
		try {
			return { made, edited: await this.#pbn.edit(bytes, made.flat(), reading) };
		} catch (error) {
			if (!(error instanceof TypeError) || more.length === 0) throw error;
			const half = more.length >> 1;
			const [first, second] = half === 0 ? [before, []] : [(await this.#made(bytes, reading, before, more.slice(0, half), refuse)).made, more.slice(half)];
			if (half === 0) refuse(more[0]?.[0]?.game, error.message.replace(/^edit: edits\[\d+\][: ]*/, ""));
			return this.#made(bytes, reading, first, second, refuse);
		}
	}

	async validate(source: Source, { doubleDummy, ...options }: ValidateOptions): Promise<Validation> {
		const how = typeof doubleDummy === "object" ? doubleDummy : {};
		const calling = this.#asked("validate", { ...how, signal: options.signal });
		// A mistake in the other options is told before what takes long.
		await this.#pbn.validate(new Uint8Array(), options);
		const { bytes, reading } = await opened("validate", source, options.sourceEncoding, options.signal);
		const { notation } = options;
		const { asked } = await this.#askedOf(bytes, { ...reading, ...(notation && { notation }) }, { only: "check", limit: Infinity });
		const solved = await this.#solveAll(asked, { ...calling, only: "check", until: undefined });
		return this.#pbn.validate(bytes, { ...options, ...reading, solved: solved.flatMap(solvedGame) });
	}

	/** The games of a file that are to be solved, how many others there are beyond the limit, and what the file was if it was not PBN and has games. */
	async #askedOf(bytes: Uint8Array, reading: Reading, { only, limit }: Pick<Asked, "only" | "limit">): Promise<{ asked: Game[]; left: number; from: Validation["from"] }> {
		const asked: Game[] = [];
		let left = 0;
		for (const games = this.#pbn.games(bytes, reading); ; ) {
			const { value, done } = await games.next();
			if (done) return { asked, left, from: value?.gameCount ? value.from : undefined };
			if (!isAsked(value, only)) continue;
			if (asked.length < limit) asked.push(value);
			else left++;
		}
	}

	/** A file of another notation as PBN that has all of its characters. */
	async #asPbn({ bytes, reading }: Opened, from: Notation): Promise<Opened> {
		const made = await this.#pbn.convert(bytes, { ...reading, from, to: "pbn", encoding: "utf8", missing: "omit" });
		return { bytes: made.bytes, reading: { ...reading, sourceEncoding: "utf-8" } };
	}

	/** Solves games, one after another in each solver, until the caller has enough; in the order of the file. */
	async #solveAll(games: readonly Game[], calling: Omit<Asked, "limit">): Promise<SolvedOne[]> {
		const { workers, signal, until } = calling;
		const told = new Told(calling, games.length);
		const solved: SolvedOne[] = [];
		const ending = new AbortController();
		const end = () => ending.abort(signal?.reason);
		for (const one of [signal, until]) {
			if (one?.aborted) end();
			one?.addEventListener("abort", end);
		}
		try {
			await inParallel(games, workers, ending.signal, async (game, signal) => {
				try {
					solved.push({ game, found: await this.#found(game, { ...calling, signal, workers: 1, onSearch: told.search, onSolved: () => undefined }) });
				} catch (error) {
					if (!(error instanceof Refused)) throw error;
					solved.push({ game, why: error.why });
				}
				await told.solved();
			});
		} catch (error) {
			if (signal?.aborted || !until?.aborted) throw error;
		} finally {
			for (const one of [signal, until]) one?.removeEventListener("abort", end);
		}
		return solved.sort((a, b) => a.game.number - b.game.number);
	}

	/** What the tags of a game are to say. Rejects with Refused. */
	async #found(game: Game, solving: TableSolving & Omit<Asked, "limit">): Promise<Found> {
		const hands = handsOf(game.deal as Deal, "optimum");
		const table = await this.#tables.table(hands, denominations, solving);
		const par = (await this.#par(game, table, solving))?.score;
		const play = playIn(game);
		const isPlayAsked = solving.only === "all" || has(game, "OptimumPlayTable") === (solving.only === "check");
		if (typeof play === "string" || play.cards.length === 0 || !isPlayAsked) return { table, par, best: undefined };
		const { positions, stopped } = await this.#values(hands, play, solving);
		return { table, par, best: stopped ? undefined : positions.slice(0, play.cards.length).map(({ best = [] }) => best) };
	}

	/** What each position of a play is worth. */
	#values(hands: string, { denomination, leader, cards }: Played, { memory, signal, onSearch }: Pick<Search, "memory" | "signal" | "onSearch">): Promise<Worths> {
		const options = { hands, denomination, leader, cards: cards.map(({ seat, card }) => seat + card).join(" ") };
		return this.#solvers.search({ verb: "play", options, memory, signal, onSearch });
	}

	#asked(verb: Parameters<typeof asked>[0], options: object): Asked {
		this.#calls.throwIfClosed();
		return asked(verb, options);
	}

	/** The deal of what was given. Throws TypeError. */
	async #deal(given: unknown): Promise<Deal> {
		if (typeof given === "string") return this.#read(given, "solve");
		if (isGame(given) && !given.deal) throw new TypeError("solve: the game has no deal");
		const deal = isGame(given) ? given.deal : given;
		if (!isDeal(deal)) throw new TypeError("solve: the deal has to be a string, a Deal or a Game");
		return deal;
	}

	/** Par of a whole table, where the game says who dealt and who is vulnerable. */
	async #par({ dealer, vulnerable }: Game, table: Table, { memory, signal }: Pick<Asked, "memory" | "signal">): Promise<Par | undefined> {
		if (!dealer || !seats.includes(dealer) || !vulnerable) return undefined;
		const tricks = seats.flatMap((_, at) => [...denominations].reverse().map((denomination) => table.get(denomination)?.[at] as number));
		const isVulnerable = (side: string) => vulnerable === side || vulnerable === "All";
		return this.#solvers.call<Par>("par", Uint8Array.from(tricks), { dealer, vulnerableNS: isVulnerable("NS"), vulnerableEW: isVulnerable("EW") }, memory, signal);
	}
}

/** Tells a caller how far a call is. */
class Told {
	readonly #calling: Pick<Asked, "onProgress">;
	readonly #progress: SolveProgress;
	readonly #countsCards: boolean;

	/** @param countsCards whether what is done is told in cards */
	constructor(calling: Pick<Asked, "onProgress">, total: number, countsCards = false) {
		this.#countsCards = countsCards;
		this.#calling = calling;
		this.#progress = { done: 0, total, positions: 0 };
	}

	/** Returns what the caller answers. */
	readonly search = ({ positions, cards }: Searched): unknown => {
		this.#progress.positions += positions;
		if (cards > 0 && this.#countsCards) this.#progress.done = cards;
		return this.#calling.onProgress?.({ ...this.#progress });
	};

	readonly solved = (): unknown => {
		this.#progress.done++;
		return this.#calling.onProgress?.({ ...this.#progress });
	};
}

/** All bytes of a source, and how they are read. */
interface Opened {
	bytes: Uint8Array;
	reading: Reading;
}

async function opened(verb: string, source: Source, sourceEncoding: Encoding | "" | undefined, signal: AbortSignal | undefined): Promise<Opened> {
	const isText = typeof source === "string";
	const encoding = sourceEncoding || (isText ? "utf-8" : undefined);
	return { bytes: isText ? utf8.encode(source) : await readAll(source, verb, signal), reading: { signal, ...(encoding && { sourceEncoding: encoding }) } };
}

/** What is done with a game, and the edits for it. */
function done(game: Game, only: Asked["only"], found: Found | undefined, why: string | undefined): OptimumGame & { edits: TagEdit[] } {
	const of: OptimumGame & { edits: TagEdit[] } = { game: game.number, filled: [], differs: [], ...(why !== undefined && { why }), edits: [] };
	for (const { tag, state, edit } of found ? optima(game, found) : []) {
		if (state === "wrong") of.differs.push(tag);
		if (state === "right" || only === "check" || (state === "wrong" && only === "missing")) continue;
		of.filled.push(tag);
		of.edits.push(edit);
	}
	return of;
}

/** What a search comes to; a deal that the solver refuses is the caller's mistake. */
async function refusing<Result>(verb: string, search: Promise<Result>): Promise<Result> {
	try {
		return await search;
	} catch (error) {
		if (error instanceof Refused) throw new TypeError(`${verb}: ${error.why}`);
		throw error;
	}
}

function isPartner(a: Seat, b: Seat): boolean {
	return (seats.indexOf(a) - seats.indexOf(b)) % 2 === 0;
}
