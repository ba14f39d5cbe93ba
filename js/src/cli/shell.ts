import { PbnPanicError } from "../host/errors.js";
import { load } from "../pbn/load.js";
import type { Pbn } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import { type Exit, exit, worst } from "./exit.js";
import { noFrame } from "./formats.js";
import { Input, reason } from "./input.js";
import { Progress } from "./progress.js";
import type { Content } from "./replace.js";
import { forStream, write } from "./terminal.js";

/** What the commands work with: the core, and the standard streams. */
export class Shell {
	readonly pbn: Pbn;
	#progress: Progress | undefined;
	/** What comes before the report of the next file. */
	#separator = "";
	#frame = noFrame;

	private constructor(pbn: Pbn) {
		this.pbn = pbn;
	}

	static async start(): Promise<Shell> {
		return new Shell(await load());
	}

	/** The names of the rules. */
	async rules(): Promise<string[]> {
		return (await this.pbn.rules()).map(({ name }) => name);
	}

	async out(content: string | Content): Promise<void> {
		this.#progress?.clear();
		if (typeof content === "string") return write(process.stdout, content);
		const visible = forStream(process.stdout);
		if (content instanceof Uint8Array) return write(process.stdout, visible(content));
		for await (const piece of content) {
			this.#progress?.clear();
			await write(process.stdout, typeof piece === "string" ? piece : visible(piece));
		}
	}

	/** Writes to standard output what was found in a file, where that is anything. */
	async report(text: string): Promise<void> {
		if (!text) return;
		await this.out(this.#separator + text);
		this.#separator = this.#frame.between;
	}

	err(text: string): Promise<void> {
		this.#progress?.clear();
		return write(process.stderr, text);
	}

	/** Says what went wrong with a file. */
	complain(path: string, error: unknown): Promise<void> {
		const stack = error instanceof PbnPanicError ? `${error.goStack}\n` : "";
		return this.err(`pbn: ${printable(path)}: ${printable(reason(error))}\n${stack}`);
	}

	/**
	 * Works on one file after the other, and writes the frame around what is written of them. One that cannot be read or written is told,
	 * and the others are still done.
	 */
	async eachFile(paths: string[], work: (source: Input, path: string) => Promise<Exit>, frame = noFrame): Promise<Exit> {
		this.#frame = frame;
		await this.out(frame.start);
		const progress = await Progress.of(paths);
		this.#progress = progress;
		let result: Exit = exit.fine;
		for (const path of paths) {
			const source = new Input(path, progress);
			try {
				result = worst(result, await work(source, path));
			} catch (error) {
				await this.complain(path, error);
				result = exit.failed;
			}
			await source.close();
			process.exitCode = result;
			progress.next();
		}
		progress.clear();
		await this.out(frame.end);
		return result;
	}
}
