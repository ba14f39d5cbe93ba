import { until } from "./abort.js";
import { KitClosedError, type KitError, KitPanicError } from "./errors.js";
import type { Answer, Program, Step } from "./program.js";

/** A program that is there whenever it is needed: after a failure the next call starts another. */
export class Engine {
	readonly #make: () => Program;
	#live: { program: Program; ready: Promise<void> } | undefined;
	#last: Promise<unknown> = Promise.resolve();
	#openJobs = 0;
	#closed = false;
	readonly #others: Engine[] = [];

	constructor(make: () => Program) {
		this.#make = make;
	}

	/** Another engine, which is closed with this one. */
	other(make: () => Program): Engine {
		const engine = new Engine(make);
		this.#others.push(engine);
		if (this.#closed) engine.close();
		return engine;
	}

	/** Makes ready for the first call. Rejects with KitLoadError. */
	async start(): Promise<void> {
		await this.#started();
	}

	/**
	 * One call after another, so that a signal which ends the program takes no other call with it. The argument is read
	 * before `call` returns its promise.
	 */
	call(verb: string, argument: Uint8Array | string, options: object, signal?: AbortSignal): Promise<Answer> {
		const copy = typeof argument === "string" ? argument : new Uint8Array(argument);
		const answer = this.#last.then(async () => {
			signal?.throwIfAborted();
			const program = await this.#started();
			signal?.throwIfAborted();
			// A job in the same program goes on; then the call is left to end by itself.
			const stop = () => this.#openJobs === 0 && this.#end(program, new KitPanicError("the call was aborted"));
			signal?.addEventListener("abort", stop, { once: true });
			try {
				return await this.#use(program, verb, copy, options);
			} finally {
				signal?.removeEventListener("abort", stop);
			}
		});
		this.#last = answer.catch(() => undefined);
		return until(signal, answer);
	}

	/** Begins a job. Its steps go between those of other jobs. */
	async open(verb: string, options: object): Promise<Job | { refused: string }> {
		this.#openJobs++;
		try {
			const program = await this.#started();
			const { job, refused } = await this.#use(program, "open", verb, options);
			if (refused === undefined) return this.#job(program, job);
			this.#openJobs--;
			return { refused };
		} catch (error) {
			this.#openJobs--;
			throw error;
		}
	}

	#job(program: Program, job: number | undefined): Job {
		let busy = false;
		let done = false;
		const step = async (name: Step, piece: Uint8Array<ArrayBuffer> | string) => {
			busy = true;
			try {
				return await this.#use(program, name, piece, { job });
			} finally {
				busy = false;
			}
		};
		const leave = () => {
			if (!done) this.#openJobs--;
			done = true;
		};
		return {
			push: (piece) => step("push", new Uint8Array(piece)),
			async finish() {
				const answer = await step("finish", "");
				if (!answer.more) leave();
				return answer;
			},
			drop: () => {
				if (done) return;
				leave();
				// A piece may take long, where a game is large; but other jobs are not to die of it.
				if (busy && this.#openJobs === 0) this.#end(program, new KitPanicError("the job was given up"));
				else step("drop", "").catch(() => undefined);
			},
		};
	}

	/** Throws KitClosedError once it was closed. */
	throwIfClosed(): void {
		if (this.#closed) throw new KitClosedError();
	}

	close(): void {
		this.#closed = true;
		for (const engine of this.#others) engine.close();
		if (this.#live) this.#end(this.#live.program, new KitClosedError());
	}

	async #started(): Promise<Program> {
		this.throwIfClosed();
		if (!this.#live?.program.alive) {
			const program = this.#make();
			this.#live = { program, ready: program.start() };
		}
		const { program, ready } = this.#live;
		try {
			await ready;
		} catch (error) {
			this.#end(program, error as KitError);
			throw error;
		}
		this.throwIfClosed();
		return program;
	}

	async #use(program: Program, verb: string, argument: Uint8Array<ArrayBuffer> | string, options: object): Promise<Answer> {
		try {
			return await program.call(verb, argument, options);
		} catch (error) {
			this.#end(program, new KitPanicError("the program failed in another call, and took this one with it", { cause: error }));
			throw error;
		}
	}

	#end(program: Program, why: KitError): void {
		program.end(why);
		if (this.#live?.program === program) this.#live = undefined;
	}
}

/** A file that comes piece by piece. */
export interface Job {
	/** The piece is read before `push` returns its promise. Where there is more to say of it, no piece comes next. */
	push(piece: Uint8Array): Promise<Answer>;
	/** Where there is more to say, it is called again. */
	finish(): Promise<Answer>;
	/** Gives the job up, if it has not come to its end. */
	drop(): void;
}
