// Many files use all cores, and so do many deals: threads that each run the command for one file after another, and send what it would have
// written, or that answer requests.
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** What became of a file. */
export interface Done {
	out: Uint8Array;
	err: Uint8Array;
	exit: number;
	/** How many games it has, and how many diagnostics of each severity. */
	found: number[] | null;
}

/** A file, by its number, or what the notation asks for. */
type Request = number | Uint8Array;

/** What a thread is to do. */
export interface Task {
	module: WebAssembly.Module;
	args: string[];
	/** The files, and what those are called in a folder that were found in one; null where it is to answer requests. */
	paths: string[] | null;
	inside: (string | null)[] | null;
	/** Whether the standard streams of the program are terminals. */
	terminals: boolean[];
}

/** What this thread is to do; undefined where it is the program's own. */
export const task = isMainThread ? undefined : (workerData as Task);

/** Each has a memory of its own for what it has found. */
const mostSolvers = 8;

export class Crew {
	readonly size: number;
	readonly #task: Task;
	/** Threads that have nothing to do. */
	readonly #idle: Worker[] = [];
	readonly #all = new Set<Worker>();

	constructor(task: Task) {
		this.#task = task;
		this.size = Math.min(availableParallelism(), task.paths?.length ?? mostSolvers);
	}

	/** Works on a file, by its number, or on a request; as many are asked for at the same time as there are threads. Rejects if the thread dies. */
	work(request: Request): Promise<Done> {
		const thread = this.#idle.pop() ?? this.#start();
		return new Promise((resolve, reject) => {
			const listeners = {
				message: (done: Done) => {
					this.#idle.push(thread);
					end(() => resolve(done));
				},
				error: (error: unknown) => end(() => reject(error)),
				exit: (code: number) => end(() => reject(new Error(`its thread ended with ${code}`))),
			};
			const end = (settle: () => void) => {
				// Not all listeners: the thread has some of its own.
				for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
				settle();
			};
			for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
			thread.postMessage(request);
		});
	}

	end(): void {
		for (const thread of this.#all) void thread.terminate();
	}

	#start(): Worker {
		const thread = new Worker(new URL(import.meta.url), { workerData: this.#task });
		this.#all.add(thread);
		return thread;
	}
}

/** In a thread of a crew: what the program asks for. */
export class Asked {
	readonly #waiting: ((request: Request) => void)[] = [];
	readonly #requests: Request[] = [];

	constructor() {
		parentPort?.on("message", (request: Request) => {
			const next = this.#waiting.shift();
			if (next) next(request);
			else this.#requests.push(request);
		});
	}

	next(): Promise<Request> {
		const request = this.#requests.shift();
		return request === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(request);
	}

	done(done: Done): void {
		parentPort?.postMessage(done);
	}
}
