import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { headSize, recognize, type Recognized } from "../host/recognize.js";
import { sentence } from "../host/recognize-words.js";
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
	/** What its start or its name shows, once it was read. */
	#is: Recognized | undefined;

	constructor(path: string, progress: Progress) {
		this.path = path;
		this.#progress = progress;
	}

	/** Its bytes, one after another. Throws where its start shows that it is certainly nothing that is read here. */
	async *read(): AsyncGenerator<Uint8Array, void, void> {
		let done = 0;
		for await (const piece of this.#recognized()) {
			yield piece;
			done += piece.length;
			this.#progress.at(done);
		}
		this.#progress.again();
	}

	async *#recognized(): AsyncGenerator<Uint8Array, void, void> {
		const start: Uint8Array[] = [];
		let size = 0;
		for await (const piece of this.#open()) {
			if (size >= headSize) {
				yield piece as Uint8Array;
				continue;
			}
			start.push(piece as Uint8Array);
			size += piece.length;
			if (size >= headSize) yield this.#look(start);
		}
		if (size < headSize) yield this.#look(start);
	}

	#look(start: readonly Uint8Array[]): Uint8Array {
		const bytes = Buffer.concat(start);
		this.#is = recognize(bytes, this.path);
		const said = this.#is?.sure && sentence(this.#is);
		if (said) throw new Error(said);
		return bytes;
	}

	/** Throws where nothing was found in it, and it is nothing that is read here. */
	refuse({ gameCount }: { gameCount: number }): void {
		const said = gameCount === 0 && this.#is && sentence(this.#is);
		if (said) throw new Error(said);
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
