import { load, type Pbn } from "pbnkit";

/** Above this size of a file that is read as a whole, in bytes, the memory that it took is given back after the job. */
const largeFile = 16 * 1024 * 1024;

/** Whether the worker is there; an Error says why not. */
export type Readiness = "loading" | "ready" | Error;

interface Job {
	size: number;
	run(pbn: Pbn): Promise<void>;
	fail(error: unknown): void;
	signal: AbortSignal | undefined;
}

/** Jobs that are done one after another. */
class Lane {
	readonly jobs: Job[] = [];
	running = false;
}

interface JobOptions {
	/** Of the file, in bytes, where the job reads it as a whole. */
	size?: number;
	/** Whether a person waits for it in front of an open file. */
	urgent?: boolean;
	/** Takes the job out of the queue. It is the job's own part to stop when it runs. */
	signal?: AbortSignal;
}

/**
 * The worker, and the jobs it does. What a person waits for does not wait for the files of the list; else one job is done
 * after another. While the worker cannot be loaded, the jobs wait.
 */
export class Work {
	readonly #urgent = new Lane();
	readonly #patient = new Lane();
	readonly #report: (readiness: Readiness) => void;
	#pbn: Promise<Pbn> | undefined;
	#grown = false;

	/** @param report is told when the worker is there, or cannot be loaded */
	constructor(report: (readiness: Readiness) => void) {
		this.#report = report;
	}

	/** Rejects as the job does, and with the reason of the signal. */
	do<Result>(job: (pbn: Pbn) => Promise<Result>, { size = 0, urgent = false, signal }: JobOptions = {}): Promise<Result> {
		return new Promise((resolve, reject) => {
			const lane = urgent ? this.#urgent : this.#patient;
			lane.jobs.push({ size, run: async (pbn) => resolve(await job(pbn)), fail: reject, signal });
			signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
			void this.#go(lane);
		});
	}

	/** Loads the worker, if it is not there, and does the jobs. After a failed load, it tries again. */
	async run(): Promise<void> {
		await Promise.all([this.#go(this.#urgent), this.#go(this.#patient)]);
	}

	async #go(lane: Lane): Promise<void> {
		if (lane.running) return;
		lane.running = true;
		try {
			let job: Job | undefined;
			do {
				const pbn = await this.#loaded();
				while ((job = lane.jobs.shift())?.signal?.aborted);
				if (job) await this.#one(job, pbn);
			} while (job);
		} catch {
			// Whoever retries begins again.
		}
		lane.running = false;
		this.#giveBack();
	}

	#loaded(): Promise<Pbn> {
		return (this.#pbn ??= this.#load());
	}

	async #load(): Promise<Pbn> {
		this.#report("loading");
		try {
			const pbn = await load({ worker: true });
			this.#report("ready");
			return pbn;
		} catch (error) {
			this.#pbn = undefined;
			this.#report(error instanceof Error ? error : new Error(String(error)));
			throw error;
		}
	}

	async #one(job: Job, pbn: Pbn): Promise<void> {
		try {
			await job.run(pbn);
		} catch (error) {
			job.fail(error);
		}
		this.#grown ||= job.size > largeFile;
	}

	/** The memory of WebAssembly grows and never shrinks: only the end of the worker frees it. */
	#giveBack(): void {
		if (!this.#grown || this.#urgent.running || this.#patient.running) return;
		this.#grown = false;
		void this.#pbn?.then((pbn) => pbn.close());
		this.#pbn = undefined;
	}
}
