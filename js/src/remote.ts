import { startWorker, workerHint } from "./assets.js";
import type { Answer, Engine, Verb } from "./engine.js";
import { PbnClosedError, PbnError, PbnLoadError, PbnPanicError } from "./errors.js";
import { fromFault } from "./fault.js";
import type { Reply, Request, Setup } from "./messages.js";

interface Pending {
	resolve(answer: Answer): void;
	reject(error: PbnError): void;
}

/** The Go program in a worker. A worker that dies takes its calls with it; the next call starts another. */
export class RemoteEngine implements Engine {
	readonly #module: WebAssembly.Module;
	readonly #pending = new Map<number, Pending>();
	#worker: Worker | undefined;
	/** Whether the worker has answered: before that its script may be missing. */
	#answered = false;
	#nextId = 1;
	#closed = false;

	constructor(module: WebAssembly.Module) {
		this.#module = module;
	}

	async start(): Promise<void> {
		await this.#send("start", "", {});
	}

	call(verb: Verb, argument: Uint8Array | string, options: object): Promise<Answer> {
		return this.#send(verb, argument, options);
	}

	close(): void {
		this.#closed = true;
		this.#end(new PbnClosedError());
	}

	#send(verb: Request["verb"], argument: Uint8Array | string, options: object): Promise<Answer> {
		return new Promise((resolve, reject) => {
			if (this.#closed) throw new PbnClosedError();
			const worker = (this.#worker ??= this.#spawn());
			const id = this.#nextId++;
			// A copy, and transferred: the caller keeps its bytes, and a view of a large buffer does not drag it all along.
			const copy = typeof argument === "string" ? argument : new Uint8Array(argument);
			worker.postMessage(
				{ id, verb, argument: copy, options } satisfies Request,
				typeof copy === "string" ? [] : [copy.buffer],
			);
			this.#pending.set(id, { resolve, reject });
		});
	}

	#spawn(): Worker {
		if (typeof Worker === "undefined") throw new PbnLoadError("there are no workers here; load without `worker: true`");
		let worker: Worker;
		try {
			worker = startWorker();
		} catch (cause) {
			throw new PbnLoadError(`the worker did not start: ${cause}; ${workerHint}`, { cause });
		}
		this.#answered = false;
		worker.onmessage = ({ data }: MessageEvent<Reply>) => {
			this.#answered = true;
			const pending = this.#pending.get(data.id);
			this.#pending.delete(data.id);
			if ("fault" in data) pending?.reject(fromFault(data.fault));
			else pending?.resolve(data.answer);
		};
		worker.onerror = (event) => {
			event.preventDefault();
			this.#die(event.message);
		};
		worker.onmessageerror = () => this.#die("a message could not be read");
		worker.postMessage({ module: this.#module } satisfies Setup);
		return worker;
	}

	#die(why: string): void {
		this.#end(
			this.#answered
				? new PbnPanicError(`the worker died: ${why || "no reason given"}`, { goStack: "", version: "" })
				: new PbnLoadError(`the worker did not start: ${why || workerHint}`),
		);
	}

	#end(error: PbnError): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		const ended = [...this.#pending.values()];
		this.#pending.clear();
		for (const pending of ended) pending.reject(error);
	}
}
