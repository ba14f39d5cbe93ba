import { load, type Pbn } from "pbnkit";

/** Above this size of a file, in bytes, the memory that it took is given back after the job. */
const largeFile = 16 * 1024 * 1024;

/** Whether the worker is there; an Error says why not. */
export type Readiness = "loading" | "ready" | Error;

interface Job {
	size: number;
	run(pbn: Pbn): Promise<void>;
	fail(error: unknown): void;
}

/**
 * The worker, and the jobs it does one after another. What a person waits for in front of an open file goes before the
 * files of the list. While the worker cannot be loaded, the jobs wait.
 */
export class Work {
	readonly #lanes: [urgent: Job[], patient: Job[]] = [[], []];
	readonly #report: (readiness: Readiness) => void;
	#pbn: Pbn | undefined;
	#running = false;

	/** @param report is told when the worker is there, or cannot be loaded */
	constructor(report: (readiness: Readiness) => void) {
		this.#report = report;
	}

	/** @param size of the file that the job reads, in bytes */
	do<Result>(job: (pbn: Pbn) => Promise<Result>, { size = 0, urgent = false } = {}): Promise<Result> {
		return new Promise((resolve, reject) => {
			this.#lanes[urgent ? 0 : 1].push({ size, run: async (pbn) => resolve(await job(pbn)), fail: reject });
			void this.run();
		});
	}

	/** Loads the worker, if it is not there, and does the jobs. After a failed load, it tries again. */
	async run(): Promise<void> {
		if (this.#running) return;
		this.#running = true;
		try {
			let job: Job | undefined;
			do {
				this.#pbn ??= await this.#load();
				job = this.#lanes[0].shift() ?? this.#lanes[1].shift();
				if (job) await this.#one(job, this.#pbn);
			} while (job);
		} catch (error) {
			this.#report(error instanceof Error ? error : new Error(String(error)));
		}
		this.#running = false;
	}

	async #load(): Promise<Pbn> {
		this.#report("loading");
		const pbn = await load({ worker: true });
		this.#report("ready");
		return pbn;
	}

	async #one(job: Job, pbn: Pbn): Promise<void> {
		try {
			await job.run(pbn);
		} catch (error) {
			job.fail(error);
		}
		if (job.size > largeFile) {
			// The memory of WebAssembly grows and never shrinks: only the end of the worker frees it.
			pbn.close();
			this.#pbn = undefined;
		}
	}
}
