/**
 * What all errors of this package derive from, but the TypeErrors for a caller's mistakes.
 *
 * @example
 * ```js
 * import { load, PbnError } from "pbnkit";
 *
 * try {
 * 	await load({ wasm: "http://127.0.0.1:1/pbn.wasm" });
 * } catch (error) {
 * 	console.log(error instanceof PbnError); // true
 * }
 * ```
 */
export class PbnError extends Error {
	override name = "PbnError";
}

/**
 * The module or its worker could not be loaded or started. The load may be tried again.
 *
 * @example
 * ```js
 * import { load, PbnLoadError } from "pbnkit";
 *
 * try {
 * 	await load({ wasm: "http://127.0.0.1:1/pbn.wasm" });
 * } catch (error) {
 * 	if (error instanceof PbnLoadError) console.log(`nothing came from ${error.url}, status ${error.status}`); // nothing came from http://127.0.0.1:1/pbn.wasm, status undefined
 * }
 * ```
 */
export class PbnLoadError extends PbnError {
	override name = "PbnLoadError";
	/** Where the module or the worker's script was looked for, if it has an address that is known. */
	readonly url: string | undefined;
	/** The HTTP status, if a server answered. */
	readonly status: number | undefined;

	constructor(message: string, details: { url?: string | undefined; status?: number | undefined; cause?: unknown } = {}) {
		super(message, { cause: details.cause });
		this.url = details.url;
		this.status = details.status;
	}
}

/** What an error says. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** What browsers say where a page's policy allows no WebAssembly. V8 names 'unsafe-eval' there, which allows far more. */
const policy = /Content Security Policy|\bCSP\b|unsafe-eval/i;

/** Why a module could not be compiled, in words for whoever writes the page; undefined where its policy is not the reason. */
export function policyProblem(error: unknown): string | undefined {
	return policy.test(String(error)) ? "the Content-Security-Policy has to allow 'wasm-unsafe-eval' in script-src" : undefined;
}

/**
 * The Go program panicked or ended, which is a bug of ours, or its worker died. The next call works with a new one.
 *
 * @example
 * ```js
 * import { PbnPanicError } from "pbnkit";
 *
 * const report = (error) => (error instanceof PbnPanicError ? `pbnkit ${error.version}\n${error.goStack}` : error.message);
 * console.log(report(new PbnPanicError("it panicked", { version: "0.1.0", goStack: "main.main()" })));
 * // pbnkit 0.1.0
 * // main.main()
 * ```
 */
export class PbnPanicError extends PbnError {
	override name = "PbnPanicError";
	/** The stack of the Go program, without lines, or what it printed last; "" where its worker died. */
	readonly goStack: string;
	/** The module's version; "" where its worker died. */
	readonly version: string;

	constructor(message: string, details: { goStack?: string; version?: string; cause?: unknown } = {}) {
		super(message, { cause: details.cause });
		this.goStack = details.goStack ?? "";
		this.version = details.version ?? "";
	}
}

/**
 * The file needs more memory than there is, or has a game of more than 512 MiB. The next call works.
 *
 * @example
 * ```js
 * import { PbnMemoryError } from "pbnkit";
 *
 * const { gameCount } = await pbn.validate(source).catch((error) => {
 * 	if (error instanceof PbnMemoryError) return { gameCount: "too large" };
 * 	throw error;
 * });
 * console.log(gameCount); // 3
 * ```
 */
export class PbnMemoryError extends PbnError {
	override name = "PbnMemoryError";
}

/**
 * The call came after `close`, or was under way then.
 *
 * @example
 * ```js
 * import { load, PbnClosedError } from "pbnkit";
 *
 * const closed = await load();
 * closed.close();
 * await closed.validate(source).catch((error) => console.log(error instanceof PbnClosedError)); // true
 * ```
 */
export class PbnClosedError extends PbnError {
	override name = "PbnClosedError";

	constructor() {
		super("this Pbn was closed");
	}
}
