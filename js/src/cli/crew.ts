// Many files use all cores: threads that each run the command for one file after another, and send what it would have written.
import { availableParallelism } from "node:os";
import { Worker, parentPort } from "node:worker_threads";
import { printable } from "../report/safe.js";
import { type Exit, exit } from "./exit.js";
import type { Found } from "./find.js";
import { reason } from "./input.js";
import { sizeOf, standardInput } from "./size.js";
import { type Task, task } from "./task.js";

/** What a command writes: to a stream, or as the report of a file. */
export interface Said {
	to: "out" | "err" | "report";
	content: string | Uint8Array;
}

/** What became of a file. */
export interface Done {
	said: Said[];
	exit: Exit;
	warnings: number;
}

/** Work of fewer bytes is done before a second thread has started. */
const worthwhile = 16 << 20;

export class Crew {
	readonly #task: Task;
	readonly #threads: Worker[];
	/** What became of each file, and what tells that. */
	readonly #done: Promise<Done>[];
	readonly #tell: ((done: Done) => void)[] = [];
	#next = 0;

	private constructor(paths: string[], threads: number, task: Task) {
		this.#task = task;
		this.#done = paths.map((_, at) => new Promise((resolve) => (this.#tell[at] = resolve)));
		this.#threads = Array.from({ length: threads }, () => this.#start());
		for (const thread of this.#threads.keys()) void this.#run(thread);
	}

	/** undefined where one thread is enough. */
	static async of(found: Found, args: string[]): Promise<Crew | undefined> {
		const { paths } = found;
		if (task || paths.length < 2 || paths.includes(standardInput)) return undefined;
		let size = 0;
		for (const path of paths) size += (await sizeOf(path)) ?? 0;
		const threads = Math.min(availableParallelism(), paths.length);
		if (threads < 2 || size < worthwhile) return undefined;
		return new Crew(paths, threads, { args, found, terminals: { stdout: process.stdout.isTTY === true, stderr: process.stderr.isTTY === true } });
	}

	/** What became of a file. */
	done(at: number): Promise<Done> {
		return this.#done[at] as Promise<Done>;
	}

	async end(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.terminate()));
	}

	#start(): Worker {
		return new Worker(new URL(import.meta.url), { workerData: this.#task });
	}

	async #run(number: number): Promise<void> {
		const threads = this.#threads;
		while (this.#next < this.#done.length) {
			const at = this.#next++;
			try {
				this.#tell[at]?.(await ask(threads[number] as Worker, at));
			} catch (error) {
				const path = this.#task.found.paths[at] as string;
				this.#tell[at]?.({ said: [{ to: "err", content: `pbn: ${printable(path)}: ${printable(reason(error))}\n` }], exit: exit.failed, warnings: 0 });
				threads[number] = this.#start();
			}
		}
	}
}

/** Has a thread work on a file. Rejects if the thread dies. */
function ask(thread: Worker, at: number): Promise<Done> {
	return new Promise((resolve, reject) => {
		const listeners = {
			message: (done: Done) => end(() => resolve(done)),
			error: (error: unknown) => end(() => reject(error)),
			exit: (code: number) => end(() => reject(new Error(`its thread ended with ${code}`))),
		};
		const end = (settle: () => void) => {
			// Not all listeners: the thread has some of its own.
			for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
			settle();
		};
		for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
		thread.postMessage(at);
	});
}

/** In a thread of a crew: works on the files that the program asks for, until it ends the thread. */
export function serve(work: (path: string) => Promise<Done>): Promise<never> {
	parentPort?.on("message", async (at: number) => parentPort?.postMessage(await work(task?.found.paths[at] as string)));
	return new Promise(() => undefined);
}
