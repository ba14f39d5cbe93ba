import type { Encoding, Game } from "pbnkit";
import { type Obstacle, obstacleOf, Session, solverOf, tagValue } from "pbnkit/viewer";
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { useWorker, worker } from "../reading-worker.js";

/** A board that cannot be computed. */
export interface Refused {
	number: number;
	board: string | undefined;
	obstacle: Obstacle;
}

/** Where the games come from. */
interface Games {
	games(numbers: readonly number[], signal: AbortSignal): AsyncIterable<Game>;
}

/** Computes what all boards of some files make with open cards. It can be stopped and goes on later; what is done stays. */
export class FillIn {
	/** Of the boards that there were when it was begun. */
	readonly total: number;
	state: "busy" | "paused" | "done" | "failed" = "paused";
	/** Why it failed. */
	problem: string | undefined;
	/** The numbers of those that are done, whether computed or known before. */
	readonly done = new Set<number>();
	readonly refused: Refused[] = [];
	readonly #games: Games;
	readonly #session: Session;
	readonly #atOnce: number;
	readonly #left: Set<number>;
	readonly #listeners = new Set<() => void>();
	#stop = new AbortController();

	/** @param atOnce how many boards are computed at the same time */
	constructor(games: Games, numbers: readonly number[], session: Session, atOnce: number) {
		this.#games = games;
		this.#left = new Set(numbers);
		this.total = numbers.length;
		this.#session = session;
		this.#atOnce = atOnce;
	}

	/** Begins, or goes on. */
	async run(): Promise<void> {
		if (this.state === "busy" || this.state === "done") return;
		this.#stop = new AbortController();
		const { signal } = this.#stop;
		this.#become("busy");
		try {
			await this.#all(signal);
			this.#become("done");
		} catch (error) {
			if (signal.aborted) return;
			this.#stop.abort();
			this.problem = whyNot(error);
			this.#become("failed");
		}
	}

	pause(): void {
		if (this.state !== "busy") return;
		this.#stop.abort();
		this.#become("paused");
	}

	/** @returns what ends it */
	subscribe(changed: () => void): () => void {
		this.#listeners.add(changed);
		return () => this.#listeners.delete(changed);
	}

	/** Several take the next game each, as long as there is one. */
	async #all(signal: AbortSignal): Promise<void> {
		const games = this.#games.games([...this.#left], signal)[Symbol.asyncIterator]();
		const one = async () => {
			for (let next = await games.next(); !next.done; next = await games.next()) await this.#one(next.value, signal);
		};
		await Promise.all(Array.from({ length: this.#atOnce }, one));
		signal.throwIfAborted();
	}

	async #one(game: Game, signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		const { wantsTable } = this.#session.of(game);
		const obstacle = wantsTable ? obstacleOf(game) : undefined;
		if (obstacle) this.refused.push({ number: game.number, board: tagValue(game, "Board"), obstacle });
		else if (wantsTable) await this.#session.compute(game, signal);
		this.#left.delete(game.number);
		if (!obstacle) this.done.add(game.number);
		this.#tell();
	}

	#become(state: FillIn["state"]): void {
		this.state = state;
		if (state === "busy") this.problem = undefined;
		this.#tell();
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

/** A file whose boards are to be computed. */
export interface Fillable {
	file: File;
	folder: string;
	encoding?: Encoding | undefined;
	gameCount: number;
}

/** Games of files, numbered on from file to file. */
async function* gamesOf(files: readonly Fillable[], numbers: readonly number[], signal: AbortSignal): AsyncGenerator<Game, void, void> {
	const leave = useWorker();
	try {
		const left = new Set(numbers);
		let before = 0;
		for (const { file, encoding, gameCount } of files) {
			const isOf = (number: number) => number > before && number <= before + gameCount;
			if (numbers.some(isOf)) {
				for await (const game of (await worker()).games(file, { ...(encoding && { sourceEncoding: encoding }), signal })) {
					const number = before + game.number;
					if (left.has(number)) yield { ...game, number };
				}
			}
			before += gameCount;
		}
	} finally {
		leave();
	}
}

/** What is computed of all boards of files, if anybody wants that. */
export interface Filling {
	fillIn: FillIn | undefined;
	/** Of these files. */
	files: readonly Fillable[];
	/** Begins, or goes on. */
	begin(files: readonly Fillable[]): void;
	close(): void;
}

/** How to compute what all boards make: it ends with the component, or where what it is of is another one. */
export function useFillIn(of: unknown): Filling {
	const [state, setState] = useState<{ fillIn: FillIn; files: readonly Fillable[] }>();
	const [, drawAgain] = useReducer((before: number) => before + 1, 0);
	const current = useRef<FillIn>(undefined);
	// Before the next paint, or what changes until then is never drawn.
	useLayoutEffect(() => state?.fillIn.subscribe(() => drawAgain(undefined)), [state]);
	const close = useCallback(() => {
		current.current?.pause();
		current.current = undefined;
		setState(undefined);
	}, []);
	useEffect(() => close, [of]);
	const begin = useCallback((files: readonly Fillable[]) => {
		const total = files.reduce((sum, { gameCount }) => sum + gameCount, 0);
		if (!current.current) {
			const numbers = Array.from({ length: total }, (_, at) => at + 1);
			const fillIn = new FillIn({ games: (left, signal) => gamesOf(files, left, signal) }, numbers, session, workerCount());
			current.current = fillIn;
			setState({ fillIn, files });
		}
		void current.current.run();
	}, []);
	return { fillIn: state?.fillIn, files: state?.files ?? [], begin, close };
}

/** How many workers the solver may have, at most: each takes some 40 MB. */
const mostWorkers = 8;

/** How many the machine has processors for. */
const workerCount = (): number => Math.min(Math.max(globalThis.navigator?.hardwareConcurrency ?? 1, 1), mostWorkers);

/** What was computed with open cards since the page was opened, of all its files. */
export const session = new Session(
	solverOf(async (work) => {
		const leave = useWorker();
		try {
			return await work(await worker());
		} finally {
			leave();
		}
	}, workerCount()),
	whyNot,
);
