/** What the names of the errors begin with. */
let client = "Kit";

/**
 * Says whose errors these are: "Pgn" makes "PgnLoadError" of the name of a KitLoadError. Each entry of the package is a script with classes
 * of its own, and says it once, before anything is loaded.
 */
export function nameErrors(of: string): void {
	client = of;
	const kinds = { "": KitError, Load: KitLoadError, Memory: KitMemoryError, Panic: KitPanicError, Closed: KitClosedError };
	// Node prints the name of the class, too, where that is another one.
	for (const [kind, error] of Object.entries(kinds)) Object.defineProperty(error, "name", { value: `${client}${kind}Error` });
}

/**
 * What all errors of this package derive from, except the TypeErrors for a caller's mistakes.
 *
 * @example
 * ```js
 * import { load, KitError } from "pbnkit";
 *
 * try {
 * 	await load({ wasm: "http://127.0.0.1:1/no.wasm" });
 * } catch (error) {
 * 	console.log(error instanceof KitError); // true
 * }
 * ```
 */
export class KitError extends Error {
	override name = `${client}Error`;
}

/**
 * The module or its worker could not be loaded or started. The load may be tried again.
 *
 * @example
 * ```js
 * import { load, KitLoadError } from "pbnkit";
 *
 * try {
 * 	await load({ wasm: "http://127.0.0.1:1/no.wasm" });
 * } catch (error) {
 * 	if (error instanceof KitLoadError) console.log(`nothing came from ${error.url}, status ${error.status}`); // nothing came from http://127.0.0.1:1/no.wasm, status undefined
 * }
 * ```
 */
export class KitLoadError extends KitError {
	override name = `${client}LoadError`;
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
 * import { KitPanicError } from "pbnkit";
 *
 * const report = (error) => (error instanceof KitPanicError ? `pbnkit ${error.version}\n${error.goStack}` : error.message);
 * console.log(report(new KitPanicError("it panicked", { version: "0.1.0", goStack: "main.main()" })));
 * // pbnkit 0.1.0
 * // main.main()
 * ```
 */
export class KitPanicError extends KitError {
	override name = `${client}PanicError`;
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
 * import { KitMemoryError } from "pbnkit";
 *
 * const { gameCount } = await kit.validate(source).catch((error) => {
 * 	if (error instanceof KitMemoryError) return { gameCount: "too large" };
 * 	throw error;
 * });
 * console.log(gameCount); // 3
 * ```
 */
export class KitMemoryError extends KitError {
	override name = `${client}MemoryError`;
}

/**
 * The call came after `close`, or was under way then.
 *
 * @example
 * ```js
 * import { load, KitClosedError } from "pbnkit";
 *
 * const closed = await load();
 * closed.close();
 * await closed.validate(source).catch((error) => console.log(error instanceof KitClosedError)); // true
 * ```
 */
export class KitClosedError extends KitError {
	override name = `${client}ClosedError`;

	constructor() {
		super(`this ${client} was closed`);
	}
}
