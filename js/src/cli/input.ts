import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Progress } from "./progress.js";
import { standardInput } from "./size.js";
import { reasonOf, say } from "./words.js";

/** How long a file may be that has to be in memory as a whole, in MiB. To fix it takes some fifteen times as much memory. */
const mostInMemory = 64;

/** A file that a command reads, or standard input. */
export class Input {
	readonly path: string;
	readonly #progress: Progress;
	/** What standard input was copied to. */
	#copy: FileHandle | undefined;

	constructor(path: string, progress: Progress) {
		this.path = path;
		this.#progress = progress;
	}

	/** Its bytes, one after another. */
	async *read(): AsyncGenerator<Uint8Array, void, void> {
		let done = 0;
		for await (const piece of this.#open()) {
			yield piece as Uint8Array;
			done += piece.length;
			this.#progress.at(done);
		}
		this.#progress.again();
	}

	#open(): Readable {
		if (this.#copy) return this.#copy.createReadStream({ start: 0, autoClose: false });
		return this.path === standardInput ? process.stdin : createReadStream(this.path);
	}

	/** Makes ready to read it so many times: standard input goes through a file that has no name any more. */
	async repeats(times: number): Promise<void> {
		this.#progress.repeats(times);
		if (this.path !== standardInput) return;
		const name = join(tmpdir(), `pbn-${randomUUID()}.tmp`);
		const copy = await open(name, "wx+", 0o600);
		await rm(name);
		await copy.writeFile(process.stdin);
		this.#copy = copy;
	}

	/** All of its bytes, for what has to look at them together, which is named by a message. */
	async whole(what: Parameters<typeof say>[0]): Promise<Uint8Array> {
		const pieces: Uint8Array[] = [];
		let size = 0;
		for await (const piece of this.read()) {
			size += piece.length;
			if (size > mostInMemory << 20) {
				throw new Error(say("tooLong", { what: say(what), most: mostInMemory }));
			}
			pieces.push(piece);
		}
		return Buffer.concat(pieces);
	}

	async close(): Promise<void> {
		await this.#copy?.close();
	}
}

/** What the system says, in words. */
export function reason(error: unknown): string {
	const { code, message } = error as NodeJS.ErrnoException;
	return (code && reasonOf(code)) || message;
}
