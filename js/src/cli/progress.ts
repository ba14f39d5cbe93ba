import { sizeOf } from "./size.js";
import { task } from "./task.js";
import { say } from "./words.js";

/** Work of so many bytes is long: a person who waits for it wants to know how far it is. */
const long = 1 << 20;

/** The least time between two lines, in milliseconds. */
const pause = 100;

/** A line on a terminal that says how far the work is and how fast it goes; nothing if standard error is not a terminal. */
export class Progress {
	readonly #files: number;
	/** Of all files, in bytes; undefined where it is not known of one. */
	readonly #size: number | undefined;
	readonly #began = performance.now();
	/** How many files are done, and their bytes. */
	#done = 0;
	#before = 0;
	/** The file that is read: its bytes as far as they are known, how often it will be read, and how often it was. */
	#length = 0;
	#times = 1;
	#time = 0;
	#last = Number.NEGATIVE_INFINITY;
	#shown = false;

	private constructor(files: number, size: number | undefined) {
		this.#files = files;
		this.#size = size;
	}

	static async of(paths: string[]): Promise<Progress> {
		let size: number | undefined = 0;
		if (isShown()) for (const path of paths) size = sum(size, await sizeOf(path));
		return new Progress(paths.length, size);
	}

	/** The file will be read so many times. */
	repeats(times: number): void {
		this.#times = times;
	}

	/** So many bytes of the file are read. */
	at(bytes: number): void {
		this.#length = Math.max(this.#length, bytes);
		const now = performance.now();
		if (!isShown() || this.#before + this.#length < long || now - this.#last < pause) return;
		const all = this.#before + (this.#time * this.#length + bytes) / this.#times;
		const rate = megabytes((1000 * all) / Math.max(now - this.#began, 1));
		const far = this.#size
			? say("progressOf", { percent: Math.min(100, Math.floor((100 * all) / this.#size)), size: megabytes(this.#size), rate })
			: say("progress", { size: megabytes(all), rate });
		const file = this.#files > 1 ? say("progressFile", { file: this.#done + 1, files: this.#files }) : "";
		this.clear();
		this.#shown = true;
		this.#last = now;
		process.stderr.write(`pbn: ${far}${file}`);
	}

	/** The file was read to its end, once. */
	again(): void {
		this.#time++;
	}

	/** The file is done. */
	next(): void {
		this.#done++;
		this.#before += this.#length;
		this.#length = this.#time = 0;
		this.#times = 1;
		if (this.#done < this.#files) this.at(0);
	}

	/** Takes the line away, before something else is written. */
	clear(): void {
		if (this.#shown) process.stderr.write("\r\x1b[K");
		this.#shown = false;
	}
}

/** A thread of a crew has no line of its own. */
function isShown(): boolean {
	return process.stderr.isTTY === true && !task;
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
	return a === undefined || b === undefined ? undefined : a + b;
}

function megabytes(bytes: number): string {
	return (bytes / 1e6).toFixed(1);
}
