import { messageOf, type KitError, KitLoadError, KitPanicError } from "./errors.js";
import type { Answer, Program } from "./program.js";
import { ended, fromFault, type Greeting, type Reply, type Request, type Setup, Thread, type WorkerLike } from "./thread.js";
import { version } from "./version.js";

/** The script of a worker, worker.ts of this folder. */
export interface WorkerScript {
	start(): Worker;
	/** Its address, where that is known. */
	address(): URL | undefined;
	/** Its text, where that is inside of the package's script. */
	text?: string;
	/** For whoever sees a worker that does not start. */
	hint: string;
}

interface Pending {
	resolve(answer: Answer): void;
	reject(error: KitError): void;
}

/** The Go program in a worker. A worker that dies takes its calls with it. */
export class WorkerProgram implements Program {
	readonly #module: Promise<WebAssembly.Module>;
	readonly #script: WorkerScript;
	readonly #name: string;
	readonly #pending = new Map<number, Pending>();
	#worker: WorkerLike | undefined;
	/** Whether the worker has answered: before that its script may be missing. */
	#answered = false;
	#lastId = 0;
	#ended: KitError | undefined;
	/** Whether it is on the way to its end: why is being found out. */
	#dying = false;
	/** Ends the wait for the start, also while the module is on its way, which may never come. */
	#giveUp: ((why: KitError) => void) | undefined;

	/** @param name what the module calls the object with its functions */
	constructor(module: Promise<WebAssembly.Module>, script: WorkerScript, name: string) {
		this.#module = module;
		this.#script = script;
		this.#name = name;
	}

	async start(): Promise<void> {
		const isThread = typeof Worker === "undefined";
		let worker: WorkerLike;
		try {
			worker = isThread ? new Thread(this.#script) : this.#script.start();
		} catch (cause) {
			if (cause instanceof KitLoadError) throw cause;
			throw await notStarted(this.#script, messageOf(cause), cause);
		}
		this.#worker = worker;
		worker.onmessage = ({ data }: MessageEvent<Reply>) => {
			this.#answered = true;
			const pending = this.#pending.get(data.id);
			this.#pending.delete(data.id);
			if ("fault" in data) pending?.reject(fromFault(data.fault));
			else pending?.resolve(data.answer);
		};
		worker.onerror = (event) => {
			event.preventDefault();
			void this.#die(event.message);
		};
		worker.onmessageerror = () => void this.#die("a message could not be read");
		// The end of a thread is an event.
		const counting = isThread ? undefined : this.#countSilence();
		const over = new Promise<never>((_, reject) => (this.#giveUp = reject));
		try {
			await Promise.race([this.#begin(isThread ? undefined : lockName()), over]);
		} finally {
			clearInterval(counting);
		}
	}

	async #begin(lock: string | undefined): Promise<void> {
		const [module] = await Promise.all([this.#module, this.#greet(lock)]);
		await this.#send({ module, name: this.#name }, []);
	}

	/** Waits until the worker's script runs, while the module is on its way; from then on its end is noticed at once. */
	async #greet(lock: string | undefined): Promise<void> {
		await this.#send({ version, ...(lock && { lock }) }, []);
		// The end of a worker makes no event, other than that of a thread; but its lock becomes free.
		if (lock) navigator.locks.request(lock, () => this.#die(ended)).catch(() => undefined);
	}

	// Until it has its lock, or where there are no locks, the end of a worker is known only by its silence: both messages are answered soon.
	#countSilence(): ReturnType<typeof setInterval> {
		let seconds = 0;
		return setInterval(() => {
			seconds = this.#pending.size > 0 ? seconds + 1 : 0;
			if (seconds === longestSilence) void this.#die(silent);
		}, 1000);
	}

	call(verb: string, argument: Uint8Array<ArrayBuffer> | string, options: object): Promise<Answer> {
		return this.#send({ verb, argument, options }, typeof argument === "string" ? [] : [argument.buffer]);
	}

	get alive(): boolean {
		return !this.#ended;
	}

	end(why: KitError): void {
		this.#ended ??= why;
		this.#worker?.terminate();
		this.#giveUp?.(this.#ended);
		for (const { reject } of this.#pending.values()) reject(this.#ended);
		this.#pending.clear();
	}

	#send(message: Omit<Greeting, "id"> | Omit<Setup, "id"> | Omit<Request, "id">, transfer: ArrayBuffer[]): Promise<Answer> {
		return new Promise((resolve, reject) => {
			if (this.#ended) throw this.#ended;
			const id = ++this.#lastId;
			this.#worker?.postMessage({ ...message, id }, transfer);
			this.#pending.set(id, { resolve, reject });
		});
	}

	async #die(why: string): Promise<void> {
		if (this.#ended || this.#dying) return;
		this.#dying = true;
		this.end(this.#answered ? new KitPanicError(`the worker died: ${why || "no reason given"}`) : await notStarted(this.#script, why));
	}
}

/** A program in a worker, or on this thread where no worker starts. */
export class WorkerOrHere implements Program {
	readonly #here: () => Program;
	#program: Program;
	#ended: KitError | undefined;

	constructor(worker: Program, here: () => Program) {
		this.#program = worker;
		this.#here = here;
	}

	async start(): Promise<void> {
		try {
			return await this.#program.start();
		} catch (error) {
			if (this.#ended) throw error;
			this.#program.end(error as KitError);
		}
		this.#program = this.#here();
		await this.#program.start();
	}

	call(verb: string, argument: Uint8Array<ArrayBuffer> | string, options: object): Promise<Answer> {
		return this.#program.call(verb, argument, options);
	}

	get alive(): boolean {
		return this.#program.alive;
	}

	end(why: KitError): void {
		this.#ended ??= why;
		this.#program.end(why);
	}
}

/**
 * How long a worker that starts may say nothing, in seconds in which the page's timers run: its script may come by a slow line, and a page
 * that sleeps does not count.
 */
const longestSilence = 120;

const silent = `it said nothing for ${longestSilence} s, as one that was ended`;

/** How long the server is asked what is wrong with a worker's script, in milliseconds. */
const patience = 5000;

/** Why a worker did not start. A browser says little of that, so the server is asked for the script once more. */
async function notStarted(script: WorkerScript, why: string, cause?: unknown): Promise<KitLoadError> {
	const address = script.address();
	const url = address && String(address);
	if (why === ended || why === silent) return new KitLoadError(`the worker did not start: ${why}; load again`, { url });
	const page = globalThis.location?.origin;
	if (address && page && address.protocol.startsWith("http") && address.origin !== page) {
		const message = `a page of ${page} can have no worker from ${address.origin}: copy the folder dist of pbnkit to your site, or use "pbnkit/inline"`;
		return new KitLoadError(message, { url, cause });
	}
	const response = address && (await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(patience) }).catch(() => undefined));
	const status = response?.status;
	let { hint } = script;
	if (response && !response.ok) hint = `${url} has the HTTP status ${status}; ${hint}`;
	else if (response) hint = `${url} is there; the Content-Security-Policy has to allow it in worker-src, and its MIME type has to be text/javascript`;
	return new KitLoadError(`the worker did not start: ${why ? `${why}; ` : ""}${hint}`, { url, status, cause });
}

function lockName(): string | undefined {
	return globalThis.navigator?.locks && `pbnkit ${crypto.randomUUID()}`;
}
