import { KitPanicError } from "../host/errors.js";
import { load } from "../pbn/load.js";
import type { Pbn } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import { Crew, type Done, type Said, serve } from "./crew.js";
import { type Exit, exit, worst } from "./exit.js";
import { noFrame } from "./formats.js";
import { Input, reason } from "./input.js";
import { Progress } from "./progress.js";
import type { Content } from "./replace.js";
import { sizeOf } from "./size.js";
import { task } from "./task.js";
import { forStream, write } from "./terminal.js";
import type { Values } from "./values.js";

/** Works on a file. */
type Work = (source: Input, path: string) => Promise<Exit>;

/** What the commands work with: the core, and the standard streams. */
export class Shell {
	readonly pbn: Pbn;
	#progress: Progress | undefined;
	/** What comes before the report of the next file. */
	#separator = "";
	#frame = noFrame;
	/** In a thread of a crew: what it has to send. */
	#said: Said[] | undefined;
	readonly #values: Values;
	/** How many there are in all files. */
	warnings = 0;

	private constructor(pbn: Pbn, values: Values) {
		this.pbn = pbn;
		this.#values = values;
	}

	static async start(values: Values): Promise<Shell> {
		return new Shell(await load(), values);
	}

	/** The names of the rules. */
	async rules(): Promise<string[]> {
		return (await this.pbn.rules()).map(({ name }) => name);
	}

	async out(content: string | Content): Promise<void> {
		if (this.#said) {
			for await (const piece of typeof content === "string" || content instanceof Uint8Array ? [content] : content) this.#said.push({ to: "out", content: piece });
			return;
		}
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
		if (this.#said) {
			this.#said.push({ to: "report", content: text });
			return;
		}
		await this.out(this.#separator + text);
		this.#separator = this.#frame.between;
	}

	async err(text: string): Promise<void> {
		if (this.#said) {
			this.#said.push({ to: "err", content: text });
			return;
		}
		this.#progress?.clear();
		return write(process.stderr, text);
	}

	/** Says what went wrong with a file. */
	complain(path: string, error: unknown): Promise<void> {
		const stack = error instanceof KitPanicError ? `${error.goStack}\n` : "";
		return this.err(`pbn: ${printable(path)}: ${printable(reason(error))}\n${stack}`);
	}

	/**
	 * Works on files, and writes the frame around what is written of them, in their order. One that cannot be read or written is told, and the
	 * others are still done.
	 */
	async eachFile(paths: string[], work: Work, frame = noFrame): Promise<Exit> {
		if (task) return serve((path) => this.#inThread(path, work));
		this.#frame = frame;
		await this.out(frame.start);
		const progress = await Progress.of(paths);
		this.#progress = progress;
		const crew = await Crew.of({ paths, inside: this.#values.inside }, process.argv.slice(2));
		let result: Exit = exit.fine;
		for (const [at, path] of paths.entries()) {
			const done = crew ? await this.#take(path, await crew.done(at)) : await this.#workOn(path, work, progress);
			process.exitCode = result = worst(result, done);
			progress.next();
		}
		await crew?.end();
		progress.clear();
		await this.out(frame.end);
		return result;
	}

	async #workOn(path: string, work: Work, progress: Progress): Promise<Exit> {
		const source = new Input(path, progress);
		try {
			return await work(source, path);
		} catch (error) {
			await this.complain(path, error);
			return exit.failed;
		} finally {
			await source.close();
		}
	}

	/** In a thread of a crew: what becomes of a file. */
	async #inThread(path: string, work: Work): Promise<Done> {
		const said: Said[] = [];
		this.#said = said;
		this.warnings = 0;
		const result = await this.#workOn(path, work, await Progress.of([]));
		return { said, exit: result, warnings: this.warnings };
	}

	/** Writes what a thread has sent of a file. */
	async #take(path: string, done: Done): Promise<Exit> {
		this.#progress?.at((await sizeOf(path)) ?? 0);
		for (const { to, content } of done.said) await (to === "out" ? this.out(content) : to === "err" ? this.err(content as string) : this.report(content as string));
		this.warnings += done.warnings;
		return done.exit;
	}
}
