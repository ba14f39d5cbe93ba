import { type Go, goClass, goVersion } from "go:wasm_exec";
import { type KitError, KitLoadError, KitMemoryError, KitPanicError, messageOf, policyProblem } from "./errors.js";
import { ownGlobal } from "./own-global.js";
import type { Answer, Program } from "./program.js";
import { sameVersion, version } from "./version.js";

/** What `wasm/host` registers: also the verbs of the module, and the steps of a job. */
interface Functions extends Record<string, unknown> {
	version: string;
	/** The Go that built the module. */
	go: string;
}

type Call = (argument: Uint8Array | string, options: object) => Answer | Panic;

/** The answer of a call in which the Go program panicked. */
interface Panic {
	error: string;
	stack: string;
}

/**
 * The memory may grow by so much, in percent, before garbage is collected. While Go marks, each pointer that is written costs more,
 * and a game is mostly written; with its usual 100 that is a tenth of an export.
 */
const garbageCollection = "200";

/** How much of what the program printed is kept, in lines; a Go stack is rarely longer. */
const keptLines = 200;

/** What Go, and JavaScript on its behalf, say where memory ends. */
const noMemory = /out of memory|cannot allocate memory|allocation failed/i;

/** The Go program on this thread. */
export class GoInstance implements Program {
	readonly #module: WebAssembly.Module | Promise<WebAssembly.Module>;
	readonly #name: string;
	readonly #printed: string[] = [];
	#go: Go | undefined;
	#functions: Functions | undefined;
	#ended: KitError | undefined;

	/** @param name what the module calls the object with its functions */
	constructor(module: WebAssembly.Module | Promise<WebAssembly.Module>, name: string) {
		this.#module = module;
		this.#name = name;
	}

	async start(): Promise<void> {
		const module = await this.#module;
		const global = ownGlobal((line) => {
			this.#printed.push(line);
			if (this.#printed.length > keptLines) this.#printed.shift();
		});
		const go = new (goClass(global))();
		this.#go = go;
		go.env = { GOGC: garbageCollection };
		let instance: WebAssembly.Instance;
		try {
			instance = await WebAssembly.instantiate(module, go.importObject);
		} catch (cause) {
			if (noMemory.test(messageOf(cause))) throw new KitLoadError(`there is not enough memory for the module: ${messageOf(cause)}`, { cause });
			const problem = policyProblem(cause);
			if (problem) throw new KitLoadError(`the module could not be started: ${problem}`, { cause });
			const module = `the module does not fit pbnkit ${version}, whose glue is of ${goVersion}`;
			throw new KitLoadError(`${module} (${messageOf(cause)}): ${sameVersion}`, { cause });
		}
		let failure: unknown;
		go.run(instance).catch((error: unknown) => {
			failure = error;
		});
		const functions = global[this.#name] as Functions | undefined;
		if (!functions || go.exited) {
			// A rejection arrives a moment later.
			await new Promise((resolve) => setTimeout(resolve));
			const why = failure === undefined ? this.#printed.join("\n") || "it ended" : messageOf(failure);
			throw new KitLoadError(`the module did not start: ${why}`, { cause: failure });
		}
		if (functions.version !== version || functions.go !== goVersion) {
			const module = `the module is of pbnkit ${functions.version}, built by ${functions.go}`;
			throw new KitLoadError(`${module}, but the package is pbnkit ${version} with the glue of ${goVersion}: ${sameVersion}`);
		}
		this.#functions = functions;
	}

	async call(verb: string, argument: Uint8Array<ArrayBuffer> | string, options: object): Promise<Answer> {
		if (this.#ended) throw this.#ended;
		if (this.#functions && !this.#functions[verb]) throw new KitLoadError(`the module has no ${verb}: load one with all verbs`);
		let answer: Answer | Panic | undefined;
		let cause: unknown;
		try {
			answer = (this.#functions?.[verb] as Call)(argument, options);
		} catch (error) {
			cause = error;
		}
		if (answer && !("error" in answer) && !this.#go?.exited) return answer;
		const failure = this.#failure(verb, answer && "error" in answer ? answer : undefined, cause);
		if (this.#go?.exited) this.end(failure);
		throw failure;
	}

	get alive(): boolean {
		return !this.#ended && !this.#go?.exited;
	}

	end(why: KitError): void {
		this.#ended ??= why;
		// They would call a program that is gone.
		for (const timer of this.#go?._scheduledTimeouts.values() ?? []) clearTimeout(timer);
		this.#functions = undefined;
		this.#go = undefined;
	}

	#failure(verb: string, panic: Panic | undefined, cause: unknown): KitError {
		const what = panic?.error ?? (cause === undefined ? "the program ended" : messageOf(cause));
		const goStack = panic?.stack ?? this.#printed.join("\n");
		// A panic may quote anything.
		if (noMemory.test(what) || this.#printed.some((line) => line.startsWith("fatal error: ") && noMemory.test(line))) {
			return new KitMemoryError(`the file needs more memory than there is (in ${verb})`, { cause });
		}
		return new KitPanicError(`pbnkit failed in ${verb}: ${what}`, { goStack, version, cause });
	}
}
