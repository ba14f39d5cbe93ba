import type { Engine } from "../host/engine.js";
import type { Answer } from "../host/program.js";
import { searched } from "../host/search.js";

/** A search: a verb of `wasm/dd`, and its options. */
export interface Search {
	verb: "strain" | "play";
	options: object;
	/** Of the solver, in bytes. */
	memory: number;
	signal: AbortSignal | undefined;
	/** Is told now and then how far it is. */
	onSearch: (search: Searched) => void;
}

export interface Searched {
	/** Positions since it was told last. */
	positions: number;
	/** Cards of a play whose values are known. */
	cards: number;
}

/** The solver cannot take what it was asked; the message says why. */
export class Refused {
	readonly why: string;

	constructor(why: string) {
		this.why = why;
	}
}

/** A solver, which does one thing at a time. */
interface Solver {
	engine: Engine;
	/** In bytes. A solver with less is another program, since a module's memory never becomes less. */
	memory: number;
}

export interface Crew {
	/** Makes the engine of a solver. */
	make: () => Engine;
	/** How many there may be. */
	most: number;
	/** How long one works until it tells how far it is, in milliseconds. */
	turn: number;
	/** Whether an error says that a program or a worker died. */
	died: (error: unknown) => boolean;
}

/** What a worker was doing when it died is tried so many times: what always kills its worker is given back. */
const attempts = 3;

const utf8 = new TextDecoder();

/** Solvers that share what there is to do: whichever is free takes the next. */
export class Solvers {
	readonly #crew: Crew;
	readonly #free: Solver[] = [];
	readonly #waiting: ((solver: Solver) => void)[] = [];
	#made = 0;

	constructor(crew: Crew) {
		this.#crew = crew;
	}

	/** The result of a search. Rejects with Refused, with the signal's reason, with what `onSearch` throws, and as engines do. */
	search<Result>(search: Search): Promise<Result> {
		const { memory, signal } = search;
		return this.#with(memory, signal, (engine) => this.#run<Result>(engine, search));
	}

	/** What a verb gives that needs no search. */
	call<Result>(verb: string, argument: Uint8Array, options: object, memory: number, signal: AbortSignal | undefined): Promise<Result> {
		return this.#with(memory, signal, async (engine) => decode<Result>(await engine.call(verb, argument, options, signal)));
	}

	async #with<Result>(memory: number, signal: AbortSignal | undefined, work: (engine: Engine) => Promise<Result>): Promise<Result> {
		signal?.throwIfAborted();
		const solver = await this.#take(memory);
		try {
			signal?.throwIfAborted();
			if (solver.memory !== memory) {
				solver.engine.close();
				solver.engine = this.#crew.make();
				solver.memory = memory;
			}
			for (let attempt = 1; ; attempt++) {
				try {
					return await work(solver.engine);
				} catch (error) {
					if (signal?.aborted || attempt === attempts || !this.#crew.died(error)) throw error;
				}
			}
		} finally {
			const next = this.#waiting.shift();
			if (next) next(solver);
			else this.#free.push(solver);
		}
	}

	/** A solver that is free, or will be. The one that was free last is the one whose program runs. */
	#take(memory: number): Solver | Promise<Solver> {
		const free = this.#free.pop();
		if (free) return free;
		if (this.#made === this.#crew.most) return new Promise((resolve) => this.#waiting.push(resolve));
		this.#made++;
		return { engine: this.#crew.make(), memory };
	}

	#run<Result>(engine: Engine, { verb, options, memory, signal, onSearch }: Search): Promise<Result> {
		let before = 0;
		const tell = ({ positions, cards }: Searched) => {
			onSearch({ positions: positions - before, cards });
			before = positions;
		};
		return searched<Result, Searched>(engine, { verb, options: { ...options, memory, turn: this.#crew.turn }, signal, tell, refuse: (why) => new Refused(why) });
	}
}

function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}
