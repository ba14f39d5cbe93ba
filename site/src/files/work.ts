import type { Kit } from "./kit.js";

/** Above this size of a file that is read as a whole, in bytes, the memory that it took is given back after the job. */
const largeFile = 16 * 1024 * 1024;

/** How many large files of the list are read at once, so that their memory stays within bounds. */
const mostLarge = 2;

/** What has to wait for another worker to be worth its start: so many bytes, or so many jobs. */
const worthBytes = 300_000;
const worthJobs = 12;

/** Whether the first worker is there; an Error says why not. */
export type Readiness = "loading" | "ready" | Error;

interface Job<Of extends Kit> {
	size: number;
	length: number;
	run(kit: Of): Promise<void>;
	fail(error: unknown): void;
}

/** A worker of the pool, with at most one job of each kind. */
interface Place<Of extends Kit> extends Partial<Record<Kind, Job<Of>>> {
	kit: Of;
	/** Whether it has much memory, which it gives back only by its end. */
	grown: boolean;
	resting?: ReturnType<typeof setTimeout>;
}

type Kind = "urgent" | "patient";

interface JobOptions {
	/** Of the file, in bytes, where the job reads it as a whole. */
	size?: number;
	/** Of the file, in bytes, where the job is one of many. */
	length?: number;
	/** Whether a person waits for it in front of an open file. */
	urgent?: boolean;
	/** Takes the job out of the queue. It is the job's own part to stop when it runs. */
	signal?: AbortSignal;
}

interface PoolOptions<Of extends Kit> {
	load: () => Promise<Of>;
	/** How many workers there may be. */
	most?: () => number;
	/** How long a worker that is not the last one stays without a job, in milliseconds. */
	rest?: number;
}

/**
 * The workers, and the jobs they do. What a person waits for does not wait for the files of the list. While no worker can be
 * loaded, the jobs wait.
 */
export class Work<Of extends Kit = Kit> {
	readonly #waiting: Record<Kind, Set<Job<Of>>> = { urgent: new Set(), patient: new Set() };
	readonly #report: (readiness: Readiness) => void;
	readonly #options: Required<PoolOptions<Of>>;
	readonly #places = new Set<Place<Of>>();
	#starting = false;
	/** Stops what is done while nobody waits. */
	#spare: AbortController | undefined;
	/** Whether no other worker could be loaded beside those that are there. */
	#isAll = false;

	/** @param report is told when the first worker is there, or cannot be loaded */
	constructor(report: (readiness: Readiness) => void, options: PoolOptions<Of>) {
		this.#report = report;
		this.#options = { most: () => Math.min(navigator.hardwareConcurrency || 1, 4), rest: 5000, ...options };
	}

	/** Rejects as the job does, and with the reason of the signal. */
	do<Result>(run: (kit: Of) => Promise<Result>, { size = 0, length = 0, urgent = false, signal }: JobOptions = {}): Promise<Result> {
		return new Promise((resolve, reject) => {
			signal?.throwIfAborted();
			this.#spare?.abort();
			const waiting = this.#waiting[urgent ? "urgent" : "patient"];
			const leave = () => {
				waiting.delete(job);
				reject(signal?.reason);
			};
			const job: Job<Of> = {
				size,
				length,
				async run(kit) {
					try {
						resolve(await run(kit));
					} finally {
						// One signal may be that of many jobs.
						signal?.removeEventListener("abort", leave);
					}
				},
				fail: reject,
			};
			waiting.add(job);
			signal?.addEventListener("abort", leave, { once: true });
			this.#go();
		});
	}

	/**
	 * Gives a worker something to do for which nobody waits, if there is one and no worker has a job. The next job aborts the signal,
	 * and does not wait: it is the part of `run` to stop soon. What goes wrong in it concerns nobody.
	 */
	async whileIdle(run: (kit: Of, signal: AbortSignal) => Promise<void>): Promise<void> {
		const [place] = this.#places;
		if (!place || this.#isBusy()) return;
		const spare = new AbortController();
		this.#spare = spare;
		await run(place.kit, spare.signal).catch(() => undefined);
	}

	/** Loads a worker, if none is there, and does the jobs. After a failed load, it tries again. */
	run(): void {
		this.#isAll = false;
		if (this.#places.size === 0) void this.#start();
		else this.#go();
	}

	#go(): void {
		this.#deal("urgent");
		this.#deal("patient");
		const { patient, urgent } = this.#waiting;
		if (this.#places.size > 0 ? this.#isWorthAnother() : patient.size + urgent.size > 0) void this.#start();
		for (const place of this.#places) this.#rest(place);
	}

	/** Gives the jobs that wait to the workers that are free. */
	#deal(kind: Kind): void {
		for (;;) {
			const free = [...this.#places].filter((place) => !place[kind]);
			const place = free.find(({ urgent, patient }) => !urgent && !patient) ?? free[0];
			const job = place && this.#next(kind);
			if (!job) return;
			this.#waiting[kind].delete(job);
			clearTimeout(place.resting);
			delete place.resting;
			place[kind] = job;
			void this.#one(place, kind, job);
		}
	}

	#next(kind: Kind): Job<Of> | undefined {
		const isFull = [...this.#places].filter(({ patient }) => isLarge(patient)).length >= mostLarge;
		for (const job of this.#waiting[kind]) if (kind === "urgent" || !isFull || !isLarge(job)) return job;
		return undefined;
	}

	async #one(place: Place<Of>, kind: Kind, job: Job<Of>): Promise<void> {
		try {
			await job.run(place.kit);
		} catch (error) {
			job.fail(error);
		}
		place.grown ||= job.size > largeFile;
		delete place[kind];
		this.#go();
	}

	#isBusy(): boolean {
		const { patient, urgent } = this.#waiting;
		return patient.size + urgent.size > 0 || [...this.#places].some((place) => place.urgent || place.patient);
	}

	#isWorthAnother(): boolean {
		if (this.#isAll || this.#places.size >= this.#options.most() || !this.#next("patient")) return false;
		let [bytes, jobs] = [0, 0];
		for (const { length } of this.#waiting.patient) {
			bytes += length;
			if (++jobs >= worthJobs || bytes >= worthBytes) return true;
		}
		return false;
	}

	async #start(): Promise<void> {
		if (this.#starting) return;
		this.#starting = true;
		const isFirst = this.#places.size === 0;
		if (isFirst) this.#report("loading");
		try {
			this.#places.add({ kit: await this.#options.load(), grown: false });
			if (isFirst) this.#report("ready");
		} catch (error) {
			if (isFirst) return this.#report(error instanceof Error ? error : new Error(String(error)));
			// The others do the work.
			this.#isAll = true;
		} finally {
			this.#starting = false;
		}
		this.#go();
	}

	/** Ends a worker that has nothing to do: at once where it holds much memory, else after a while, if it is not the last one. */
	#rest(place: Place<Of>): void {
		if (place.urgent || place.patient) return;
		if (place.grown) return this.#end(place);
		if (this.#places.size > 1) {
			place.resting ??= setTimeout(() => {
				delete place.resting;
				if (this.#places.size > 1) this.#end(place);
			}, this.#options.rest);
		}
	}

	#end(place: Place<Of>): void {
		this.#places.delete(place);
		place.kit.close();
	}
}

function isLarge(job: { length: number } | undefined): boolean {
	return job !== undefined && job.length > largeFile;
}
