import { stat } from "node:fs/promises";

/** Work of so many bytes is long: a person who waits for it wants to know how far it is. */
const long = 1 << 20;

/** A line on a terminal that tells how far the work is; nothing where standard error is none. */
export class Progress {
	readonly #files: number;
	readonly #size: number;
	#file = 0;
	#before = 0;
	#shown = false;

	private constructor(files: number, size: number) {
		this.#files = files;
		this.#size = size;
	}

	static async of(paths: string[]): Promise<Progress> {
		let size = 0;
		if (process.stderr.isTTY) for (const path of paths) size += (await stat(path).catch(() => undefined))?.size ?? 0;
		return new Progress(paths.length, size);
	}

	/** So many bytes of the file are done. */
	at(done: number): void {
		if (!process.stderr.isTTY || this.#before + done < long) return;
		const files = this.#files > 1 ? `, file ${this.#file + 1} of ${this.#files}` : "";
		this.clear();
		this.#shown = true;
		process.stderr.write(`pbn: ${megabytes(this.#before + done)}${this.#size > 0 ? ` of ${megabytes(this.#size)}` : ""} MB${files}`);
	}

	/** A file is done, which had so many bytes. */
	next(size: number): void {
		this.#file++;
		this.#before += size;
		if (this.#file < this.#files) this.at(0);
	}

	/** Takes the line away, before something else is written. */
	clear(): void {
		if (this.#shown) process.stderr.write("\r\x1b[K");
		this.#shown = false;
	}
}

function megabytes(bytes: number): string {
	return (bytes / 1e6).toFixed(1);
}
