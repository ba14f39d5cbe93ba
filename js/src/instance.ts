import { goClass } from "go:wasm_exec";
import type { Answer, Verb } from "./engine.js";
import { PbnLoadError, PbnPanicError } from "./errors.js";
import { ownGlobal } from "./own-global.js";

/** What `wasm/main.go` registers. */
interface Functions extends Record<Verb, (argument: Uint8Array | string, options: object) => Answer | Panic> {
	version: string;
}

/** The answer of a call in which the Go program panicked. */
interface Panic {
	error: string;
	stack: string;
}

/** How much of what the program printed is kept, in lines; a Go stack is rarely longer. */
const keptLines = 200;

/** A running Go program. After it threw, it is of no use any more. */
export class GoInstance {
	readonly #go: { exited?: boolean };
	readonly #functions: Functions;
	readonly #printed: string[];

	private constructor(go: { exited?: boolean }, functions: Functions, printed: string[]) {
		this.#go = go;
		this.#functions = functions;
		this.#printed = printed;
	}

	/** Rejects with PbnLoadError if the module is not a pbnkit module or does not start. */
	static async start(module: WebAssembly.Module): Promise<GoInstance> {
		const printed: string[] = [];
		const global = ownGlobal((line) => {
			printed.push(line);
			if (printed.length > keptLines) printed.shift();
		});
		const go = new (goClass(global))();
		let instance: WebAssembly.Instance;
		try {
			instance = await WebAssembly.instantiate(module, go.importObject);
		} catch (cause) {
			throw new PbnLoadError(`the module does not fit this version of pbnkit: ${text(cause)}`, { cause });
		}
		let failure: unknown;
		go.run(instance).catch((error: unknown) => {
			failure = error;
		});
		const functions = global["pbn"] as Functions | undefined;
		if (!functions || go.exited) {
			// A rejection arrives a moment later.
			await new Promise((resolve) => setTimeout(resolve));
			const why = failure === undefined ? printed.join("\n") || "it ended" : text(failure);
			throw new PbnLoadError(`the module did not start: ${why}`, { cause: failure });
		}
		return new GoInstance(go, functions, printed);
	}

	/** Throws PbnPanicError. */
	call(verb: Verb, argument: Uint8Array | string, options: object): Answer {
		let answer: Answer | Panic | undefined;
		let cause: unknown;
		try {
			answer = this.#functions[verb](argument, options);
		} catch (error) {
			cause = error;
		}
		if (answer && !("error" in answer) && !this.#go.exited) return answer;
		const panic = answer && "error" in answer ? answer : undefined;
		const what = panic?.error ?? (cause === undefined ? "the program ended" : text(cause));
		throw new PbnPanicError(`pbnkit failed in ${verb}: ${what}`, {
			goStack: panic?.stack ?? this.#printed.join("\n"),
			version: this.#functions.version,
			cause,
		});
	}
}

function text(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
