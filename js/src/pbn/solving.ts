// The verbs that ask the solver. They are a script of their own, solve.js, which the first of them loads.
import { inParallel } from "../dd/parallel.js";
import { type Crew, Refused, type Search, type Searched, Solvers } from "../dd/solvers.js";
import { denominations, type Solving as TableSolving, type Table, Tables } from "../dd/tables.js";
import { allTricksCount } from "../game/result.js";
import { type Client, withBytes } from "../host/client.js";
import type { Engine } from "../host/engine.js";
import type { Answer } from "../host/program.js";
import { isObject } from "../host/options.js";
import { readAll } from "../host/source.js";
import type { Converter } from "./converter.js";
import type { Reading } from "./reading.js";
import { asked, type Asked, mostWorkers } from "./solve-options.js";
import { mayBePbn } from "./other.js";
import { handsOf, isDeal, isGame, playIn, seats } from "./solvable.js";
import type { Deal, Denomination, DoubleDummy, Game, Optimum, Pbn, Seat, Solvable, SolvedCard, SolvedGame, SolvedPlay, SolveOptions, SolveProgress, SolverOptions, Source, OptimumOptions, ValidateOptions, Validation } from "./types.js";

const utf8 = { from: new TextDecoder(), to: new TextEncoder() };

/** What the verbs need of a Pbn. */
export interface Needed extends Pick<Crew, "make" | "died"> {
	/** What does the other calls; the engines of solvers are closed with it. */
	calls: Engine;
	/** Whether solvers work in workers. */
	inWorker: boolean;
	/** Reads a deal for a verb, which the errors name. */
	read: (text: string, verb: string) => Promise<Deal>;
	/** What says what of a file is to be solved, and fills in what was found. */
	client: Pick<Client, "call" | "games">;
	converter: Pick<Converter, "toPBN">;
	pbn: Pick<Pbn, "validate">;
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

/** What the core wants to be solved of a game, with the hands as the solver takes them; of its play the denomination, the leader and the cards. */
interface Task {
	number: number;
	hands: string;
	play?: string;
}

/** What was found for a game, or why nothing was; as the core takes it. */
type Outcome = SolvedGame | { game: number; why: string };

/** A file of PBN, and what of it is to be solved. */
interface Tasks {
	file: Uint8Array;
	sourceEncoding: SourceEncoding | "";
	tasks: Task[];
	/** How many other games there are beyond the limit. */
	left: number;
	/** What the file was if it was not PBN and has games. */
	from: Validation["from"];
}

type SourceEncoding = NonNullable<OptimumOptions["sourceEncoding"]>;

/** Who dealt, and who is vulnerable, as far as that is said. */
interface Dealt {
	dealer: Seat | undefined;
	vulnerable: Game["vulnerable"] | undefined;
}

type Par = NonNullable<DoubleDummy["par"]>;

export class Solving {
	readonly #calls: Engine;
	readonly #read: Needed["read"];
	readonly #client: Needed["client"];
	readonly #converter: Needed["converter"];
	readonly #pbn: Needed["pbn"];
	readonly #solvers: Solvers;
	readonly #tables: Tables;

	constructor({ calls, make, died, inWorker, read, client, converter, pbn }: Needed) {
		this.#calls = calls;
		this.#read = read;
		this.#client = client;
		this.#converter = converter;
		this.#pbn = pbn;
		this.#solvers = new Solvers({ make, died, most: inWorker ? mostWorkers : 1, turn: inWorker ? turns.inWorker : turns.here });
		this.#tables = new Tables(this.#solvers);
	}

	async solve(given: string | Deal | Solvable, options: SolveOptions = {}): Promise<DoubleDummy> {
		const calling = this.#asked("solve", options);
		const deal = await this.#deal(given);
		const hands = handsOf(deal, "solve");
		const wanted = denominations.filter((denomination) => calling.strains.includes(denomination));
		const told = new Told(calling, wanted.length);
		const table = await refusing("solve", this.#tables.table(hands, wanted, { ...calling, onSearch: told.search, onSolved: told.solved }));
		const tricks: DoubleDummy["tricks"] = {};
		for (const [at, seat] of seats.entries()) if (calling.seats.includes(seat)) tricks[seat] = tricksOf(table, at, wanted);
		const isWhole = wanted.length === denominations.length && seats.every((seat) => calling.seats.includes(seat));
		const game: Solvable = typeof given === "string" || isDeal(given) ? {} : given;
		const dealt = { dealer: game.dealer ?? (calling.dealer || undefined), vulnerable: game.vulnerable ?? (calling.vulnerable || undefined), deal };
		const par = isWhole ? await this.#par(dealt, table, calling) : undefined;
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
		const { positions, stopped, next: turn } = await refusing(
			"solvePlay",
			this.#values(hands, { denomination, leader: play.leader, cards: cards.map(({ seat, card }) => seat + card).join(" ") }, { ...calling, onSearch: told.search }),
		);
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
		const { only, signal, limit, notation = "" } = calling;
		const { file, sourceEncoding, tasks, left, from } = await this.#tasks(await opened("optimum", source, calling.sourceEncoding, signal), notation, calling, limit);
		const outcomes = await this.#solveAll(tasks, calling);
		const answer = await this.#client.call("fill", { file, wanted: { sourceEncoding, only, solved: JSON.stringify(outcomes) }, calling: { signal } }, "optimum");
		const filled = withBytes<Optimum>(answer);
		const found = only === "check" ? { ...(await this.#compared(file, { signal }, sourceEncoding, outcomes)), bytes: file as Uint8Array<ArrayBuffer>, changed: [] } : {};
		return { ...filled, ...found, left: left + tasks.length - outcomes.length, ...(from && { from }) };
	}

	async validate(source: Source, { doubleDummy, ...options }: ValidateOptions): Promise<Validation> {
		const how = typeof doubleDummy === "object" ? doubleDummy : {};
		const { signal, notation = "" } = options;
		const calling = this.#asked("validate", { ...how, signal });
		// A mistake in the other options is reported before the work that takes long.
		await this.#pbn.validate(new Uint8Array(), options);
		const file = await opened("validate", source, options.sourceEncoding, signal);
		const { tasks } = await this.#tasks(file, notation, { only: "check", signal }, Infinity);
		const outcomes = await this.#solveAll(tasks, { ...calling, until: undefined });
		return this.#compared(file.file, options, file.sourceEncoding, outcomes);
	}

	/** A file, checked with what was found for its games. */
	#compared(file: Uint8Array, options: ValidateOptions, sourceEncoding: SourceEncoding | "", outcomes: Outcome[]): Promise<Validation> {
		return this.#pbn.validate(file, { ...options, ...(sourceEncoding && { sourceEncoding }), solved: outcomes.filter((one) => "tricks" in one) });
	}

	/** What is to be solved of a file. If it is not PBN, it is converted first, to PBN that has all of its characters. */
	async #tasks({ file, sourceEncoding }: Opened, notation: Reading["notation"], { only, signal }: Pick<Asked, "only" | "signal">, limit: number): Promise<Tasks> {
		const calling = { signal };
		const tasks: Task[] = [];
		let left = 0;
		const take = async (file: Uint8Array, sourceEncoding: string): Promise<Validation | undefined> => {
			for (const games = this.#client.games<Task, Validation>({ file, wanted: { sourceEncoding, only }, calling }, unpacked, "tasks"); ; ) {
				const { value, done } = await games.next();
				if (done) return value;
				if (tasks.length < limit) tasks.push(value);
				else left++;
			}
		};
		const report = mayBePbn(notation) ? await take(file, sourceEncoding) : undefined;
		const other = await this.#converter.toPBN("games", { file, notation, wanted: { sourceEncoding }, calling }, report);
		if (!other?.found.gameCount) return { file, sourceEncoding, tasks, left, from: undefined };
		await take(other.bytes, "utf-8");
		return { file: other.bytes, sourceEncoding: "utf-8", tasks, left, from: other.found.from };
	}

	/** Solves games, one after another in each solver, until the caller has enough; in the order of the file. */
	async #solveAll(tasks: readonly Task[], calling: Omit<Asked, "limit" | "only">): Promise<Outcome[]> {
		const { workers, signal, until } = calling;
		const told = new Told(calling, tasks.length);
		const outcomes: Outcome[] = [];
		const ending = new AbortController();
		const end = () => ending.abort(signal?.reason);
		for (const one of [signal, until]) {
			if (one?.aborted) end();
			one?.addEventListener("abort", end);
		}
		try {
			await inParallel(tasks, workers, ending.signal, async (task, signal) => {
				try {
					outcomes.push(await this.#outcome(task, { ...calling, signal, workers: 1, onSearch: told.search, onSolved: () => undefined }));
				} catch (error) {
					if (!(error instanceof Refused)) throw error;
					outcomes.push({ game: task.number, why: error.why });
				}
				await told.solved();
			});
		} catch (error) {
			if (signal?.aborted || !until?.aborted) throw error;
		} finally {
			for (const one of [signal, until]) one?.removeEventListener("abort", end);
		}
		return outcomes.sort((a, b) => a.game - b.game);
	}

	/** What is found for a game. Rejects with Refused. */
	async #outcome({ number, hands, play }: Task, solving: TableSolving): Promise<SolvedGame> {
		const table = await this.#tables.table(hands, denominations, solving);
		const tricks = Object.fromEntries(seats.map((seat, at) => [seat, tricksOf(table, at, denominations)])) as Required<SolvedGame>["tricks"];
		if (!play) return { game: number, tricks };
		const [denomination = "", leader = "", ...cards] = play.split(" ");
		const { positions, stopped } = await this.#values(hands, { denomination, leader, cards: cards.join(" ") }, solving);
		// After the last card there is a position, too.
		return { game: number, tricks, ...(!stopped && { best: positions.slice(0, -1).map(({ best = [] }) => best) }) };
	}

	/** What each position of a play is worth. */
	#values(hands: string, play: { denomination: string; leader: string; cards: string }, { memory, signal, onSearch }: Pick<Search, "memory" | "signal" | "onSearch">): Promise<Worths> {
		return this.#solvers.search({ verb: "play", options: { hands, ...play }, memory, signal, onSearch });
	}

	#asked(verb: Parameters<typeof asked>[0], options: object): Asked {
		this.#calls.throwIfClosed();
		return asked(verb, options);
	}

	/** The deal of what was given. Throws TypeError. */
	async #deal(given: unknown): Promise<Deal> {
		if (typeof given === "string") return this.#read(given, "solve");
		if (isDeal(given)) return given;
		const deal = isObject(given) ? (given as Solvable).deal : given;
		if (isObject(given) && !deal) throw new TypeError("solve: the game has no deal");
		if (!isDeal(deal)) throw new TypeError("solve: the deal has to be a string, a Deal or a Game");
		return deal;
	}

	/** Par of a whole table, where it is said who dealt and who is vulnerable; not of an end position, of which nobody bids. */
	async #par({ dealer, vulnerable, deal }: Dealt & Pick<Game, "deal">, table: Table, { memory, signal }: Pick<Asked, "memory" | "signal">): Promise<Par | undefined> {
		if (!dealer || !seats.includes(dealer) || !vulnerable || !allTricksCount(deal)) return undefined;
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

	/** @param countsCards whether what is done is counted in cards */
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

/** All bytes of a source, and their encoding, "" if that is not known. */
interface Opened {
	file: Uint8Array;
	sourceEncoding: SourceEncoding | "";
}

async function opened(verb: string, source: Source, sourceEncoding: SourceEncoding | "" | undefined, signal: AbortSignal | undefined): Promise<Opened> {
	const isText = typeof source === "string";
	return { file: isText ? utf8.to.encode(source) : await readAll(source, verb, signal), sourceEncoding: sourceEncoding || (isText ? "utf-8" : "") };
}

/** The tasks of an answer. */
function unpacked({ games }: Answer): (() => Task)[] {
	return utf8.from.decode(games).split("\n").filter(Boolean).map((line) => () => JSON.parse(line) as Task);
}

/** The tricks of a declarer, whose place among the seats is given. */
function tricksOf(table: Table, at: number, wanted: readonly Denomination[]): Record<Denomination, number> {
	return Object.fromEntries(wanted.map((denomination) => [denomination, table.get(denomination)?.[at]])) as Record<Denomination, number>;
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
