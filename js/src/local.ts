import type { Answer, Engine, Verb } from "./engine.js";
import { PbnClosedError } from "./errors.js";
import { GoInstance } from "./instance.js";

/** The Go program on the calling thread. */
export class LocalEngine implements Engine {
	readonly #module: WebAssembly.Module;
	#live: GoInstance | undefined;
	#starting: Promise<void> | undefined;
	#closed = false;

	constructor(module: WebAssembly.Module) {
		this.#module = module;
	}

	start(): Promise<void> {
		this.#starting ??= GoInstance.start(this.#module)
			.then((instance) => {
				this.#live = instance;
			})
			.finally(() => {
				this.#starting = undefined;
			});
		return this.#starting;
	}

	async call(verb: Verb, argument: Uint8Array | string, options: object): Promise<Answer> {
		// The caller may change its bytes while a new instance starts.
		const kept = this.#live || typeof argument === "string" ? argument : new Uint8Array(argument);
		while (!this.#live && !this.#closed) await this.start();
		const live = this.#live;
		if (!live || this.#closed) throw new PbnClosedError();
		try {
			return live.call(verb, kept, options);
		} catch (error) {
			this.#live = undefined;
			throw error;
		}
	}

	close(): void {
		this.#closed = true;
		this.#live = undefined;
	}
}
