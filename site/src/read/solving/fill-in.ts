import type { Game } from "pbnkit";
import { type Obstacle, obstacleOf, type Session } from "pbnkit/viewer";
import { whyNot } from "../../files/convert.js";

/** A board that cannot be computed. */
export interface Refused {
	number: number;
	obstacle: Obstacle;
}

/** Where the games come from. */
export interface Games {
	games(numbers: readonly number[], signal: AbortSignal): AsyncIterable<Game>;
}

/** Computes what all boards of a file make with open cards. It can be stopped and goes on later; what is done stays. */
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
		if (obstacle) this.refused.push({ number: game.number, obstacle });
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
